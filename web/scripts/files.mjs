import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file only when its text changes, so that watchers stay quiet. */
export function write(url, text) {
  if (existsSync(url) && readFileSync(url, 'utf8') === text) return;
  writeFileSync(url, text);
}

/** A folder of the client's generated sources. */
export const generated = (name) => new URL(`../src/generated/${name}`, import.meta.url);

/** A file of the repository. */
export const repository = (path) => new URL(`../../${path}`, import.meta.url);

/** The folders of all games, as paths from the repository. */
export const games = () =>
  readdirSync(repository('games/'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `games/${entry.name}`)
    .sort();

/** The file at this path in the folder of a game, whichever it is. */
export const ofGame = (path) => {
  const files = games().map((game) => repository(`${game}/${path}`));
  return files.find((file) => existsSync(file)) ?? repository(path);
};
