import type { ArmyReport, Catalogue, MythicArmyToCheck, NewTable, RuleText, Summary } from '../wire';
import english from '../generated/sample.json';
import french from '../generated/sample.fr.json';
import rulesEnglish from '../generated/rules.en.json';
import rulesFrench from '../generated/rules.fr.json';
import { conjurersCatalogue } from './conjurers';
import { mythicCatalogue, mythicChecked } from './mythic';
import { momentAt, moments } from './play';
import { review, thoughts } from './review';

const inFrench = (path: string): boolean => path.includes('lang=fr');
const catalogue = (path: string): Catalogue => (inFrench(path) ? french : english) as unknown as Catalogue;

/** Answers requests without a server, from the content files, so that the client can be looked at alone. */
export function answer(path: string, body?: unknown): unknown {
  const moment = /^\/api\/tables\/[^/]+\/moments\/(\d+)/.exec(path);
  if (moment) return momentAt(catalogue(path), Number(moment[1]));
  if (/^\/api\/tables\/[^/]+\/moments/.test(path))
    return { ruleset: 'pantheon-1.5', moments: moments(catalogue(path)) };
  if (/^\/api\/tables\/[^/]+\/review/.test(path)) return review;
  if (/^\/api\/tables\/[^/]+\/thoughts/.test(path)) return thoughts;
  if (/^\/api\/tables\/[^/]+\/contest/.test(path)) return { is_rated: false, pace: 'none', uncounted: null, seats: [] };
  // No table has cards of its own.
  if (/^\/api\/tables\/[^/]+\/cards/.test(path)) return {};
  if (path.startsWith('/api/catalogue/conjurers')) return conjurersCatalogue(inFrench(path) ? 'fr' : 'en');
  if (path.startsWith('/api/catalogue/mythic-2012')) return mythicCatalogue(inFrench(path) ? 'fr' : 'en');
  if (path.startsWith('/api/army/check/mythic-2012')) return mythicChecked(body as MythicArmyToCheck);
  if (path.startsWith('/api/catalogue')) return catalogue(path);
  if (path.startsWith('/api/rules')) return (inFrench(path) ? rulesFrench : rulesEnglish) satisfies RuleText[];
  // Nobody is known here, and nothing is kept of them.
  if (path.startsWith('/api/me')) return null;
  if (path.startsWith('/api/summaries')) return summaries;
  if (path.startsWith('/api/army/check')) return checked((body as { units: string[] }).units);
  if (path.startsWith('/api/tables/load'))
    return { table: 'sample', seats: [{ seat: 0, invitation: 'loaded', name: 'Ann' }] };
  if (/^\/api\/tables\/[^/]+\/claim/.test(path)) return { seat: 0 };
  if (path.startsWith('/api/tables')) {
    const { players = [] } = body as Partial<NewTable>;
    const seats = players.map((player, seat) => ({
      seat,
      invitation: `come-${seat}`,
      person: player.kind === 'person',
    }));
    return { table: 'sample', seats: seats.filter((seat) => seat.person) };
  }
  return undefined;
}

const summaries: Summary[] = [
  {
    table: 'sample',
    seat: 0,
    secret: 'secret-0',
    title: 'You – Computer',
    ruleset: 'pantheon-1.5',
    board: 'training_field',
    round: 3,
    waiting_for_you: true,
    over: false,
    updated: Date.now() - 7_200_000,
  },
  {
    table: 'older',
    seat: 0,
    secret: 'secret-1',
    title: 'Ada – Grace',
    ruleset: 'pantheon-1.5',
    board: 'boreas_pass',
    round: 9,
    waiting_for_you: false,
    over: true,
    updated: Date.now() - 400_000_000,
  },
];

function checked(ids: string[]): ArmyReport {
  const all = english as unknown as Catalogue;
  const units = ids.flatMap((id) => all.units.find((unit) => unit.id === id) ?? []);
  const cost = units.reduce((sum, unit) => sum + unit.cost, 0);
  const divinities = units.filter((unit) => unit.type === 'god' || unit.type === 'titan').length;
  return {
    cost,
    points: 18,
    faults: [
      ...(divinities === 0 ? [{ rule: 'P15.R23', text: 'no divinity' }] : []),
      ...(cost === 18 ? [] : [{ rule: 'P15.6C.2-7', text: `costs ${cost} of 18 points` }]),
    ],
    deck: [{ card: 'aow', count: 10 }, ...units.map((unit) => ({ card: unit.id, count: unit.cards }))],
  };
}
