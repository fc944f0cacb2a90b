// The faults of a first evening: what two friends, or one person at three screens, stumbled over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit, tableLink, visitor } from './lib/browser.mjs';
import { changed, click, inAttack, isOver, look, lots, playUntil, ready, round } from './lib/player.mjs';
import { armies, battle, conjurers, lesson } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const names = (page) => page.locator('.strip .name').allInnerTexts();

test('two friends have names of their own, and links that are seen at once and found again', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await page.goto(`${server.address}#/new/mythic-2012`);
  await page.selectOption('[data-player="1"] select >> nth=0', 'person');
  await page.click('[data-create]');
  await page.waitForSelector('[data-go]');
  assert.equal(await page.locator('[data-invite] input').count(), 2, 'both links are in sight');
  const link = await page.locator('[data-invite] input >> nth=1').inputValue();
  await page.click('[data-go]');
  await page.waitForSelector('[data-round]');
  assert.deepEqual(await names(page), ['Iris', 'Damon']);
  assert.equal(await page.locator('.strip li >> nth=0').getByText('you', { exact: true }).count(), 1);
  await page.click('[data-invitations]');
  assert.equal(await page.locator('dialog [data-invite] input').inputValue(), link, 'the link is found at the table');
  await page.keyboard.press('Escape');

  const friend = await visitor(browser, server);
  await friend.page.goto(link);
  await friend.page.waitForSelector('[data-round]');
  assert.ok(!friend.page.url().includes('seat='), 'the link leaves the address');
  const late = await visitor(browser, server);
  await late.page.goto(link);
  await late.page.getByRole('alert').getByText('taken this seat already').waitFor();
  await late.context.close();
  const watcher = await visitor(browser, server);
  await watcher.page.goto(link.split('?')[0]);
  await watcher.page.waitForSelector('[data-round]');
  const pages = [page, friend.page];
  for (let clicks = 0; clicks < 6; clicks += 1) {
    for (const one of pages) {
      if ((await look(one)).question !== null) await click(one, lots(clicks));
      await one.waitForTimeout(150);
    }
  }
  assert.deepEqual(await names(watcher.page), ['Iris', 'Damon']);
  for (const one of [...pages, watcher.page]) {
    const text = await one.locator('.record').innerText();
    assert.doesNotMatch(text, /You (draws|takes|begins|plays)|of You|for You/, 'nobody is called You');
    assert.match(text, /Iris|Damon/);
  }
  assert.deepEqual([...errors, ...friend.errors, ...watcher.errors], []);
  for (const one of [context, friend.context, watcher.context]) await one.close();
});

test('the computer is called so in the language of the page, after a switch as well', async () => {
  const { context, page } = await visitor(browser, server);
  await sit(page, server, { ...lesson(''), players: [{ name: '', kind: 'person' }, lesson().players[1]] });
  assert.deepEqual(await names(page), ['Iris', 'Computer']);
  await playUntil(page, round(2), { lot: lots(2) });
  await page.click('.languages button[lang="fr"]');
  await page.waitForSelector('html[lang="fr"]');
  await page.locator('.strip .name', { hasText: /^Ordinateur$/ }).waitFor();
  const log = await page.locator('.record').innerText();
  assert.match(log, /L'ordinateur /);
  assert.doesNotMatch(log, /Computer|^Ordinateur/m);
  await context.close();
});

test('the side that is clicked in Mythic Battles is the side one gets', async () => {
  const two = { ...battle, players: ['Ada', 'Blaise'].map((name) => ({ name, kind: 'person' })) };
  for (const [edge, row] of [
    ['south', '1'],
    ['north', '8'],
    ['south', '1'],
  ]) {
    const { context, page } = await visitor(browser, server, { preferences: { openHands: true } });
    await sit(page, server, two);
    await playUntil(page, async () => (await page.locator('[data-kind="zone"]').count()) > 0, { lot: lots(3) });
    const seat = await page.getAttribute('[data-question]', 'data-seat');
    await page.hover(`[data-kind="zone"]:has-text("${edge}")`);
    const lit = await page.locator('[data-space][data-lit]').evaluateAll((all) => all.map((one) => one.dataset.space));
    assert.ok(
      lit.some((space) => space.endsWith(row)),
      `${edge} lights ${lit}`,
    );
    const question = await page.getAttribute('[data-question]', 'data-question');
    await page.click(`[data-kind="zone"]:has-text("${edge}")`);
    await page.waitForFunction((was) => document.querySelector('[data-question]')?.dataset.question !== was, question);
    const name = ['Ada', 'Blaise'][Number(seat)];
    await page.getByText(`Deployment in the ${edge}: ${name}.`, { exact: true }).waitFor();
    await context.close();
  }
});

test('what the list aims at can be clicked on the board, which makes the attack', async () => {
  for (let nth = 0; nth < 6; nth += 1) {
    const { context, page, errors } = await visitor(browser, server);
    await page.goto(tableLink(server, await server.goOn('pantheon-1.5/first-armies', 'attack', nth)));
    await ready(page);
    const { aims, dark } = await page.evaluate(() => {
      const found = [...document.querySelectorAll('[data-choice][data-aims]')].flatMap((one) =>
        one.dataset.aims.split(' '),
      );
      const isDark = (tag) => document.querySelector(`[data-unit="${tag}"]`)?.hasAttribute('data-lit') === false;
      return { aims: found, dark: found.filter(isDark) };
    });
    assert.ok(aims.length > 0, 'an attack is offered');
    await page.waitForFunction(() => Number(document.querySelector('.table').dataset.plans) > 0);
    assert.deepEqual(dark, [], 'the list names a target that is dark on the board');
    for (const aim of aims) {
      const odds = page.locator('[data-plan-tip="strike"] [data-odds]').first();
      for (let tries = 0; tries < 20 && !(await odds.isVisible()); tries += 1) {
        await page.locator(`[data-unit="${aim}"]`).dispatchEvent('pointerenter');
        await page.waitForTimeout(250);
      }
      assert.ok(await odds.isVisible(), 'pointing at a target tells its odds');
      assert.ok(
        await page.locator(`[data-unit="${aim}"][data-target]`).count(),
        'a target of the list is marked as one',
      );
      await page.locator(`[data-unit="${aim}"]`).dispatchEvent('pointerleave');
    }
    await page.locator(`[data-unit="${aims[0]}"]`).dispatchEvent('click');
    await page.waitForFunction(() => document.querySelector('[data-choice][data-aims]') === null);
    assert.equal(await page.locator('section.why').count(), 0, 'a target of the list is refused on the board');
    await page.locator('.record').getByText(' attack').last().waitFor();
    assert.equal(await page.locator('[data-kind="target"]').count(), 0, 'the target is not asked for again');
    assert.deepEqual(errors, []);
    await context.close();
  }
});

for (const [game, table] of Object.entries({ battle, conjurers })) {
  test(`whatever is lit in ${game} is no dead end`, async () => {
    const { context, page, errors } = await visitor(browser, server);
    await sit(page, server, table);
    const lot = lots(6);
    for (let clicks = 0; clicks < 40 && !(await isOver(page)); clicks += 1) {
      const seen = await ready(page);
      if (seen.over) break;
      const place = seen.places[lot(Math.max(1, seen.places.length))];
      if (place !== undefined && !seen.confirm) {
        await page.locator(`${place}[data-lit]`).first().dispatchEvent('click');
        await page.waitForTimeout(60);
        assert.equal(await page.locator('section.why').count(), 0, `${place} is lit and refused`);
        if (JSON.stringify(await look(page)) !== JSON.stringify(seen)) continue;
      }
      await changed(page, await click(page, lot));
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('a double click does not answer the next question', async () => {
  const { context, page } = await visitor(browser, server);
  await sit(page, server, lesson());
  let doubled = 0;
  for (let clicks = 0; clicks < 12; clicks += 1) {
    const seen = await ready(page);
    if (seen.over) break;
    if (seen.confirm) {
      await changed(page, await click(page, lots(clicks)));
      continue;
    }
    const before = Number(seen.question);
    await page.evaluate(() => {
      window.answers = 0;
      const send = (window.plainSend ??= WebSocket.prototype.send);
      WebSocket.prototype.send = function (data) {
        if (String(data).includes('"answer"')) window.answers += 1;
        return send.call(this, data);
      };
    });
    const button = page.locator('[data-choice][data-lit] >> nth=0');
    if ((await button.count()) === 0) {
      await changed(page, await click(page, lots(clicks)));
      continue;
    }
    const box = await button.boundingBox();
    await page.mouse.click(box.x + 20, box.y + box.height / 2);
    await page.waitForTimeout(150);
    await page.mouse.click(box.x + 20, box.y + box.height / 2);
    await page.waitForTimeout(150);
    assert.ok((await page.evaluate(() => window.answers)) <= 1, `question ${before} was answered with the next`);
    doubled += 1;
    await page.waitForTimeout(400);
  }
  assert.ok(doubled > 4);
  await context.close();
});

test('why stays with its line when others are hidden', async () => {
  const { context, page } = await visitor(browser, server);
  await sit(page, server, lesson());
  const whys = () => page.locator('.record [data-why]').count();
  await playUntil(page, async () => (await whys()) > 4 && round(3)(page), { lot: lots(5) });
  const line = page.locator('.record li', { has: page.locator('[data-why]') }).first();
  const text = (await line.innerText()).split('\n')[0].replace(/\s*Why\?$/, '');
  await line.locator('[data-why]').click();
  await page.waitForSelector('.thought');
  const under = async () => {
    const found = page.locator('.record li', { has: page.locator('.thought') });
    return (await found.count()) === 0 ? null : (await found.first().innerText()).split('\n')[0];
  };
  assert.equal(await under(), text);
  await page.check('.record input[type="checkbox"]');
  await page.waitForTimeout(100);
  const after = await under();
  assert.ok(after === null || after === text, `the answer moved to: ${after}`);
  await context.close();
});

test('a search that finds no rule says so once', async () => {
  const { context, page } = await visitor(browser, server);
  await page.goto(`${server.address}#/rules`);
  await page.waitForSelector('[data-rule-line]');
  await page.fill('input[type="search"]', 'xyzzyx');
  await page.getByText('No rule has these words.').first().waitFor();
  assert.equal(await page.getByText('No rule has these words.').count(), 1);
  await context.close();
});

const SCREENS = { desktop: [1440, 900], laptop: [1280, 720], phone: [390, 844] };

for (const [screen, [width, height]] of Object.entries(SCREENS)) {
  for (const lang of ['en', 'fr']) {
    test(`a game to go on with is in sight, and a yes stands on one line: ${screen}, ${lang}`, async () => {
      const { context, page } = await visitor(browser, server, { viewport: { width, height }, preferences: { lang } });
      await sit(page, server, armies);
      await playUntil(page, async () => (await page.locator('[data-confirm]').count()) > 0 || inAttack(page), {
        lot: lots(9),
      });
      const yes = page.locator('[data-confirm]');
      if ((await yes.count()) > 0) {
        const { height: tall } = await yes.locator('span').last().boundingBox();
        assert.ok(tall < 30, `the yes is ${tall} px high`);
      }
      await page.goto(server.address);
      await page.reload();
      const first = page.locator('[data-continue] li >> nth=0');
      await first.waitFor();
      const box = await first.boundingBox();
      assert.ok(box.y + box.height <= height, `it ends at ${box.y + box.height} of ${height} px`);
      await context.close();
    });
  }
}

test('replay and review count the same steps', async () => {
  const { context, page } = await visitor(browser, server);
  const { id, secrets } = await sit(page, server, { ...lesson(), settings: { round_limit: 2 } });
  await playUntil(page, isOver, { lot: lots(7) });
  const answer = await fetch(`${server.address}api/tables/${id}/record`, {
    headers: { 'omphalos-seats': secrets[0] },
  });
  const record = await answer.text();
  const steps = record.split('\n').filter((line) => /^[*\d] /.test(line)).length;
  await page.goto(`${server.address}#/replay/${id}`);
  await page.getByText(`Step 0 of ${steps}`).first().waitFor();
  await page.goto(tableLink(server, { id, secrets }));
  await context.close();
});

const person = { name: '', kind: 'person' };
const novice = { name: '', kind: 'computer', level: 'novice' };
const players = [person, novice];
const TABLES = {
  pantheon: { ...armies, players },
  beta: { ruleset: 'pantheon-beta', mode: { scenario: { id: 'voice_under_the_sand' } }, players },
  battle: { ...battle, players },
  conjurers: { ...conjurers, players },
};

for (const [screen, [width, height]] of Object.entries(SCREENS)) {
  test(`a game begins with what it is about, and its goal stays in sight: ${screen}`, async () => {
    for (const [game, table] of Object.entries(TABLES)) {
      for (const lang of ['en', 'fr']) {
        const options = { viewport: { width, height }, preferences: { lang, briefing: true } };
        const { context, page, errors } = await visitor(browser, server, options);
        const opened = await server.open(table);
        await page.goto(tableLink(server, opened));
        const card = page.locator('dialog', { has: page.locator('[data-brief]') });
        await card.waitFor();
        const box = await card.boundingBox();
        assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, 'it fits');
        const aim = (await page.locator('[data-brief] .goal').innerText()).replace(/\.$/, '');
        assert.ok(aim.length > 10, `${game}: ${aim}`);
        await page.keyboard.press('Enter');
        await card.waitFor({ state: 'hidden' });
        const bar = page.locator('[data-goal]');
        assert.ok((await bar.innerText()).includes(aim), 'the goal of the card is the goal of the table');
        for (const seat of [0, 1]) {
          const far = page.locator(`[data-goal-of="${seat}"]`);
          assert.match(await far.innerText(), /\S/);
          const cut = await far.evaluate((one) => one.scrollWidth - one.clientWidth);
          assert.ok(cut <= 1 || game === 'beta', `${game}, ${lang}: ${cut} px of it are cut off`);
        }
        await playUntil(page, round(1), { lot: lots(3), most: 60 });
        const { y } = await bar.boundingBox();
        assert.ok(y >= 0 && y < 80, `${game}: the goal stands at ${y}`);
        await bar.click();
        await page.locator('dialog meter, dialog .short').first().waitFor();
        await page.keyboard.press('Escape');
        await page.reload();
        await page.waitForSelector('[data-goal]');
        assert.equal(await page.locator('[data-brief]').count(), 0, 'the card is shown once');
        assert.deepEqual(errors, []);
        await context.close();
      }
    }
  });
}

test('the end tells by what it was won, shows a trophy to the winner alone, and leads to another game', async () => {
  const { context, page, errors } = await visitor(browser, server);
  const { id, secrets } = await server.ended('pantheon-1.5/first-armies');
  const outcomes = [];
  for (const secret of secrets) {
    const seated = await visitor(browser, server);
    await seated.page.goto(tableLink(server, { id, secrets: [secret] }));
    const panel = seated.page.locator('[data-over]');
    await panel.waitFor();
    const outcome = await panel.getAttribute('data-over');
    outcomes.push(outcome);
    const trophies = await panel.locator('> svg').count();
    assert.equal(trophies, outcome === 'won' ? 1 : 0, `${outcome}: ${trophies} trophies`);
    assert.match(await seated.page.locator('[data-by]').innerText(), /absorbed|end of/);
    await seated.context.close();
  }
  assert.deepEqual(outcomes.sort(), ['lost', 'won']);

  await sit(page, server, { ...lesson(''), players, settings: { round_limit: 1 } });
  await playUntil(page, isOver, { lot: lots(12) });
  const before = page.url();
  await page.click('[data-swap]');
  await page.waitForFunction((was) => location.href !== was, before);
  await page.waitForSelector('.strip');
  await page.waitForFunction(() => document.querySelectorAll('.strip .name')[1]?.textContent === 'Iris');
  assert.deepEqual(errors, []);
  await context.close();
});

test('what the computer did is told in a card, and marked until one acts', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const { context, page, errors } = await visitor(browser, server, { viewport });
    await sit(page, server, { ...battle, players });
    const marked = () => page.locator('[data-recap-line="moved"]').count();
    await playUntil(page, async () => (await round(1)(page)) && (await marked()) > 0, { lot: lots(4), most: 200 });
    const question = await page.getAttribute('[data-question]', 'data-question');
    const card = await page.locator('[data-recap]').boundingBox();
    assert.ok(card.y + card.height <= viewport.height, 'the card is in sight');
    assert.ok((await page.locator('path.news').count()) > 0, 'moved units are marked');
    await page.locator('[data-choice][data-lit]').last().click();
    if ((await page.locator('[data-confirm]').count()) > 0) await page.click('[data-confirm]');
    await page.waitForFunction((was) => document.querySelector('[data-question]')?.dataset.question !== was, question);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('walls and dunes are told from open ground, and a legend explains the board', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, TABLES.beta);
  const fills = await page
    .locator('[data-area]')
    .evaluateAll((areas) =>
      Object.fromEntries(areas.map((area) => [area.dataset.area, getComputedStyle(area.querySelector('path')).fill])),
    );
  assert.notEqual(fills.c1, fills.a1, 'a wall looks like open ground');
  assert.notEqual(fills.d1, fills.a1, 'dunes look like open ground');
  assert.notEqual(fills.d1, fills.c1);
  await page.click('[data-legend]');
  const told = await page.locator('[data-legend-of]').evaluateAll((all) => all.map((one) => one.dataset.legendOf));
  for (const kind of ['wall', 'sand_dunes', 'open_ground', 'forest', 'omphalos']) assert.ok(told.includes(kind), kind);
  assert.deepEqual(errors, []);
  await context.close();
});
