// What happened, told: the turns of others as a story, why not in words, what symbols are, sound, the tab, and the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit, tableLink, visitor } from './lib/browser.mjs';
import { changed, click, isOver, lots, playUntil, ready, round } from './lib/player.mjs';
import { armies, battle, conjurers, lesson } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const person = { name: '', kind: 'person' };
const novice = { name: '', kind: 'computer', level: 'novice' };
const players = [person, novice];
const TABLES = {
  pantheon: { ...armies, players },
  battle: { ...battle, players },
  conjurers: { ...conjurers, players },
};
const moving = { reducedMotion: 'no-preference' };
const PHONE = { width: 390, height: 844 };

/** Keeps what the story shows from now on, and how long frames take that our scripts fill. */
const observe = (page) =>
  page.evaluate(() => {
    window.story = { captions: new Set(), cues: new Set(), long: [], frames: [], idle: [] };
    const look = () => {
      const caption = document.querySelector('[data-story] > span')?.textContent;
      if (caption) window.story.captions.add(caption);
      for (const cue of document.querySelectorAll('[data-cue]')) window.story.cues.add(cue.dataset.cue);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    const saw = (list) => {
      for (const entry of list.getEntries()) {
        const ours = entry.scripts.reduce((sum, script) => sum + script.duration, 0);
        window.story.long.push(Math.round(ours));
      }
    };
    new PerformanceObserver(saw).observe({ type: 'long-animation-frame' });
    let last = performance.now();
    const frame = (now) => {
      const telling = document.querySelector('[data-story="telling"]') !== null;
      window.story[telling ? 'frames' : 'idle'].push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
const observed = (page) =>
  page.evaluate(() => ({
    captions: [...window.story.captions],
    cues: [...window.story.cues],
    long: window.story.long,
    frames: window.story.frames,
    idle: window.story.idle,
  }));
/** The time that such a share of all times stays within. */
const share = (times, of) => times.sort((a, b) => a - b)[Math.floor(times.length * of)] ?? 0;

/** Lets a table be played at once up to a round, then at a pace. */
async function seated(game, { viewport = { width: 1280, height: 800 }, pace = 'fast', least = 1, ...options } = {}) {
  const seen = await visitor(browser, server, {
    viewport,
    preferences: { pace: 'off', ...options.preferences },
    ...moving,
  });
  await sit(seen.page, server, TABLES[game]);
  await playUntil(seen.page, round(least), { lot: lots(3), most: 200 });
  await seen.page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('omphalos.settings'));
    localStorage.setItem('omphalos.settings', JSON.stringify({ ...kept, pace: wanted }));
  }, pace);
  await seen.page.reload();
  await ready(seen.page);
  await observe(seen.page);
  return seen;
}

for (const game of Object.keys(TABLES)) {
  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    test(`the turns of others are a story: ${game}, ${viewport.width} px`, async () => {
      const { context, page, errors } = await seated(game, { viewport });
      const lot = lots(8);
      const told = () => page.evaluate(() => window.story.captions.size >= 4 && window.story.cues.size >= 1);
      for (let clicks = 0; clicks < 120 && !(await told()); clicks += 1) {
        const before = await click(page, lot);
        if (before === null) break;
        await changed(page, before);
      }
      const { captions, cues, long, frames, idle } = await observed(page);
      assert.ok(captions.length >= 4, `told: ${captions.join(' / ')}`);
      assert.ok(cues.length >= 1, `shown: ${cues.join(' ')}`);
      assert.ok(
        captions.every((caption) => !/[a-z]_[a-z]|undefined|P15\.|M12\.|CON\./.test(caption)),
        captions.join(' / '),
      );
      // On a busy machine the page at rest has no more frames than that either.
      const [most, rare] = [Math.max(20, share(idle, 0.5) * 1.5), Math.max(50, share(idle, 0.9) * 2)];
      const [half, nearly] = [share(frames, 0.5), share(frames, 0.9)];
      console.log(
        `${game}, ${viewport.width} px: half of ${frames.length} frames within ${half.toFixed(1)} ms, nine of ten`,
      );
      console.log(
        `within ${nearly.toFixed(1)} ms; scripts filled ${long.length} long frames, at most ${Math.max(0, ...long)} ms`,
      );
      if (frames.length > 30) {
        assert.ok(half < most, `half of the frames took more than ${half} ms`);
        assert.ok(nearly < rare, `one frame of ten took more than ${nearly} ms`);
      }
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}

test('a story is skipped by a key or a button, and is over at once when the pace is off', async () => {
  const { context, page, errors } = await seated('pantheon', { pace: 'slow' });
  const lot = lots(5);
  const press = () => page.evaluate(() => document.querySelector('[data-skip]')?.click());
  const ways = [() => page.keyboard.press('s'), press];
  let skipped = 0;
  for (let clicks = 0; clicks < 80 && skipped < ways.length; clicks += 1) {
    const seen = await ready(page);
    if (seen.over) break;
    await click(page, lot);
    const telling = page.locator('[data-skip]');
    if (
      (await telling.waitFor({ timeout: 700 }).then(
        () => 1,
        () => 0,
      )) === 0
    )
      continue;
    await ways[skipped]();
    skipped += 1;
    await telling.waitFor({ state: 'detached', timeout: 1500 });
  }
  assert.equal(skipped, ways.length);
  assert.deepEqual(errors, []);
  await context.close();
});

test('what happened is told again to whoever comes back, an attack with its losses in one sentence', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, TABLES.pantheon);
  const struck = () => page.locator('[data-recap-line="targeted"]').count();
  await playUntil(page, async () => (await struck()) > 0, { lot: lots(4), most: 400 });
  const told = await page.locator('[data-recap-line="targeted"]').first().innerText();
  await page.reload();
  await ready(page);
  await page.locator('[data-away]').waitFor();
  assert.equal(await page.locator('[data-recap-line="targeted"]').first().innerText(), told);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a refusal speaks of the moment, with the rule one tap away', async () => {
  for (const lang of ['en', 'fr']) {
    const { context, page, errors } = await visitor(browser, server, { preferences: { lang } });
    await sit(page, server, TABLES.pantheon);
    await playUntil(page, round(1), { lot: lots(3) });
    let refused = 0;
    for (const unit of await page.locator('[data-unit]:not([data-lit])').all()) {
      if (
        !(await unit.click({ timeout: 700 }).then(
          () => true,
          () => false,
        ))
      )
        continue;
      const why = page.locator('[data-why].why, section.why');
      if ((await why.count()) === 0) continue;
      const said = page.locator('section.why .said').first();
      if (
        (await said.waitFor({ timeout: 1500 }).then(
          () => 1,
          () => 0,
        )) === 0
      )
        continue;
      assert.doesNotMatch(await said.innerText(), /P15\.|\bs\d\b/, 'no numbers of rules or stones');
      const rule = page.locator('section.why details');
      assert.equal(await rule.getAttribute('open'), null);
      await rule.locator('summary').click();
      assert.match(await rule.innerText(), /P15\./);
      refused += 1;
      if (refused === 2) break;
    }
    assert.ok(refused > 0, 'something was refused');
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('things tell what they are to the keyboard, and a finger that stays asks without answering', async () => {
  const { context, page, errors } = await visitor(browser, server, { hasTouch: true });
  await sit(page, server, TABLES.pantheon);
  await playUntil(page, round(1), { lot: lots(3) });
  await page.locator('[data-sound-button]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  assert.match(await page.locator('[role="tooltip"]').innerText(), /sound/i);
  const { question } = await ready(page);
  const lit = page.locator('[data-choice][data-lit] >> nth=0');
  const box = await lit.boundingBox();
  const touch = await context.newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(700);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  assert.equal((await ready(page)).question, question, 'nothing was answered');
  assert.deepEqual(errors, []);
  await context.close();
});

test('nothing is heard before it is asked for, and the tab tells whose turn it is', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await page.addInitScript(() => {
    window.heard = 0;
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor() {
        super();
        window.heard += 1;
      }
    };
  });
  await sit(page, server, TABLES.pantheon);
  await playUntil(page, round(1), { lot: lots(3) });
  assert.equal(await page.evaluate(() => window.heard), 0);
  assert.match(await page.title(), /^● Your turn/);
  assert.match(await page.getAttribute('link[rel="icon"]', 'href'), /turn/);
  await page.click('[data-sound-button]');
  assert.equal(await page.evaluate(() => window.heard), 1);
  await page.click('[data-sound-button]');
  await page.goto(`${server.address}#/settings`);
  await page.check('[data-sound]');
  await page.locator('[data-volume]').fill('30');
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('omphalos.settings')).volume), 30);
  assert.equal(await page.title(), 'Omphalos');
  assert.deepEqual(errors, []);
  await context.close();
});

test('after a game its curve and the moment that decided it are shown, and another board is one click away', async () => {
  const { context, page, errors } = await visitor(browser, server);
  const { id, secrets } = await server.ended('pantheon-1.5/first-armies');
  await page.goto(tableLink(server, { id, secrets: [secrets[0]] }));
  await page.locator('[data-over] [data-decisive-picture] [data-area]').first().waitFor({ timeout: 120_000 });
  assert.equal(await page.locator('[data-over] [data-curve]').count(), 2);
  await sit(page, server, { ...lesson(''), players, settings: { round_limit: 1 } });
  await playUntil(page, isOver, { lot: lots(12) });
  const before = page.url();
  await page.click('[data-another]');
  await page.waitForFunction((was) => location.href !== was, before);
  await page.waitForSelector('.strip');
  assert.deepEqual(errors, []);
  await context.close();
});
