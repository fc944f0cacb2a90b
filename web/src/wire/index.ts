// Written from the wire types by `UPDATE=1 cargo test -p protocol`. Do not edit.
export type * from './conjurers';
export type * from './mythic';
export type * from './pantheon';
export type * from './common';
