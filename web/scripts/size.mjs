// Weighs what a browser fetches before the start page and the table can be used, as `npm run build` left it in dist/.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 250 * 1024;
const dist = new URL('../dist/', import.meta.url);
const assets = readdirSync(new URL('assets/', dist));
const read = (name) => readFileSync(new URL(`assets/${name}`, dist), 'utf8');

/** The scripts that a script cannot run without: its static imports, and theirs. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of read(name).matchAll(/(?:^|[;}\s])(?:import|export)[^;()'"`]*["']\.\/([\w.-]+\.js)["']/g)) {
    needed(other, found);
  }
  return found;
}

function chunk(name) {
  const file = assets.find((asset) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(asset));
  if (!file) throw new Error(`dist/assets has no script ${name}-*.js; run \`npm run build\` first`);
  return file;
}

const page = readFileSync(new URL('index.html', dist), 'utf8');
const entries = [...page.matchAll(/(?:src|href)="[^"]*\/([\w.-]+\.js)"/g)].map(([, name]) => name);
if (entries.length === 0) throw new Error('dist/index.html names no script');

/** What a person waits for: the start page, and a table of each game. The words are those of the longer language. */
const loads = { start: ['page-Start', 'web'] };
for (const game of assets.flatMap((file) => /^game-(\w+)-.*\.js$/.exec(file)?.[1] ?? [])) {
  const words = assets.some((file) => file.startsWith(`web-${game}-`)) ? [`web-${game}`] : [];
  loads[`table of ${game}`] = ['page-Table', `game-${game}`, 'web', ...words];
}

let heavy = false;
for (const [name, chunks] of Object.entries(loads)) {
  const scripts = new Set();
  for (const entry of [...entries, ...chunks.map(chunk)]) needed(entry, scripts);
  const bytes = [...scripts].reduce((sum, script) => sum + gzipSync(read(script), { level: 9 }).length, 0);
  const kib = (bytes / 1024).toFixed(1);
  console.log(`${name}: ${kib} KiB of compressed script in ${scripts.size} files (at most ${BUDGET / 1024} KiB)`);
  heavy ||= bytes > BUDGET;
}
if (heavy) {
  console.error('the first load is over its budget');
  process.exit(1);
}
