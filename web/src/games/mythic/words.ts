import type {
  MythicBoardCard,
  MythicCatalogue,
  MythicTalent,
  MythicTerrain,
  MythicUnit,
  MythicUnitCard,
  WordCard,
} from '../../wire';

/** An id as people read it. */
const readable = (id: string): string => id.replaceAll('_', ' ');

/** The catalogue of the game in one language, with look-ups by id. */
export class Words {
  readonly #units: Map<string, MythicUnitCard>;
  readonly #boards: Map<string, MythicBoardCard>;
  readonly #talents: Map<string, MythicTalent>;
  readonly #terrains: Map<string, MythicTerrain>;
  readonly #others: Map<string, { name: string; text: string }>;

  /** What the units of a battle are called, by tag. */
  readonly #names = new Map<string, string>();

  constructor(
    readonly all: MythicCatalogue,
    units: readonly Pick<MythicUnit, 'tag' | 'def' | 'owner'>[] = [],
  ) {
    const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]));
    this.#units = byId(all.units);
    this.#boards = byId(all.boards);
    this.#talents = byId(all.talents);
    this.#terrains = new Map(all.terrains.map((terrain) => [terrain.letter, terrain]));
    const rest: WordCard[] = [...all.types, ...all.orders, ...all.levels];
    this.#others = byId([...rest, ...all.factions.map((one) => ({ ...one, text: '' }))]);
    for (const unit of units) {
      const name = this.#called(unit.def);
      const alike = units.filter((other) => other.owner === unit.owner && this.#called(other.def) === name);
      this.#names.set(unit.tag, alike.length > 1 ? `${name} ${alike.indexOf(unit) + 1}` : name);
    }
  }

  unit = (id: string): MythicUnitCard | undefined => this.#units.get(id);
  board = (id: string): string => this.#boards.get(id)?.name ?? readable(id);
  talent = (id: string): MythicTalent => this.#talents.get(id) ?? { id, name: readable(id), text: '' };
  /** The terrain of a letter of the field; none where no board lies. */
  terrain = (letter: string): MythicTerrain | undefined => this.#terrains.get(letter);
  /** A type, faction, standing order or level. */
  word = (id: string): { name: string; text: string } => this.#others.get(id) ?? { name: readable(id), text: '' };

  /** What people call a unit; several of one name in an army are numbered. */
  name = (unit: Pick<MythicUnit, 'tag' | 'def'>): string => this.#names.get(unit.tag) ?? this.#called(unit.def);

  #called(def: string): string {
    return this.unit(def)?.name ?? readable(def);
  }
}
