/** Where an action stands on the drawing of the town, and the drawing's size. */
export interface Plan {
  width: number;
  height: number;
  at: (action: string, seats: number) => { x: number; y: number };
}

const mines = ['lumber_mill', 'stone_mine', 'iron_mine', 'bronze_smelter', 'sapphire_mine', 'diamond_mine'];
const storages = [
  'wood_storage',
  'stone_storage',
  'iron_storage',
  'bronze_storage',
  'sapphire_storage',
  'diamond_storage',
];
const grounds = ['duat', 'mount_olympus', 'shangri_la', 'valhalla', 'garden_of_eden'];

/** The houses of a table, spread over a row between two edges. */
function house(action: string, seats: number, from: number, to: number): number {
  const seat = Number(action.at(-1)) - 1;
  return from + ((to - from) * (seat + 0.5)) / seats;
}

const rest: Record<string, [number, number]> = {
  wild_animals: [0, 0],
  fishing_pond: [1, 0],
  marketplace: [2.5, 0],
  tavern: [4, 0],
  guild_house: [5, 0],
  sacrificial_pit: [0.9, 1],
  blacksmith: [2.5, 1],
  artificer: [4.1, 1],
};

/** The town on a wide screen: mines in the hills, stores below them, the square, the houses; battlegrounds beyond the wall. */
export const wide: Plan = {
  width: 1240,
  height: 850,
  at(action, seats) {
    const column = (at: number) => 95 + at * 160;
    const row = (at: number) => 85 + at * 170;
    const mine = mines.indexOf(action);
    if (mine >= 0) return { x: column(mine), y: row(0) };
    const storage = storages.indexOf(action);
    if (storage >= 0) return { x: column(storage), y: row(1) };
    const ground = grounds.indexOf(action);
    if (ground >= 0) return { x: 1130, y: row(ground) };
    const place = rest[action];
    if (place) return { x: column(place[0]), y: row(2 + place[1]) };
    return { x: house(action, seats, 15, 975), y: row(4) };
  },
};

const narrowRest: Record<string, [number, number]> = {
  sapphire_mine: [0, 2],
  diamond_mine: [1, 2],
  sapphire_storage: [2, 2],
  diamond_storage: [3, 2],
  wild_animals: [0, 3],
  fishing_pond: [1, 3],
  marketplace: [2, 3],
  tavern: [3, 3],
  guild_house: [0, 4],
  sacrificial_pit: [1, 4],
  blacksmith: [2, 4],
  artificer: [3, 4],
};

/** The same town on a phone, in four columns. */
export const narrow: Plan = {
  width: 620,
  height: 1228,
  at(action, seats) {
    const column = (at: number) => 80 + at * 153;
    const row = (at: number) => 80 + at * 152;
    const place = narrowRest[action];
    if (place) return { x: column(place[0]), y: row(place[1]) };
    const mine = mines.indexOf(action);
    if (mine >= 0) return { x: column(mine), y: row(0) };
    const storage = storages.indexOf(action);
    if (storage >= 0) return { x: column(storage), y: row(1) };
    const ground = grounds.indexOf(action);
    if (ground >= 0) return { x: column(ground < 3 ? ground + 0.5 : ground - 2), y: row(ground < 3 ? 6 : 7) };
    return { x: house(action, seats, 5, 615), y: row(5) };
  },
};
