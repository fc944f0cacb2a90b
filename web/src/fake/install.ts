import { connectBy } from '../table/channel';
import type { MessageOf, Wire } from '../games/wire';
import { answer } from './api';
import { catalogue, count, snapshotOf, welcomeAt } from './moments';
import { conjurersTable } from './conjurers';
import { mythicTable } from './mythic';
import { draftOf } from './play';
import { adviceOn } from './review';

/**
 * Puts a stand-in between the client and the network, so that the table can be looked at without a server.
 * `#/table/3` opens at its fourth moment; each answer leads to the next. `#/table/draft` opens a draft,
 * `#/table/mythic-deploy` a battle of 2012 where tokens are deployed (see `mythic.ts`), `#/table/conjurers-marketplace`
 * Conjurers at the marketplace (see `conjurers.ts`).
 */
export function install(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const found = answer(path, body);
    return found === undefined ? real(input, init) : Response.json(found);
  };
  connectBy((table, listener) => {
    let moment = Number(table) || 0;
    const tell = (message: MessageOf<Wire>) => setTimeout(() => listener.received(message));
    setTimeout(() => listener.opened());
    if (table.startsWith('mythic') || table.startsWith('conjurers')) {
      const answers = table.startsWith('mythic') ? mythicTable(table) : conjurersTable(table);
      return {
        close: () => undefined,
        // The channel carries the messages of whatever game the table plays.
        send: (message) => answers(message).forEach((one) => tell(one)),
      };
    }
    return {
      close: () => undefined,
      send(message) {
        if ('join' in message || 'lang' in message) {
          const welcome = welcomeAt(moment);
          tell({ welcome: table === 'draft' ? { ...welcome, snapshot: draftOf(catalogue) } : welcome });
        } else if ('answer' in message) {
          moment = (moment + 1) % count;
          tell({ moved: { snapshot: snapshotOf(moment), log: [] } });
        } else if ('undo' in message) {
          moment = Math.max(0, moment - 1);
          tell({ moved: { snapshot: snapshotOf(moment), log: [] } });
        } else if ('why' in message) {
          const rules = [{ id: 'P15.8A1.3', text: 'A unit enters no area that is full.' }];
          tell({ told: { id: message.why.id, why: { legal: false, text: ['The area is full.'], rules } } });
        } else if ('hint' in message) {
          tell({
            told: { id: message.hint.id, hint: adviceOn(moment) },
          });
        } else if ('forecast' in message) {
          tell({
            told: {
              id: message.forecast.id,
              forecasts: [
                {
                  by: 'achilles',
                  on: 'hydra',
                  reach: 'melee',
                  offence: {
                    total: 8,
                    terms: [
                      { label: 'Achilles', by: 7, rule: 'P15.8A.2-1' },
                      { label: 'close combat', by: 1, rule: 'P15.14.5-1' },
                    ],
                  },
                  defence: { total: 6, terms: [{ label: 'Hydra', by: 6, rule: 'P15.8A.2-2' }] },
                  vitality: 4,
                  mean: 2.31,
                  at_least: [0.98, 0.81, 0.42, 0.12, 0.02],
                  destroy: 0.12,
                  answer: { after: { chance: 0.63, wounds: 0.81, destroy: 0.04 } },
                  cards: [],
                },
              ],
            },
          });
        }
      },
    };
  });
}
