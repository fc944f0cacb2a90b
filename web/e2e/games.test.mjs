// The other games: opened by one click, played to the end by clicks on what is lit, left and found again, in French, on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit, visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { isOver, look, lots, playUntil, questionText, ready, round } from './lib/player.mjs';
import { battle, conjurers, verify } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

/** `board` is something of the board; `french` are words that only its French page has. */
const GAMES = [
  { ruleset: 'mythic-2012', table: battle, board: '[data-space]', french: /Tour|Activez|Déploie|Que faire/ },
  { ruleset: 'conjurers', table: conjurers, board: '[data-area]', french: /Tour|figurine|marché/ },
];

/** Says whether so many questions were answered since the first time it was asked. */
function answered(number) {
  const questions = new Set();
  return async (page) => {
    const { question } = await look(page);
    if (question !== null) questions.add(question);
    return questions.size > number;
  };
}

for (const { ruleset, table, board, french } of GAMES) {
  test(`${ruleset}: one click on the start page opens a game`, async () => {
    const { context, page, errors } = await visitor(browser, server);
    await page.goto(server.address);
    await page.click(`[data-play="${ruleset}"]`);
    await page.waitForSelector('[data-question]');
    await playUntil(page, answered(3), { lot: lots(1), most: 30 });
    await page.goto(`${server.address}#/`);
    await page.waitForSelector('a[href^="#/table/"]');
    assert.deepEqual(errors, []);
    await context.close();
  });

  test(`${ruleset}: a whole game by clicks on what is lit, and its replay`, async () => {
    const { context, page, errors } = await visitor(browser, server);
    const { id, secrets } = await sit(page, server, table);
    const clicks = await playUntil(page, isOver, { lot: lots(3) });
    assert.ok(clicks > 20, `a game of ${clicks} clicks is no game`);
    assert.notEqual((await page.textContent('[data-over] h2')).trim(), '');
    const record = await fetch(`${server.address}api/tables/${id}/record`, {
      headers: { 'omphalos-seats': secrets[0] },
    });
    verify(await record.text());
    await page.click('[data-over] a[href^="#/replay/"]');
    // The table that is left has such a board too.
    await page.waitForSelector(`.replay ${board}`);
    await page.keyboard.press('End');
    await page.waitForSelector('.over');
    assert.deepEqual(errors, []);
    await context.close();
  });

  test(`${ruleset}: a reload asks the same question`, async () => {
    const { context, page, errors } = await visitor(browser, server);
    await sit(page, server, table);
    await playUntil(page, answered(12), { lot: lots(5), most: 120 });
    const standing = async () => ({ ...(await ready(page)), sentence: await questionText(page) });
    const was = await standing();
    await page.reload();
    await page.waitForSelector('[data-question]');
    const now = await standing();
    assert.deepEqual(
      [now.question, now.sentence, now.choices.length],
      [was.question, was.sentence, was.choices.length],
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  test(`${ruleset}: in French, switched at the table`, async () => {
    const { context, page, errors } = await visitor(browser, server);
    await sit(page, server, table);
    await playUntil(page, answered(2), { lot: lots(2), most: 30 });
    const { question } = await ready(page);
    const english = await questionText(page);
    await page.click('.languages button[lang="fr"]');
    await page.waitForFunction((was) => {
      const asked = document.querySelector('[data-question] #question');
      return asked !== null && asked.textContent !== was;
    }, english);
    assert.equal((await look(page)).question, question, 'a switch of language is no move');
    await page.waitForFunction(
      (words) => new RegExp(words).test(document.querySelector('main').innerText),
      french.source,
    );
    await playUntil(page, answered(6), { lot: lots(2), most: 60 });
    assert.deepEqual(errors, []);
    await context.close();
  });

  test(`${ruleset}: on a phone, without scrolling sideways`, async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { context, page, errors } = await visitor(browser, server, phone);
    const fits = async (where) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `${where} is ${width} px wide`);
    };
    await page.goto(`${server.address}#/new/${ruleset}`);
    await page.waitForSelector('[data-create]');
    await fits('the form');
    await sit(page, server, table);
    const enough = answered(10);
    await playUntil(
      page,
      async () => {
        await fits('the table');
        return (await enough(page)) || round(3)(page);
      },
      { lot: lots(6), most: 100 },
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  for (const theme of ['light', 'dark']) {
    test(`${ruleset}: no serious findings, ${theme}`, async () => {
      const { context, page, errors } = await visitor(browser, server, { preferences: { theme } });
      const found = {};
      const check = async (name) => {
        const lines = await findings(page);
        if (lines.length > 0) found[name] = lines;
      };
      await page.goto(`${server.address}#/new/${ruleset}`);
      await page.waitForSelector('[data-create]');
      await check('the form');
      const { id } = await sit(page, server, table);
      await check('the first question');
      const enough = answered(14);
      await playUntil(page, enough, { lot: lots(4), most: 120 });
      await check('the table');
      await page.goto(`${server.address}#/replay/${id}`);
      await page.waitForSelector(`main ${board}`);
      await check('a replay');
      assert.deepEqual(found, {});
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}
