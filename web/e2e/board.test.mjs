// The board and the list say the same, and both can be used: by clicks, by carrying units, by keys.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, tableLink, visitor } from './lib/browser.mjs';
import { listen, offeredPlaces } from './lib/offers.mjs';
import { changed, click, lots, look, ready } from './lib/player.mjs';
import { Server } from './lib/server.mjs';

let server;
let browser;
before(async () => {
  server = await new Server().start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const [ruleset, game, clicks] of [
  ['pantheon-1.5', 'pantheon', 60],
  ['pantheon-beta', 'pantheon', 50],
  ['mythic-2012', 'mythic', 50],
  ['conjurers', 'conjurers', 90],
]) {
  test(`${ruleset}: whatever the list offers is lit on the board and can be clicked`, async () => {
    const { page, errors } = await visitor(browser, server);
    const heard = listen(page);
    await page.goto(server.address);
    await page.click(`[data-play="${ruleset}"]`);
    const lot = lots(7);
    let compared = 0;
    for (let turn = 0; turn < clicks; turn += 1) {
      const seen = await ready(page);
      if (seen.over) break;
      const narrowed = (await page.locator('[data-back]').count()) > 0 || seen.confirm;
      if (!narrowed && heard.question === seen.question) {
        const offered = await offeredPlaces(page, game, heard);
        if ((await look(page)).question === seen.question) {
          assert.deepEqual(offered.dark, [], 'offered, and not lit');
          compared += offered.places.length;
        }
      }
      const before = await click(page, lot);
      if (before === null) break;
      await changed(page, before);
      const text = await page.textContent('.table');
      assert.ok(!text.includes('Not part of the present question'), `refused: ${JSON.stringify(before.places)}`);
    }
    assert.ok(compared > 20, `${compared} places were compared`);
    assert.deepEqual(errors, []);
  });
}

/** A table of Pantheon at which a unit that stands on the board may be activated. */
async function sitBeforeActivation(page) {
  const walks = (inputs, at) => /^\d activate \S+ simple/.test(inputs[at]) && / walk/.test(inputs[at + 1] ?? '');
  await page.goto(tableLink(server, await server.goOnAgainst('pantheon-1.5/first-armies', walks)));
  await page.waitForSelector('[data-unit][data-lit]');
  // What units can do in one go is told a little later; only then can they be carried.
  await page.waitForFunction(() => Number(document.querySelector('.table')?.dataset.plans) > 0);
}

test('a unit is carried to where it goes', async () => {
  const { page, errors } = await visitor(browser, server);
  await sitBeforeActivation(page);
  const unit = await page.getAttribute('[data-unit][data-lit]', 'data-unit');
  const middle = async (selector) => {
    const { x, y, width, height } = await page.locator(selector).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  /** The same, once it stands still: what comes beside the board moves it a little. */
  const rest = async (selector) => {
    for (let before = await middle(selector); ;) {
      await page.waitForTimeout(200);
      const now = await middle(selector);
      if (`${now}` === `${before}`) return now;
      before = now;
    }
  };
  const from = await page.getAttribute(`[data-unit="${unit}"]`, 'data-at');
  await rest(`[data-unit="${unit}"]`);
  await page.mouse.move(...(await middle(`[data-unit="${unit}"]`)));
  await page.mouse.down();
  await page.mouse.move(...(await middle('.field')), { steps: 5 });
  await page.waitForSelector('[data-planning]');
  const goal = await page.evaluate((own) => {
    const free = [...document.querySelectorAll('[data-area][data-lit]')].find(
      ({ dataset }) => dataset.area !== own && document.querySelector(`[data-at="${dataset.area}"]`) === null,
    );
    return free?.dataset.area ?? null;
  }, from);
  assert.ok(goal, 'an empty area is lit');
  await page.mouse.move(...(await middle(`[data-area="${goal}"]`)), { steps: 5 });
  await page.mouse.up();
  await page.waitForSelector(`[data-unit="${unit}"][data-at="${goal}"]`);
  assert.deepEqual(errors, []);
});

test('undo takes back all that one click did', async () => {
  const { page } = await visitor(browser, server);
  await sitBeforeActivation(page);
  const unit = await page.getAttribute('[data-unit][data-lit]', 'data-unit');
  const from = await page.getAttribute(`[data-unit="${unit}"]`, 'data-at');
  await page.click(`[data-unit="${unit}"]`);
  await page.waitForSelector('[data-planning]');
  await page.click('[data-area][data-lit] >> nth=0');
  // Where a stone lies it is asked whether it is claimed.
  if (await page.locator('[data-plan]').count()) await page.click('[data-plan="reach"]');
  await page.waitForFunction(
    ([who, was]) => document.querySelector(`[data-unit="${who}"]`).dataset.at !== was,
    [unit, from],
  );
  await page.waitForSelector('[data-undo]');
  await page.click('[data-undo]');
  await page.waitForFunction(
    ([who, was]) =>
      document.querySelector(`[data-unit="${who}"]`).dataset.at === was &&
      document.querySelector(`[data-unit="${who}"]`).matches('[data-lit]'),
    [unit, from],
  );
});

test('a whole turn is played by keys alone', async () => {
  const { page, errors } = await visitor(browser, server);
  await sitBeforeActivation(page);
  const seat = await page.getAttribute('[data-question]', 'data-seat');
  for (let stops = 0; stops < 80; stops += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-unit], [data-area]'))) break;
    await page.keyboard.press('Tab');
  }
  const focused = () =>
    page.evaluate(() => {
      const { unit, area, lit } = document.activeElement?.dataset ?? {};
      return { unit, area, lit: lit !== undefined };
    });
  for (let stops = 0; stops < 30; stops += 1) {
    const { unit, lit } = await focused();
    if (unit && lit) break;
    await page.keyboard.press('PageDown');
  }
  const { unit } = await focused();
  assert.ok(unit, 'keys lead to a unit that can act');
  const from = await page.getAttribute(`[data-unit="${unit}"]`, 'data-at');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-planning]');
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('PageDown');
    const { area, lit } = await focused();
    if (area && area !== from && lit) break;
  }
  const { area } = await focused();
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-unit="${unit}"][data-at="${area}"]`);
  await page.waitForSelector('[data-end-turn]');
  // A computer player may be done with its turn before the page is looked at again.
  await page.evaluate(() => {
    const table = document.querySelector('[data-active]');
    const note = () => (table.dataset.turns = `${table.dataset.turns ?? ''} ${table.dataset.active}`);
    new MutationObserver(note).observe(table, { attributes: true, attributeFilter: ['data-active'] });
  });
  await page.keyboard.press('e');
  await page.waitForFunction(
    (own) =>
      (document.querySelector('[data-turns]')?.dataset.turns ?? '').split(' ').some((turn) => turn && turn !== own),
    seat,
  );
  assert.deepEqual(errors, []);
});
