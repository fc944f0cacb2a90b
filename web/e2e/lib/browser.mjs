// The distribution's Chromium, and pages in it that fail a test on any error of their own.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser's program: `CHROMIUM`, or one found by its name. */
function executable() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // The next name.
    }
  }
  throw new Error('Chromium is not installed: install it (Debian: apt-get install chromium) or name it in CHROMIUM');
}

export const launch = () =>
  chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });

/** A browser with nothing kept from before, in which dice lie at once; `errors` gathers what pages complain about. */
export async function visitor(browser, server, { preferences = {}, ...options } = {}) {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const settings = { lang: 'en', pace: 'off', briefing: false, ...preferences };
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('omphalos.settings')) localStorage.setItem('omphalos.settings', JSON.stringify(kept));
  }, settings);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address)) errors.push(`a request left the machine: ${request.url()}`);
  });
  return { context, page, errors };
}

/** The address of a table with the secrets of seats to sit down at. */
export const tableLink = (server, { id, secrets }) =>
  `${server.address}#/table/${id}?${secrets.map((secret) => `held=${secret}`).join('&')}`;

/** Opens a table and sits down at the seats of its people. */
export async function sit(page, server, table) {
  const opened = await server.open(table);
  await page.goto(tableLink(server, opened));
  await page.waitForSelector('[data-question], [data-curtain]');
  return opened;
}
