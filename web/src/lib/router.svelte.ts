import { href, parse, type Route } from './routes';

export { href, type Route };

let current = $state.raw<Route>(parse(location.hash));
window.addEventListener('hashchange', () => (current = parse(location.hash)));

/** The route of the moment. */
export const router = {
  get route(): Route {
    return current;
  },
  /** Goes to a route, leaving the present one in the history. */
  go(route: Route): void {
    location.hash = href(route);
  },
  /** Gives the place where the person is another address; nothing on the page changes. */
  rename(route: Route): void {
    history.replaceState(null, '', href(route));
  },
};
