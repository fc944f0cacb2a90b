import type { AnyMoment } from '../games/wire';
import type { Catalogue, Snapshot, UnitSnapshot } from '../wire';

/** Units of both sides of the stand-in's game, standing where the board lets them begin. */
function standing(all: Catalogue): UnitSnapshot[] {
  const board = all.boards.find((one) => one.id === 'training_field');
  const zones = board?.zones.filter((zone) => zone.players === 2) ?? [];
  return ['first_march', 'gates_of_the_underworld'].flatMap((army, owner) => {
    const ids = all.armies.find((one) => one.id === army)?.units ?? [];
    return ids.map((def, place) => {
      const card = all.units.find((unit) => unit.id === def);
      const row = card?.rows[0];
      const areas = zones[owner]?.areas ?? [];
      return {
        tag: def,
        def,
        owner,
        stage: 'in_play',
        area: areas[place % Math.max(areas.length, 1)] ?? null,
        vitality: card?.vitality ?? 1,
        max: card?.vitality ?? 1,
        row: 0,
        activated: false,
        retaliated: false,
        paralysed: false,
        tokens: [],
        values: {
          offence: row?.offence ?? 0,
          defence: row?.defence ?? 0,
          range: row?.range ?? 0,
          movement: row?.movement ?? 0,
        },
        powers: card?.powers.map(() => ({ available: true, tokens: 0 })) ?? [],
        waived: [],
      } satisfies UnitSnapshot;
    });
  });
}

/** A game of the stand-in at a moment: with each step one unit has gone to a neighbouring area. */
export function momentAt(all: Catalogue, step: number): Snapshot {
  const board = all.boards.find((one) => one.id === 'training_field');
  const units = standing(all);
  const areas = board?.areas ?? [];
  for (let taken = 0; taken < step; taken++) {
    const unit = units[(taken * 5) % units.length];
    const next = areas.filter((area) => area.capacity > 0)[(taken * 7) % areas.length];
    if (unit && next) unit.area = next.tag;
  }
  return {
    question: step,
    goals: [],
    view: null,
    round: 1 + Math.floor(step / 6),
    active: step % 2,
    lead: 0,
    board: 'training_field',
    waiting_for: step % 2,
    can_undo: false,
    seats: [0, 1].map((seat) => ({
      seat,
      alive: true,
      army: units.filter((unit) => unit.owner === seat).map((unit) => unit.tag),
      points: 0,
      zone: seat,
      hand: 5,
      deck: 12,
      discard: [],
      shown: [],
      absorbed: seat,
      bought: [],
      orders: [],
    })),
    units,
    areas: areas.map((area) => ({
      tag: area.tag,
      units: units.filter((unit) => unit.area === area.tag).map((unit) => unit.tag),
      elements: area.elements,
      stones: [],
      full: false,
      closed: false,
    })),
    tokens: [],
    ask: null,
  };
}

/** The game of the stand-in, moment by moment. */
export function moments(all: Catalogue): AnyMoment[] {
  return Array.from({ length: 40 }, (_, step) => {
    const unit = standing(all)[(step * 5) % 13];
    const name = all.units.find((card) => card.id === unit?.def)?.name ?? '';
    return {
      step,
      seat: step % 2,
      notation: `activate ${unit?.tag ?? ''} simple`,
      lines: [{ step, depth: 0, text: `${name} ← ${unit?.area ?? ''}`, kind: 'moved', seat: step % 2 }],
    };
  });
}

/** A draft of the stand-in, with the first seat to pick. */
export function draftOf(all: Catalogue): Snapshot {
  const picked: Record<string, number> = { athena: 0, ares: 1, minotaur: 1 };
  const units = all.units.map((card) => ({
    ...(standing(all)[0] as UnitSnapshot),
    tag: card.id,
    def: card.id,
    owner: picked[card.id] ?? null,
    stage: 'ready' as const,
    area: null,
    vitality: card.vitality,
    max: card.vitality,
  }));
  const costs = [0, 1].map((seat) =>
    units.filter((unit) => unit.owner === seat).reduce((sum, unit) => sum + costOf(all, unit.def), 0),
  );
  const still = momentAt(all, 0);
  const left = 18 - (costs[0] ?? 0);
  const free = all.units.filter(
    (card) => picked[card.id] === undefined && card.type !== 'god' && card.type !== 'titan' && card.cost <= left,
  );
  return {
    ...still,
    view: 0,
    round: 0,
    units,
    seats: still.seats.map((seat, index) => ({
      ...seat,
      army: units.filter((unit) => unit.owner === index).map((unit) => unit.tag),
      points: 18 - (costs[index] ?? 0),
    })),
    ask: {
      seat: 0,
      sentence: 'Pick a unit for your army.',
      choices: free.map((card) => ({
        label: card.name,
        notation: `recruit ${card.id}`,
        kind: 'recruit',
        unit: card.id,
        cost: 0,
      })),
    },
  };
}

const costOf = (all: Catalogue, id: string): number => all.units.find((unit) => unit.id === id)?.cost ?? 0;
