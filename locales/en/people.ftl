### Who is who: why something is refused.

person-unknown = You are not signed in, or not any more.
person-no-origin = The request does not say which page it comes from.
person-no-device = You are not signed in on that device, or not any more.
