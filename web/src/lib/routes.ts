/** Where in the client the person is. Pages live in the fragment, so that a seat's secret in a link is never sent. */
export type Route =
  | { page: 'start' }
  | { page: 'new'; ruleset?: string }
  | { page: 'army' }
  | { page: 'rules'; rule?: string }
  /** The rules of a game in short. */
  | { page: 'guide'; ruleset?: string }
  | { page: 'learn' }
  | { page: 'puzzles' }
  | { page: 'games' }
  | { page: 'lobby' }
  | { page: 'account' }
  /** For those who keep order. */
  | { page: 'order' }
  /** Somebody with an account, as others see them. */
  | { page: 'people'; name: string }
  | { page: 'leaders'; ruleset?: string }
  | { page: 'settings' }
  | { page: 'credits' }
  /** `secrets` are invitations to seats, `held` the secrets of seats that were claimed in another browser. */
  | { page: 'table'; table: string; secrets: string[]; held?: string[] }
  | { page: 'replay'; table: string; step?: number }
  | { page: 'review'; table: string }
  | { page: 'missing' };

/** The route a fragment such as `#/table/abc` names. */
export function parse(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#\/?/, '').split('?', 2);
  const [page = '', ...rest] = path.split('/').map(decode);
  const asked = new URLSearchParams(query);
  const name = rest[0];
  switch (page) {
    case '':
      return { page: 'start' };
    case 'new':
      return name ? { page, ruleset: name } : { page };
    case 'army':
    case 'learn':
    case 'puzzles':
    case 'games':
    case 'lobby':
    case 'account':
    case 'order':
    case 'settings':
    case 'credits':
      return { page };
    case 'people':
      return name ? { page, name } : { page: 'missing' };
    case 'leaders':
      return name ? { page, ruleset: name } : { page };
    case 'rules':
      return name ? { page, rule: name } : { page };
    case 'guide':
      return name ? { page, ruleset: name } : { page };
    case 'table':
      if (!name) return { page: 'missing' };
      return {
        page,
        table: name,
        secrets: asked.getAll('seat'),
        ...(asked.has('held') && { held: asked.getAll('held') }),
      };
    case 'replay': {
      const step = Number(asked.get('step') ?? NaN);
      if (!name) return { page: 'missing' };
      return Number.isInteger(step) ? { page, table: name, step } : { page, table: name };
    }
    case 'review':
      return name ? { page, table: name } : { page: 'missing' };
    default:
      return { page: 'missing' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The fragment that leads to a route. */
export function href(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'new':
      return route.ruleset ? `#/new/${encodeURIComponent(route.ruleset)}` : '#/new';
    case 'rules':
      return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : '#/rules';
    case 'people':
      return `#/people/${encodeURIComponent(route.name)}`;
    case 'leaders':
      return route.ruleset ? `#/leaders/${encodeURIComponent(route.ruleset)}` : '#/leaders';
    case 'guide':
      return route.ruleset ? `#/guide/${encodeURIComponent(route.ruleset)}` : '#/guide';
    case 'table': {
      const named = (name: string, all: string[] = []) => all.map((one) => `${name}=${encodeURIComponent(one)}`);
      const seats = [...named('seat', route.secrets), ...named('held', route.held)].join('&');
      return `#/table/${encodeURIComponent(route.table)}${seats && `?${seats}`}`;
    }
    case 'review':
      return `#/review/${encodeURIComponent(route.table)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.table)}${route.step === undefined ? '' : `?step=${route.step}`}`;
    default:
      return `#/${route.page}`;
  }
}
