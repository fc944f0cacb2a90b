/** Paths of figures in the black-figure manner, drawn around a shield of about 0.7 at the middle, on a base at 1.15. */

/** What carries the shield: one fighter, a company of three, one on a horse, one of the divine, a beast, a giant, or something with snakes. */
export type Body = 'fighter' | 'company' | 'rider' | 'divine' | 'beast' | 'giant' | 'serpent';

const BODIES: Record<string, Body> = {
  ...{ troop: 'company', god: 'divine', titan: 'divine', monster: 'beast' },
  ...{ infantry: 'company', horde: 'company', cavalry: 'rider', pack: 'beast', colossal: 'beast' },
};

/** Units whose body is not that of their type. */
const OWN: Record<string, Body> = {
  ...{ talos: 'giant', cyclops: 'giant', cyclops_stone_hurler: 'giant', minotaur: 'giant' },
  ...{ medusa: 'serpent', hydra: 'serpent', hydra_of_lerna: 'serpent', scylla: 'serpent' },
};

/** The body of a unit, by its type and name. */
export const bodyOf = (type: string, id = ''): Body => OWN[id] ?? BODIES[type] ?? 'fighter';

/** The middle and size of the shield of each body. */
export const shields: Record<Body, { y: number; r: number }> = {
  fighter: { y: 0.02, r: 0.74 },
  company: { y: 0.06, r: 0.72 },
  rider: { y: 0.1, r: 0.68 },
  divine: { y: 0.06, r: 0.74 },
  beast: { y: 0.1, r: 0.7 },
  giant: { y: 0.08, r: 0.62 },
  serpent: { y: 0.2, r: 0.62 },
};

export const helmet = 'M-.3 .36C-.42-.02-.3-.36 .04-.36 .3-.36 .38-.16 .37 0L.45 .17 .33 .2 .33 .4 .14 .42 .07 .2Z';
export const visor = 'M.06 .02L.3-.03 .31 .05 .14 .08 .12 .3 .06 .16Z';
export const crest =
  'M-.34 .5C-.66-.1-.5-.66 0-.72 .34-.75 .56-.56 .56-.34 .36-.5 .14-.48 0-.42-.28-.3-.36 .02-.22 .46Z';

/** Where helmets stand, and how large they are. */
export const helmets: Partial<Record<Body, [number, number, number][]>> = {
  fighter: [[0.02, -0.86, 0.92]],
  company: [
    [-0.58, -0.72, 0.66],
    [0.56, -0.72, 0.66],
    [0, -0.86, 0.74],
  ],
  rider: [[-0.16, -0.82, 0.78]],
};

const legs =
  'M-.34 .5L-.12 .5C-.14 .8-.3 .98-.5 1.06L-.34 1.16-.78 1.16-.74 1.02C-.5 .9-.4 .74-.34 .5ZM.04 .5L.3 .5C.4 .74 .5 .86 .5 1.06L.78 1.16 .3 1.16 .28 .98C.22 .84 .1 .7 .04 .5Z';
const manyLegs =
  'M-.74 .5L-.5 .5C-.54 .8-.68 .98-.88 1.06L-.72 1.16-1.1 1.16-1.06 1.02C-.86 .9-.78 .74-.74 .5ZM-.34 .5L-.12 .5C-.04 .74 .04 .86 .04 1.06L.28 1.16-.14 1.16-.18 .98C-.22 .84-.3 .7-.34 .5ZM.1 .5L.32 .5C.28 .8 .16 .98-.02 1.06L.12 1.16-.24 1.16-.22 1.02C-.02 .9 .06 .74 .1 .5ZM.5 .5L.74 .5C.84 .74 .92 .86 .92 1.06L1.16 1.16 .74 1.16 .7 .98C.64 .84 .56 .7 .5 .5Z';
const robe = 'M-.46 .3L.46 .3C.5 .66 .58 .92 .66 1.16L-.66 1.16C-.58 .92-.5 .66-.46 .3Z';
const beast =
  'M-1.06 1.16C-1.14 .7-1.16 .3-.98-.02-.86-.28-.6-.42-.3-.42L-.12-.62 .02-.44 .2-.7 .32-.48 .5-.78 .6-.56C.66-.7 .74-.84 .86-.92 .7-1.06 .62-1.3 .7-1.56 .82-1.3 .98-1.16 1.16-1.1L1.2-1.4C1.3-1.26 1.36-1.12 1.36-.98L1.62-.72 1.58-.52 1.44-.6 1.36-.5 1.28-.6 1.18-.46 1.42-.34 1.36-.18C1.2-.14 1.1-.16 1.02-.22 1.02 .1 1 .3 .92 .5L.98 .98 1.18 1.16 .74 1.16 .64 .66 .3 .58 .32 1 .48 1.16 .04 1.16-.02 .62-.42 .6-.5 .84-.4 1.02-.26 1.16-.66 1.16-.74 .84Z';

const horse =
  'M-1.06 1.16C-1.1 .7-1.1 .3-.96 0-.8-.26-.4-.32 .2-.3 .42-.5 .56-.84 .78-1.06L.86-1.34 .98-1.12C1.2-1.02 1.36-.76 1.48-.52L1.4-.36 1.22-.36C1.1-.4 1.04-.36 1-.26 1.02 .1 1 .3 .92 .5L.98 1 1.12 1.16 .76 1.16 .66 .6 .3 .54 .5 1.06 .34 1.16 .1 .6-.42 .58-.5 .84-.4 1.02-.26 1.16-.62 1.16-.74 .84Z';

const giant =
  'M-.62 .4L-.08 .4C-.1 .8-.22 .98-.4 1.06L-.26 1.16-.9 1.16-.82 1C-.74 .84-.68 .66-.62 .4ZM.08 .4L.62 .4C.68 .66 .74 .84 .82 1L.9 1.16 .26 1.16 .4 1.06C.22 .98 .1 .8 .08 .4ZM-1.02-.06C-1.14-.5-.84-.84-.42-.88L.42-.88C.84-.84 1.14-.5 1.02-.06L.66 .52-.66 .52ZM-.38-1.14C-.42-1.5-.2-1.6 0-1.6 .24-1.6 .42-1.46 .38-1.14 .36-.9 .2-.76 0-.72-.2-.76-.36-.9-.38-1.14ZM-1-.24C-1.26 .1-1.3 .44-1.12 .72L-.88 .62C-.98 .42-.92 .2-.74 0ZM.82-.16L1.04-.22 1.42-1.42C1.46-1.72 1.1-1.82 1-1.56Z';
const serpent =
  'M-1.06 1.16C-1.3 .8-1 .48-.5 .5L.5 .5C1 .48 1.3 .8 1.06 1.16ZM-.2 .5C-.3-.2-.22-.8-.14-1.16-.32-1.3-.3-1.62 .02-1.7 .3-1.74 .6-1.52 .74-1.3L.42-1.26 .68-1.14C.44-1.02 .26-1.06 .16-1.06 .14-.7 .2-.2 .24 .5ZM-.5 .4C-.8 0-.92-.4-.88-.76-1.12-.78-1.38-.68-1.5-.5-1.58-.8-1.32-1.18-1-1.22-.7-1.24-.54-1-.58-.8-.62-.4-.4 0-.2 .3ZM.5 .4C.8 0 .92-.4 .88-.76 1.12-.78 1.38-.68 1.5-.5 1.58-.8 1.32-1.18 1-1.22 .7-1.24 .54-1 .58-.8 .62-.4 .4 0 .2 .3Z';

/** What stands behind the shield, filled. */
export const backs: Record<Body, string> = {
  fighter: `${legs}M.9-1.75L.66-1.46 .64-1.34 .76-1.3 .86-1.42Z`,
  company: `${manyLegs}M-.28-1.76L-.2-1.44-.28-1.36-.36-1.44ZM.34-1.76L.42-1.44 .34-1.36 .26-1.44ZM.96-1.76L1.04-1.44 .96-1.36 .88-1.44Z`,
  rider: `${horse}M.62-1.8L.42-1.5 .42-1.38 .54-1.36 .62-1.48Z`,
  divine: `${robe}M-.26-1.16C-.06-1.34 .24-1.28 .3-1.06L.32-.92 .44-.74 .34-.7 .34-.62C.36-.46 .2-.3 .06-.24L-.06-.52C-.34-.56-.4-.96-.26-1.16Z`,
  beast: `${beast}M-1.38-.5L-1.22-.84-1.12-.52Z`,
  giant,
  serpent,
};

/** Shafts and tails behind the shield, as lines. */
export const shafts: Record<Body, string> = {
  fighter: 'M-.86 1.05L.72-1.4',
  company: 'M-.28 1V-1.4M.34 1V-1.4M.96 1V-1.4',
  rider: 'M-.7 .9L.48-1.44M-1 .1C-1.34 .2-1.36 .6-1.22 .9',
  divine: 'M-.84 1.1V-1.3',
  beast: 'M-1 .1C-1.36 .06-1.5-.3-1.26-.56',
  giant: '',
  serpent: 'M1 1C1.36 .96 1.46 .6 1.22 .4',
};

/** Lines that are scratched into the black. */
export const scratches: Record<Body, string> = {
  fighter: '',
  company: '',
  rider: 'M1.06-.86L1.2-.8M.84-1C.66-.8 .6-.6 .5-.4M-.86 .3L-.8 .7',
  divine: 'M-.3 .8L-.38 1.14M-.1 .84L-.13 1.14M.12 .84L.14 1.14M.32 .8L.4 1.14M.1-.96L.28-.98',
  beast: 'M1.08-.86L1.28-.8M-.86 .3L-.8 .7M.82 .2L.76 .56',
  giant: 'M-.2-1.22L-.06-1.2M.08-1.2L.22-1.22M-.14-.94L.14-.94M-.82-.5L-.6-.7M.82-.5L.6-.7M1.14-.9L1.26-1.1',
  serpent: 'M.12-1.46L.28-1.42M-1.16-.98L-1.02-1.04M1.16-.98L1.02-1.04M-.86 .94C-.3 .84 .3 .84 .86 .94',
};

export const rays = 'M-.34-1L-.6-1.28-.22-1.18-.28-1.56-.04-1.26 .08-1.64 .2-1.26 .48-1.48 .36-1.12Z';
export const wing =
  'M.5 0C.8-.5 1.2-.86 1.62-.98 1.56-.7 1.5-.6 1.4-.5L1.5-.46C1.4-.26 1.3-.18 1.16-.12L1.24-.04C1.1 .12 .9 .2 .6 .26Z';
