// Starts the real server, on data of its own, and stops it.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The program under test: `OMPHALOS`, or what `cargo build` made. */
function program() {
  const name = process.platform === 'win32' ? 'omphalos.exe' : 'omphalos';
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
  const found = process.env.OMPHALOS ?? join(target, 'debug', name);
  if (!existsSync(found)) throw new Error(`${found} is not there: run \`cargo build -p omphalos\``);
  return found;
}

/** A golden game as text, by its ruleset and name, such as `mythic-2012/four-random`. */
function recordOf(golden) {
  const games = readdirSync(join(root, 'games'));
  const files = games.map((game) => join(root, 'games', game, 'golden', `${golden}.record`));
  return readFileSync(files.find((file) => existsSync(file)) ?? golden, 'utf8');
}

/** Checks that a record replays to the states it tells of. */
export const verify = (record) => {
  const folder = mkdtempSync(join(tmpdir(), 'omphalos-e2e-'));
  const file = join(folder, 'game.record');
  writeFileSync(file, record);
  execFileSync(program(), ['verify', file]);
  rmSync(folder, { recursive: true });
};

/** A server with its data folder, whose dice and computer players are the same each time. */
export class Server {
  #child;
  #data = mkdtempSync(join(tmpdir(), 'omphalos-e2e-'));
  #port = '0';

  /** Starts it; again on the same data and port after it was killed. */
  async start() {
    const args = ['play', '--no-open', '--port', this.#port, '--data', this.#data, '--foretold', '1'];
    // The client is part of the program, unless another one is named.
    if (process.env.CLIENT) args.push('--client', process.env.CLIENT);
    this.#child = spawn(program(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it was ready`);
    });
    const ready = (async () => {
      for await (const line of createInterface({ input: this.#child.stdout })) {
        const found = /http:\/\/[^/]+:(\d+)\//.exec(line);
        if (found) return found;
      }
      throw new Error('the server did not say where it is');
    })();
    // The one that loses the race may still fail later, which is then of no interest.
    ended.catch(() => undefined);
    const [address, port] = await Promise.race([ready, ended]);
    this.address = address;
    this.#port = port;
    return this;
  }

  /** Runs `omphalos admin` beside it; what it prints. */
  admin(words) {
    return execFileSync(program(), ['admin', '--data', this.#data, ...words], { encoding: 'utf8' });
  }

  /** Ends it as a power cut would: it gets no chance to tidy up. */
  async kill() {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  async stop() {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #post(path, body, secrets = []) {
    const answer = await fetch(`${this.address}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'omphalos-seats': secrets.join(', ') },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`no table: ${await answer.text()}`);
    const { table: id, seats } = await answer.json();
    const own = [];
    for (const { invitation } of seats) own.push(await this.#claim(id, invitation));
    return { id, secrets: own };
  }

  /** Claims a seat; gives back the secret that opens it. */
  async #claim(id, invitation) {
    const secret = randomBytes(24).toString('hex');
    const answer = await fetch(`${this.address}api/tables/${id}/claim`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ invitation, secret }),
    });
    if (!answer.ok) throw new Error(`no seat: ${await answer.text()}`);
    return secret;
  }

  /** Opens a table and returns its id and the secrets of the seats that people play; `terms` stand behind the path. */
  open(table, terms = {}) {
    const asked = new URLSearchParams(terms).toString();
    return this.#post(asked ? `tables?${asked}` : 'tables', { ruleset: 'pantheon-1.5', ...table });
  }

  /** Opens a golden game as it ended; gives back its table and the secrets of all seats, with who won. */
  ended(golden) {
    const record = recordOf(golden);
    const players = everybody(['', '']);
    return this.#post('tables/load', { record, players });
  }

  /** Opens a record with everybody's seats. */
  load(record) {
    return this.#post('tables/load', { record });
  }

  /** Goes on with a golden game where a player made a choice of a kind for the `nth` time; gives back that player's seat at it. */
  async goOn(golden, kind, nth = 0) {
    return this.goOnWhere(golden, (inputs, at) => inputs[at].split(' ')[1] === kind, nth, everybody);
  }

  /** Goes on where `fits` says so of the inputs and a place among them, against computer players; `null` when it never does. */
  async goOnAgainst(golden, fits, nth = 0) {
    const players = (secrets, own) => secrets.map((_, seat) => (seat === own ? person('Ada') : computer));
    return this.goOnWhere(golden, fits, nth, players);
  }

  async goOnWhere(golden, fits, nth, seated) {
    const record = recordOf(golden);
    const inputs = record.split('\n').filter((line) => /^[*\d] /.test(line));
    const step = inputs.flatMap((_, at) => (fits(inputs, at) ? [at] : []))[nth];
    if (step === undefined) return null;
    const seat = Number(inputs[step][0]);
    const { id, secrets } = await this.load(record);
    const own = [secrets[seat], ...secrets.filter((_, other) => other !== seat)];
    const table = await this.#post('tables/from', { table: id, step, players: seated(secrets, seat) }, own);
    // Only people have secrets.
    return { id: table.id, secrets: [table.secrets[seat] ?? table.secrets[0]], input: inputs[step] };
  }
}

const person = (name) => ({ name, kind: 'person' });
const everybody = (secrets) => ['Ada', 'Blaise', 'Cleo', 'Dido'].slice(0, secrets.length).map(person);
const computer = { name: 'Computer', kind: 'computer', level: 'greedy' };

/** The small scenario against the computer; it ends soon. */
export const lesson = (name = 'Ada') => ({
  mode: { scenario: { id: 'first_lesson' } },
  players: [person(name), computer],
});

/** The same between two people at one screen. */
export const hotSeat = { ...lesson(), players: [person('Ada'), person('Blaise')] };

/** Three at one screen; they deploy at the corners of a board for three. */
export const threePeople = {
  mode: { scenario: { id: 'three_roads_meet' } },
  players: [person('Ada'), person('Blaise'), person('Cleo')],
};

/** One person and three computer players. */
export const fourWithComputers = {
  mode: { scenario: { id: 'long_night' } },
  teams: true,
  players: [person('Ada'), computer, computer, computer],
};

/** Whole armies on the teaching board against the computer. */
export const armies = {
  mode: { constructed: { armies: [{ id: 'first_march' }, { id: 'blades_of_ares' }] } },
  board: 'training_field',
  players: [person('Ada'), computer],
  lead: 0,
};

/** A battle of 2012 on the battlefield for first games; without wounds it is soon a draw. */
export const battle = {
  ruleset: 'mythic-2012',
  armies: [{ id: 'bronze_and_wings' }, { id: 'hounds_and_bones' }],
  battlefield: 'first',
  quiet_turns: 4,
  players: [person('Ada'), computer],
};

/** A game of Conjurers against the computer. */
export const conjurers = { ruleset: 'conjurers', players: [person('Ada'), computer] };
