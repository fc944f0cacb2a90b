// Other tables than two players at two seats: onlookers, three and four players, a board under two fingers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit, visitor } from './lib/browser.mjs';
import { changed, click, look, lots, playUntil, ready, round } from './lib/player.mjs';
import { fourWithComputers, hotSeat, lesson, threePeople } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

test('an onlooker sees the game go on, but no hand and nothing to decide', async () => {
  const player = await visitor(browser, server);
  const onlooker = await visitor(browser, server);
  const { id } = await sit(player.page, server, lesson());
  await onlooker.page.goto(`${server.address}#/table/${id}`);
  await onlooker.page.waitForSelector('[data-area]');
  await playUntil(player.page, round(2), { lot: lots(2) });
  await onlooker.page.waitForFunction(() => Number(document.querySelector('[data-round]')?.dataset.round) >= 2);
  const seen = await look(onlooker.page);
  assert.deepEqual([seen.question, seen.choices, seen.places, seen.curtain], [null, [], [], null]);
  assert.equal(await onlooker.page.locator('section.hand').count(), 0);
  assert.deepEqual([...player.errors, ...onlooker.errors], []);
  await player.context.close();
  await onlooker.context.close();
});

/** How wide the board is drawn, in pixels. */
const boardWidth = (page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-area]')].map((area) => area.getBoundingClientRect());
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  });

test('two fingers draw the board larger and smaller', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { context, page, errors } = await visitor(browser, server, phone);
  await sit(page, server, lesson());
  const before = await boardWidth(page);
  const field = await page.locator('.field svg').first().boundingBox();
  const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];
  const touch = await context.newCDPSession(page);
  const pinch = async (from, to) => {
    const points = (apart) => [
      { x: x - apart, y },
      { x: x + apart, y },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
    for (let step = 1; step <= 8; step += 1) {
      const touchPoints = points(from + ((to - from) * step) / 8);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await pinch(20, 60);
  const larger = await boardWidth(page);
  assert.ok(larger > before * 1.5, `${before} px became ${larger}`);
  await pinch(60, 20);
  const smaller = await boardWidth(page);
  assert.ok(smaller < larger / 1.5, `${larger} px became ${smaller}`);
  assert.deepEqual(errors, []);
  await context.close();
});

test('three at one screen play two rounds, each with a hand of their own', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, threePeople);
  const covered = new Set();
  await playUntil(
    page,
    async () => {
      const { curtain } = await ready(page);
      if (curtain !== null) covered.add(curtain);
      return round(3)(page);
    },
    { lot: lots(9) },
  );
  assert.deepEqual([...covered].sort(), ['0', '1', '2']);
  assert.deepEqual(errors, []);
  await context.close();
});

test('one against three computer players', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, fourWithComputers);
  await playUntil(page, round(3), { lot: lots(10) });
  assert.equal(await page.locator('.strip > *').count(), 4);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a reaction is asked with the hand covered, and open hands know no curtain', async () => {
  const { context, page, errors } = await visitor(browser, server);
  const lot = lots(12);
  let veiled = 0;
  for (let games = 0; games < 4 && veiled === 0; games += 1) {
    await sit(page, server, hotSeat);
    for (let clicks = 0; clicks < 250 && veiled === 0; clicks += 1) {
      const seen = await ready(page);
      if (seen.over) break;
      if ((await page.locator('[data-unveil]').count()) > 0) {
        veiled += 1;
        assert.equal(await page.locator('section.hand').count(), 0, 'the hand is covered');
        const betrayed = seen.choices.filter(({ kind }) => ['retaliate', 'evade', 'buy', 'pay'].includes(kind));
        assert.deepEqual(betrayed, []);
        await page.click('[data-unveil]');
        await page.waitForSelector('section.hand');
      } else await changed(page, await click(page, lot));
    }
  }
  assert.equal(veiled, 1, 'nobody was asked for a reaction');
  await context.close();

  const open = await visitor(browser, server, { preferences: { openHands: true } });
  await sit(open.page, server, hotSeat);
  await playUntil(open.page, round(2), { lot: lots(13) });
  assert.equal((await look(open.page)).curtain, null);
  assert.deepEqual([...errors, ...open.errors], []);
  await open.context.close();
});
