// The positions that the short rules show: moments of lessons and golden games, as the server tells them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Each picture: the record, and the step of it that is shown. */
const PICTURES = {
  'pantheon-1.5-goal': ['pantheon/lessons/pantheon-1.5/5-stones', 0],
  'pantheon-1.5-move': ['pantheon/lessons/pantheon-1.5/1-moving', 0],
  'pantheon-1.5-attack': ['pantheon/lessons/pantheon-1.5/2-attacking', 4],
  'pantheon-1.5-ground': ['pantheon/golden/pantheon-1.5/first-armies', 60],
  'pantheon-beta-goal': ['pantheon/lessons/pantheon-beta/1-first-steps', 0],
  'pantheon-beta-attack': ['pantheon/lessons/pantheon-beta/1-first-steps', 5],
  'mythic-2012-goal': ['mythic/lessons/mythic-2012/1-first-steps', 0],
  'mythic-2012-ground': ['mythic/golden/mythic-2012/greedy-greedy', 120],
  'conjurers-goal': ['conjurers/lessons/conjurers/1-the-town', 0],
  'conjurers-battle': ['conjurers/lessons/conjurers/2-a-battle', 2],
};

/** Every picture by its name, as text. */
export async function pictures(server) {
  const drawn = new Map();
  for (const [name, [file, step]] of Object.entries(PICTURES)) {
    const record = readFileSync(`${root}games/${file}.record`, 'utf8');
    const { id, secrets } = await server.load(record);
    const answer = await fetch(`${server.address}api/tables/${id}/moments/${step}?lang=en`, {
      headers: { 'omphalos-seats': secrets[0] },
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    // What is asked and aimed at is no part of a picture, and is told in one language.
    const snapshot = { ...(await answer.json()), goals: [] };
    delete snapshot.ask;
    drawn.set(name, `${JSON.stringify(snapshot)}\n`);
  }
  return drawn;
}
