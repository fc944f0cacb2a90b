// Draws the positions of the short rules anew, from the real server: `npm run pictures`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictures } from './lib/pictures.mjs';
import { Server } from './lib/server.mjs';

const folder = fileURLToPath(new URL('../src/guide/pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });
const server = await new Server().start();
try {
  for (const [name, text] of await pictures(server)) writeFileSync(`${folder}${name}.json`, text);
} finally {
  await server.stop();
}
