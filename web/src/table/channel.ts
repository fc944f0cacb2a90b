import type { MessageOf, Wire } from '../games/wire';
import type { ClientMessage } from '../wire';

/** One connection to a table. */
export interface Channel {
  send(message: ClientMessage): void;
  close(): void;
}

/** What a connection tells. */
export interface Listener {
  opened(): void;
  received(message: MessageOf<Wire>): void;
  closed(): void;
}

export type Connect = (table: string, listener: Listener) => Channel;

/** Connects to the server this page came from. */
export const socket: Connect = (table, listener) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const open = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play`);
  open.onopen = () => listener.opened();
  open.onmessage = (event: MessageEvent<string>) => listener.received(JSON.parse(event.data) as MessageOf<Wire>);
  open.onclose = () => listener.closed();
  return {
    send: (message) => open.send(JSON.stringify(message)),
    close: () => {
      open.onclose = null;
      open.close();
    },
  };
};

let connector: Connect = socket;

/** How tables are reached. */
export const connect: Connect = (table, listener) => connector(table, listener);

/** Reaches tables in another way, as the stand-in of a server does. */
export function connectBy(other: Connect): void {
  connector = other;
}
