import type {
  MythicAbout,
  MythicArmyReport,
  MythicArmyToCheck,
  MythicCatalogue,
  MythicForecast,
  MythicSnapshot,
} from '../wire';
import english from '../generated/mythic.en.json';
import french from '../generated/mythic.fr.json';
import told from '../../tests/mythic.json';
import type { LineOf, MessageOf } from '../games/wire';
import type { MythicWire } from '../games/mythic/wire';
import type { ClientMessage } from '../wire';
import { nobodyElse } from './company';

/** Moments of real battles, by what is asked in them. */
const file = told as unknown as {
  abouts: MythicAbout[];
  moments: Record<string, { table: number; snapshot: MythicSnapshot; forecasts: Record<string, MythicForecast[]> }>;
};

const names = Object.keys(file.moments);

/** The catalogue of the game. */
export const mythicCatalogue = (lang: 'en' | 'fr'): MythicCatalogue =>
  (lang === 'fr' ? french : english) as unknown as MythicCatalogue;

/** Checks what can be checked without the rules. */
export function mythicChecked({ units, players }: MythicArmyToCheck): MythicArmyReport {
  const points = players > 2 ? 60 : 100;
  const all = units.flatMap((id) => mythicCatalogue('en').units.find((unit) => unit.id === id) ?? []);
  const cost = all.reduce((sum, unit) => sum + unit.cost, 0);
  const faults = [
    ...(cost > points ? [{ rule: 'M12.1.3', text: `${cost} points: at most ${points}` }] : []),
    ...(cost < points - 5 ? [{ rule: 'M12.1.4', text: `${cost} points: at least ${points - 5} must be spent` }] : []),
    ...(units.length < 5 ? [{ rule: 'M12.1.6', text: `${units.length} units: at least 5` }] : []),
  ];
  const deck = [{ card: 'aow', count: 10 }, ...all.map((unit) => ({ card: unit.id, count: unit.maneuvers }))];
  return { cost, least: points - 5, points, power: 2 * Math.max(0, points - cost), faults, deck };
}

/** What a table of the stand-in says to a message; `#/table/mythic-deploy` opens at the moment of that name. */
export function mythicTable(table: string): (message: ClientMessage) => MessageOf<MythicWire>[] {
  let name = table.replace(/^mythic-?/, '') || 'activate';
  const moment = () => file.moments[name] ?? file.moments['activate'];
  const log: LineOf<MythicWire>[] = [{ step: 1, depth: 0, text: 'The battle begins.', kind: 'turn_began', seat: 0 }];
  return (message) => {
    const now = moment();
    if (!now) return [];
    const { snapshot } = now;
    if ('join' in message || 'lang' in message) {
      const about = file.abouts[now.table];
      if (!about) return [];
      const seats = about.generals.map(({ seat }) => ({
        seat,
        name: ['Ariadne', 'Theseus', 'Minos', 'Daedalus'][seat] ?? '',
        called: ['Ariadne', 'Theseus', 'Minos', 'Daedalus'][seat] ?? '',
        kind: 'person' as const,
        yours: seat === snapshot.view,
        hints: true,
      }));
      return [{ welcome: { ...about, ...nobodyElse, table, seats, ruleset: 'mythic-2012', snapshot, log } }];
    }
    if ('answer' in message) {
      name = names[(names.indexOf(name) + 1) % names.length] ?? name;
      const next = moment();
      return next ? [{ moved: { snapshot: next.snapshot, log: [] } }] : [];
    }
    if ('forecast' in message) {
      const { id, choice } = message.forecast;
      return [{ told: { id, forecasts: now.forecasts[`${choice}`] ?? [] } }];
    }
    if ('why' in message) {
      const rules = [{ id: 'M12.7.1', text: 'Too far for this unit.' }];
      return [{ told: { id: message.why.id, why: { legal: false, text: ['Too far for this unit.'], rules } } }];
    }
    if ('hint' in message) {
      const hint = { choice: 0, text: 'It wounds most.', weighed: [] };
      return [{ told: { id: message.hint.id, hint } }];
    }
    return [];
  };
}
