// How many clicks a turn takes, counted through the page; the book tells the same numbers.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, tableLink, visitor } from './lib/browser.mjs';
import { look, ready } from './lib/player.mjs';
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

/** Clicks, and counts it. */
const counter = (page) => {
  const clicks = [];
  return {
    clicks,
    async click(selector) {
      await page.click(selector);
      clicks.push(selector);
    },
  };
};

/** The next choices of the player whose input stands at a place, until somebody else is asked. */
const oneGo = (inputs, at) => {
  const [seat] = inputs[at];
  const rest = inputs.slice(at);
  const end = rest.findIndex((line) => line[0] !== seat);
  return rest.slice(0, end < 0 ? rest.length : end).map((line) => line.split(' ')[1]);
};

/** The number of the round that is played. */
const round = async (page) => Number(await page.getAttribute('[data-round]', 'data-round'));

/** Waits until the turn is somebody else's, or the game is over. A computer may have passed it back already: then the round is a later one. */
const turnPassed = (page, seat, began) =>
  page.waitForFunction(
    ([own, began]) => {
      const active = document.querySelector('[data-active]')?.dataset.active;
      const round = Number(document.querySelector('[data-round]')?.dataset.round);
      return (
        document.querySelector('[data-over]') !== null || (active !== undefined && active !== own) || round > began
      );
    },
    [String(seat), began],
  );

/** Sees to dice until the turn can be ended, then ends it; gives back whether nothing else was asked. */
async function seeThrough(page, hand) {
  for (let asked = 0; asked < 12; asked += 1) {
    const seen = await ready(page);
    if (seen.over) return true;
    if (await page.locator('[data-end-turn]').count()) {
      await hand.click('[data-end-turn]');
      return true;
    }
    const best = page.locator('[data-best]');
    if (await best.count()) {
      const question = await page.getAttribute('[data-question]', 'data-question');
      await hand.click('[data-best]');
      await page.waitForFunction(
        (old) =>
          document.querySelector('[data-over]') !== null ||
          (document.querySelector('[data-question]') !== null &&
            document.querySelector('[data-question]').dataset.question !== old &&
            document.querySelector('[data-best]') === null),
        question,
      );
    } else if (seen.question === (await page.getAttribute('[data-question]', 'data-question').catch(() => null))) {
      // A power of a unit asks for a decision: such a turn is not a plain one.
      return false;
    }
  }
  throw new Error('the turn does not come to an end');
}

/** The units that can be picked to see what they can do. */
const actors = async (page) => (await look(page)).places.filter((place) => place.startsWith('[data-unit'));

for (const [ruleset, goldens] of [
  ['pantheon-1.5', ['first-armies', 'draft-gods', '103']],
  ['pantheon-beta', ['scenario-voice_under_the_sand', 'scenario-waking_mountain', '11', '24', '57']],
]) {
  test(`${ruleset}: an attacking turn takes at most four clicks`, async () => {
    const { page, errors } = await visitor(browser, server, { viewport: { width: 1440, height: 900 } });
    const attacks = (inputs, at) => {
      const [first, ...rest] = oneGo(inputs, at);
      return first === 'activate' && rest.includes('target');
    };
    let counted = 0;
    for (const [golden, nth] of goldens.flatMap((golden) => [0, 1, 2].map((nth) => [golden, nth]))) {
      const table = counted < 3 && (await server.goOnAgainst(`${ruleset}/${golden}`, attacks, nth));
      if (!table) continue;
      await page.goto(tableLink(server, table));
      await page.waitForSelector('[data-question]');
      const seat = await page.getAttribute('[data-question]', 'data-seat');
      const began = await round(page);
      const hand = counter(page);
      let aimed = false;
      for (const unit of await actors(page)) {
        await page.click(unit);
        await page.waitForSelector('[data-planning], [data-back]');
        hand.clicks.push(unit);
        if ((aimed = (await page.locator('[data-target]').count()) > 0)) break;
        hand.clicks.pop();
        await page.keyboard.press('Escape');
      }
      if (!aimed) continue;
      await hand.click('[data-target] >> nth=0');
      await page.waitForFunction(() => document.querySelector('[data-planning]') === null);
      if (!(await seeThrough(page, hand))) continue;
      await turnPassed(page, seat, began);
      counted += 1;
      assert.ok(hand.clicks.length <= 4, `${hand.clicks.length} clicks: ${hand.clicks.join(', ')}`);
    }
    assert.ok(counted >= 1, 'an attacking turn was counted');
    assert.deepEqual(errors, []);
  });
}

test('pantheon: a walk or run across three areas takes two clicks', async () => {
  const { page, errors } = await visitor(browser, server, { viewport: { width: 1440, height: 900 } });
  const far = (inputs, at) => {
    const go = oneGo(inputs, at);
    return go[0] === 'activate' && go.filter((kind) => kind === 'enter').length >= 3;
  };
  await page.goto(tableLink(server, await server.goOnAgainst('pantheon-1.5/first-armies', far)));
  await page.waitForSelector('[data-question]');
  let walked = null;
  for (const unit of await actors(page)) {
    await page.click(unit);
    await page.waitForSelector('[data-planning], [data-back]');
    for (const area of await page.locator('[data-area][data-lit]').all()) {
      await area.hover();
      const steps = Number(await page.getAttribute('[data-trail]', 'data-trail').catch(() => 0));
      if (steps < 3) continue;
      const tag = await area.getAttribute('data-area');
      await area.click();
      // Where a stone lies it can be claimed as well: that is a real choice, and asked.
      if (await page.locator('[data-plan]').count()) continue;
      await page.waitForFunction(
        ([who, where]) => document.querySelector(`${who}[data-at="${where}"]`) !== null,
        [unit, tag],
      );
      walked = steps;
      break;
    }
    if (walked) break;
    await page.keyboard.press('Escape');
  }
  assert.ok(walked >= 3, 'a unit went three areas with a click on itself and one on the area');
  assert.deepEqual(errors, []);
});

test('mythic-2012: an attacking turn takes at most six clicks', async () => {
  const { page, errors } = await visitor(browser, server, { viewport: { width: 1440, height: 900 } });
  const attacks = (inputs, at) => {
    const [first, ...rest] = oneGo(inputs, at);
    return first === 'activate' && (rest.includes('strike') || rest.includes('shoot'));
  };
  let counted = 0;
  for (let nth = 0; nth < 6 && counted < 2; nth += 1) {
    const table = await server.goOnAgainst('mythic-2012/greedy-greedy', attacks, nth);
    if (!table) break;
    await page.goto(tableLink(server, table));
    await page.waitForSelector('[data-question]');
    const seat = await page.getAttribute('[data-question]', 'data-seat');
    const hand = counter(page);
    const began = await round(page);
    await ready(page);
    await page.waitForFunction(() => Number(document.querySelector('.table').dataset.plans) > 0);
    await hand.click(`[data-unit="${table.input.split(' ')[2]}"]`);
    const enemies = page.locator('[data-space][data-light="attack"]');
    if (!(await page.locator('[data-planning]').count()) || !(await enemies.count())) continue;
    const target = `[data-space="${await enemies.first().getAttribute('data-space')}"]`;
    await hand.click(target);
    let plain = true;
    for (let asked = 0; asked < 12 && plain; asked += 1) {
      await page.waitForTimeout(200);
      const seen = await ready(page);
      const active = await page.getAttribute('.table', 'data-active');
      if (seen.over || active !== seat || (await round(page)) > began) break;
      if (await page.locator('[data-best]').count()) await hand.click('[data-best]');
      else if (await page.locator('[data-end-turn]').count()) await hand.click('[data-end-turn]');
      else if (seen.choices.some(({ kind }) => kind === 'decline')) await hand.click('[data-kind="decline"]');
      else plain = false;
    }
    if (!plain) continue;
    counted += 1;
    assert.ok(hand.clicks.length <= 6, `${hand.clicks.length} clicks: ${hand.clicks.join(', ')}`);
  }
  assert.ok(counted >= 1, 'an attacking turn was counted');
  assert.deepEqual(errors, []);
});

test('conjurers: a figure is placed with two clicks', async () => {
  const { page, errors } = await visitor(browser, server);
  await page.goto(server.address);
  await page.click('[data-play="conjurers"]');
  await page.waitForSelector('[data-question]');
  await ready(page);
  const question = await page.getAttribute('[data-question]', 'data-question');
  const hand = counter(page);
  await hand.click('[data-figure][data-lit] >> nth=0');
  await hand.click('[data-area][data-lit] >> nth=0');
  await page.waitForFunction((old) => document.querySelector('[data-question]')?.dataset.question !== old, question);
  assert.equal(hand.clicks.length, 2);
  assert.deepEqual(errors, []);
});

test('play now opens a game each time, whatever has its turn', async () => {
  const { page, errors, context } = await visitor(browser, server);
  for (const ruleset of ['pantheon-1.5', 'pantheon-beta', 'mythic-2012', 'conjurers']) {
    for (let turn = 0; turn < 5; turn += 1) {
      await page.goto(server.address);
      await page.click(`[data-play="${ruleset}"]`);
      await page.waitForSelector('.table [data-round]');
    }
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('a quick game begins with a decision of the first turn, and can be set up by hand', async () => {
  for (const ruleset of ['pantheon-1.5', 'pantheon-beta', 'mythic-2012', 'conjurers']) {
    const { page, errors, context } = await visitor(browser, server);
    await page.goto(server.address);
    await page.click(`[data-play="${ruleset}"]`);
    await page.waitForSelector('[data-question]');
    const first = Number(await page.getAttribute('[data-round]', 'data-round'));
    assert.ok(first >= 1, `${ruleset}: the first question is of round ${first}`);
    const table = page.url();
    if (ruleset === 'pantheon-beta') {
      // Its quick games are scenarios, in which nobody sets anything up.
      assert.equal(await page.locator('[data-by-hand]').count(), 0);
      await context.close();
      continue;
    }
    await page.click('[data-by-hand]');
    await page.waitForFunction((old) => location.href !== old, table);
    await page.waitForSelector('[data-question]');
    assert.equal(await page.locator('[data-by-hand]').count(), 0);
    // The town of Conjurers asks for a first assistant within the first round.
    if (ruleset === 'pantheon-1.5' || ruleset === 'mythic-2012') {
      assert.equal(await page.getAttribute('[data-round]', 'data-round'), '0', `${ruleset}: set up by hand`);
    }
    assert.deepEqual(errors, []);
    await context.close();
  }
});
