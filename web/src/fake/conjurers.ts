import english from '../generated/conjurers.en.json';
import french from '../generated/conjurers.fr.json';
import type { ConjurersWire } from '../games/conjurers/wire';
import type { MessageOf } from '../games/wire';
import told from '../../tests/conjurers.json';
import type { ClientMessage, ConjurersCatalogue, ConjurersForecast, ConjurersSnapshot } from '../wire';
import { nobodyElse } from './company';

/** Moments of real games, by what is asked in them. */
const moments = told as unknown as Record<
  string,
  { snapshot: ConjurersSnapshot; forecasts: Record<string, ConjurersForecast[]> }
>;
const names = Object.keys(moments);

/** The catalogue of the game. */
export const conjurersCatalogue = (lang: 'en' | 'fr'): ConjurersCatalogue =>
  (lang === 'fr' ? french : english) as unknown as ConjurersCatalogue;

const estimate = { win: 0.62, margin: 0.06, played: 300, own_left: 1.4, other_left: 0.6 };

/** What a table of the stand-in says to a message; `#/table/conjurers-battle` opens at the moment of that name. */
export function conjurersTable(table: string): (message: ClientMessage) => MessageOf<ConjurersWire>[] {
  let name = table.replace(/^conjurers-?/, '') || 'allocation';
  return (message) => {
    const now = moments[name] ?? moments['allocation'];
    if (!now) return [];
    const { snapshot } = now;
    if ('join' in message || 'lang' in message) {
      const seats = snapshot.seats.map(({ seat }) => ({
        seat,
        name: ['Medea', 'Circe', 'Merlin', 'Sycorax'][seat] ?? '',
        called: ['Medea', 'Circe', 'Merlin', 'Sycorax'][seat] ?? '',
        kind: 'person' as const,
        yours: seat === snapshot.view,
        hints: true,
      }));
      const log = [{ step: 1, depth: 0, text: 'Turn 1 begins.', kind: 'turn_began' as const }];
      const about = { players: seats.length, sapphires: seats.length > 2, settings: [] };
      return [{ welcome: { ...about, ...nobodyElse, table, seats, ruleset: 'conjurers', snapshot, log } }];
    }
    if ('answer' in message) {
      name = names[(names.indexOf(name) + 1) % names.length] ?? name;
      const next = moments[name];
      return next ? [{ moved: { snapshot: next.snapshot, log: [] } }] : [];
    }
    if ('forecast' in message) {
      const { id, choice } = message.forecast;
      const known = now.forecasts[`${choice}`] ?? [{}];
      return [{ told: { id, forecasts: known.map((one) => ({ ...one, battle: estimate })) } }];
    }
    if ('why' in message) {
      const rules = [{ id: 'CON.6.7', text: 'Nobody is put on an action that is closed.' }];
      return [{ told: { id: message.why.id, why: { legal: false, text: ['It is closed.'], rules } } }];
    }
    if ('hint' in message) {
      return [{ told: { id: message.hint.id, hint: { choice: 0, text: 'It brings most.', weighed: [] } } }];
    }
    return [];
  };
}
