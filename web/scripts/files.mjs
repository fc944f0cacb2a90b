import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file only when its text changes, so that watchers stay quiet. */
export function write(url, text) {
  if (existsSync(url) && readFileSync(url, 'utf8') === text) return;
  writeFileSync(url, text);
}

/** A folder of the client's generated sources. */
export const generated = (name) => new URL(`../src/generated/${name}`, import.meta.url);

/** A file of the repository. */
export const repository = (path) => new URL(`../../${path}`, import.meta.url);
