import type { Place } from '../../lib/geometry';
import type { Point } from '../../lib/point';

/** A shape of a motif: filled, or drawn as a line of some width. */
export interface Stroke {
  d: string;
  tone: 'dark' | 'light' | 'ink' | 'fire' | 'shade';
  line?: number;
}

/** What is strewn over a terrain so that it reads from afar: drawings around the unit square, and how close they stand. */
export interface Motif {
  drawings: Stroke[][];
  /** The size of a drawing and the distance between two, in radii. */
  size: number;
  apart: number;
}

const shadow = (wide: number): Stroke => ({
  d: `M${-wide} .66A${wide} .16 0 0 0 ${wide} .66 ${wide} .16 0 0 0 ${-wide} .66Z`,
  tone: 'shade',
});

const cypress: Stroke[] = [
  shadow(0.5),
  { d: 'M-.07 .3H.07V.68H-.07Z', tone: 'ink' },
  { d: 'M0-1.1C.34-.6 .46-.1 .34 .42-.02 .58-.3 .5-.34 .42-.46-.1-.34-.6 0-1.1Z', tone: 'dark' },
  { d: 'M-.04-.8C-.26-.4-.3 0-.24 .36-.1 .1-.1-.4-.04-.8Z', tone: 'light' },
];
const oak: Stroke[] = [
  shadow(0.6),
  { d: 'M-.1 .1H.1L.14 .68H-.14Z', tone: 'ink' },
  {
    d: 'M-.62 .06C-.9-.2-.7-.6-.42-.56-.4-.9 .14-1 .28-.7 .62-.76 .84-.36 .6-.08 .62 .2 .2 .34 0 .2-.2 .38-.6 .32-.62 .06Z',
    tone: 'dark',
  },
  { d: 'M-.44-.42C-.3-.72 .06-.78 .16-.56-.1-.64-.32-.56-.44-.42Z', tone: 'light' },
];
const column: Stroke[] = [
  shadow(0.55),
  { d: 'M-.46 .5H.46V.7H-.46ZM-.32 .5V-.62L-.14-.8 .04-.56 .18-.74 .32-.5V.5Z', tone: 'light' },
  { d: 'M.1 .5V-.62L.18-.74 .32-.5V.5Z', tone: 'dark' },
  { d: 'M-.18 .5V-.72M-.04 .5V-.62M.12 .5V-.64M-.46 .5H.46', tone: 'ink', line: 0.05 },
];
const drums: Stroke[] = [
  shadow(0.8),
  { d: 'M-.74 .1C-.9 .2-.9 .58-.74 .66H.1C.28 .6 .28 .16 .1 .1Z', tone: 'light' },
  { d: 'M.1 .1C-.06 .2-.06 .58 .1 .66 .28 .6 .28 .16 .1 .1Z', tone: 'dark' },
  { d: 'M.42 .7V.34H.86V.7ZM-.6 .26H0M-.62 .42H-.02', tone: 'ink', line: 0.05 },
];
const wave: Stroke[] = [
  { d: 'M-1.1 .1C-.8-.3-.4-.3-.1 .08 .2 .42 .6 .36 1 .02', tone: 'light', line: 0.13 },
  { d: 'M-.7 .46C-.5 .24-.2 .24 0 .44 .2 .62 .4 .6 .6 .42', tone: 'dark', line: 0.1 },
];
const dolphin: Stroke[] = [
  {
    d: 'M-1 .24C-.6-.46 .2-.62 .8-.14L1.1 .02 .78 .1C.46 .02 .1 .08-.18 .26L-.06 .52-.46 .36C-.62 .42-.8 .5-1 .66L-.88 .38-1.16 .1ZM.02-.4L.2-.76 .36-.34Z',
    tone: 'ink',
  },
  { d: 'M-.5 .16C-.1-.1 .3-.14 .7-.02M.64-.16h.04', tone: 'light', line: 0.06 },
];
const reeds: Stroke[] = [
  { d: 'M-.9 .6A.9 .2 0 0 0 .9 .6 .9 .2 0 0 0-.9 .6Z', tone: 'shade' },
  { d: 'M-.4 .6C-.42 .1-.5-.2-.62-.5M-.1 .6C-.1 0-.1-.4-.02-.8M.24 .6C.26 .2 .36-.1 .56-.4', tone: 'ink', line: 0.08 },
  { d: 'M-.08-1L.06-1 .06-.6-.08-.6ZM.5-.62L.64-.58 .58-.28 .46-.32ZM-.74-.7L-.6-.74-.54-.46-.66-.42Z', tone: 'dark' },
];
const fire: Stroke[] = [
  { d: 'M-1 .2L-.5-.1-.2 .2 .2-.3 .5 .1 1-.2M-.2 .2L0 .7M.2-.3L.1-.8', tone: 'ink', line: 0.34 },
  { d: 'M-1 .2L-.5-.1-.2 .2 .2-.3 .5 .1 1-.2M-.2 .2L0 .7M.2-.3L.1-.8', tone: 'fire', line: 0.16 },
];
const volcano: Stroke[] = [
  { d: 'M-1 .7L-.34-.5H.34L1 .7Z', tone: 'ink' },
  { d: 'M-.3-.5C-.3-.9 0-.7 0-1.2 .14-.8 .3-.9 .3-.5L.1-.3 .16 .2-.06-.1-.2 .3-.14-.3Z', tone: 'fire' },
];
const boulder: Stroke[] = [
  shadow(0.8),
  { d: 'M-.8 .6L-.62-.1-.1-.5 .5-.3 .82 .2 .72 .66Z', tone: 'dark' },
  { d: 'M-.62-.1L-.1-.5 .5-.3 .1 .04-.3 .1Z', tone: 'light' },
  { d: 'M.1 .04L.82 .2M.1 .04L0 .6M-.3 .1L-.62-.1', tone: 'ink', line: 0.05 },
];
const peak: Stroke[] = [
  { d: 'M-1.1 .7L-.2-.9 .2-.3 .44-.6 1.1 .7Z', tone: 'dark' },
  { d: 'M-.2-.9L-.5-.36-.3-.42-.16-.2 0-.4 .2-.3ZM.44-.6L.26-.3 .44-.24 .64-.2Z', tone: 'light' },
  { d: 'M-.2-.2L-.4 .7M.2-.3L.3 .7M.44-.24L.7 .7', tone: 'ink', line: 0.05 },
];
const crack: Stroke[] = [
  { d: 'M-.9-.4L-.4-.2-.2-.5 .1 .1 .5-.1 .9 .4 .4 .2 0 .5-.3 0-.6 .1Z', tone: 'ink' },
  { d: 'M-.9-.4L-.4-.2-.2-.5 .1 .1 .5-.1 .9 .4', tone: 'light', line: 0.05 },
];
const drift: Stroke[] = [
  { d: 'M-1 .4C-.6-.2 0-.2 .3 .1 .6-.1 .9 .1 1 .4 .4 .6-.4 .6-1 .4Z', tone: 'light' },
  { d: 'M-1 .4C-.4 .6 .4 .6 1 .4M-.5 .16C-.2 0 0 .06 .14 .2', tone: 'dark', line: 0.06 },
];
const shard: Stroke[] = [
  shadow(0.5),
  { d: 'M-.4 .66L-.3-.4-.04-.9 .14-.2 .2 .66Z', tone: 'light' },
  { d: 'M-.04-.9L.14-.2 .2 .66H0ZM.24 .66L.34-.1 .52 .66Z', tone: 'dark' },
];
const dune: Stroke[] = [
  { d: 'M-1.1 .4C-.6-.5 .3-.6 1.1 .2 .5 .0 0 .1-.2 .4-.5 .5-.8 .5-1.1 .4Z', tone: 'light' },
  { d: 'M1.1 .2C.5 0 0 .1-.2 .4 .2 .5 .8 .5 1.1 .2Z', tone: 'dark' },
];
const curl: Stroke[] = [
  { d: 'M-1 .5C-.7-.5 .1-.9 .7-.4 .9-.1 .7 .2 .4 .1 .6-.1 .4-.4 .1-.3-.3-.1-.3 .3 .1 .5Z', tone: 'light' },
  { d: 'M-1 .62C-.5 .4 .4 .8 1 .56', tone: 'ink', line: 0.08 },
];
const tuft: Stroke[] = [
  {
    d: 'M-.3 .5C-.34 .1-.44-.1-.56-.24M-.1 .5C-.1 0-.08-.2-.02-.44M.1 .5C.14 .1 .24-.1 .4-.26',
    tone: 'dark',
    line: 0.1,
  },
];
const pebbles: Stroke[] = [
  {
    d: 'M-.6 .3C-.6 .1-.2 .1-.2 .3-.2 .46-.6 .46-.6 .3ZM.1 .1C.1-.06 .36-.06 .36 .1 .36 .24 .1 .24 .1 .1ZM.2 .46C.2 .36 .4 .36 .4 .46 .4 .56 .2 .56 .2 .46Z',
    tone: 'dark',
  },
];

const motifs: Record<string, Motif> = {
  open_ground: { drawings: [tuft, pebbles, tuft], size: 0.34, apart: 2.1 },
  hill: { drawings: [dune, boulder, dune], size: 0.56, apart: 1.4 },
  forest: { drawings: [cypress, oak, cypress], size: 0.62, apart: 1.15 },
  ruins: { drawings: [column, drums, column], size: 0.52, apart: 1.6 },
  water: { drawings: [wave, wave, wave, dolphin], size: 0.46, apart: 1.3 },
  swamp: { drawings: [reeds], size: 0.46, apart: 1.35 },
  lava: { drawings: [fire], size: 0.56, apart: 1.3 },
  rock: { drawings: [boulder], size: 0.5, apart: 1.4 },
  cliff: { drawings: [peak], size: 0.7, apart: 1.5 },
  rift: { drawings: [crack], size: 0.62, apart: 1.5 },
  polar: { drawings: [drift, shard, drift], size: 0.5, apart: 1.5 },
  sand_dunes: { drawings: [dune], size: 0.62, apart: 1.45 },
  stormy_seas: { drawings: [curl, wave], size: 0.5, apart: 1.25 },
  erupting_lava: { drawings: [volcano, fire], size: 0.62, apart: 1.5 },
};

/** What is strewn over a terrain; nothing where its pattern says enough. */
export const motifOf = (terrain: string): Motif | undefined => motifs[terrain];

/** Where drawings stand in an area, each with which one it is: apart from each other and from the label, the same each time. */
export function strewn(place: Place, motif: Motif, radius: number): { at: Point; drawing: number }[] {
  const found: { at: Point; drawing: number }[] = [];
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  let lot = place.area.tag.length + (place.area.tag.codePointAt(0) ?? 1) * 31 + (place.area.tag.codePointAt(1) ?? 1);
  const draw = () => (lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const order = place.samples
    .filter(({ clearance }) => clearance > radius * motif.size * 0.85)
    .map((sample) => ({ ...sample, lot: draw() }))
    .sort((a, b) => a.lot - b.lot);
  for (const { at } of order) {
    const [x, y] = at;
    const label = Math.abs(x - place.label[0]) < radius * 1.5 && Math.abs(y - place.label[1]) < radius * 0.8;
    if (label || found.some((other) => far(other.at, at) < radius * motif.apart)) continue;
    found.push({ at, drawing: Math.floor(draw() * motif.drawings.length) });
  }
  // Those in front are drawn over those behind.
  return found.sort((a, b) => a.at[1] - b.at[1]);
}
