// At positions drawn from recorded games: what is offered is lit and can be clicked, and what is clicked in vain is explained.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableLink, visitor } from './lib/browser.mjs';
import { listen, offeredPlaces } from './lib/offers.mjs';
import { lots, look, ready } from './lib/player.mjs';
import { browser, server } from './lib/stage.mjs';

/** Positions of each game. */
const POSITIONS = 5;
/** Tries until as many have something on the board to choose. */
const TRIES = 12;

const GAMES = [
  ['pantheon-1.5', 'pantheon', ['first-armies', '105', '2045']],
  ['pantheon-beta', 'pantheon', ['11', '57', 'scenario-waking_mountain']],
  ['mythic-2012', 'mythic', ['greedy-greedy', 'greedy-random-1']],
  ['conjurers', 'conjurers', ['greedy-greedy', 'two-revision-2']],
];

const isDecision = (inputs, at) => /^\d /.test(inputs[at]);

/** Seats a person where somebody decided something, drawn by lot; `null` where the record is shorter. */
const drawn = (golden, lot) => server.goOnAgainst(golden, isDecision, 5 + lot(220));

for (const [ruleset, game, goldens] of GAMES) {
  test(`${ruleset}: at positions drawn by lot, what is offered is lit and a click on it is no refusal`, async () => {
    const { page, errors } = await visitor(browser, server);
    const heard = listen(page);
    const lot = lots(11);
    let compared = 0;
    for (let tries = 0; tries < TRIES && compared < POSITIONS; tries += 1) {
      const golden = `${ruleset}/${goldens[tries % goldens.length]}`;
      const table = await drawn(golden, lot);
      if (!table) continue;
      await page.goto(tableLink(server, table));
      const seen = await ready(page);
      if (seen.over || heard.question !== seen.question) continue;
      const offered = await offeredPlaces(page, game, heard);
      if ((await look(page)).question !== seen.question || offered.places.length === 0) continue;
      assert.deepEqual(offered.dark, [], `${golden}, ${table.input}: offered, and not lit`);
      compared += 1;
      await page.locator(offered.places[lot(offered.places.length)]).first().dispatchEvent('click');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      assert.equal(await page.locator('[data-why].why').count(), 0, `${golden}, ${table.input}: lit, and refused`);
    }
    assert.ok(compared >= 2, `${compared} positions had something on the board`);
    assert.deepEqual(errors, []);
  });
}

/** What is asked at a table of each game at which something lies on the board that cannot be chosen. */
const VAIN = {
  mythic: {
    table: () => server.goOnAgainst('mythic-2012/greedy-greedy', (inputs, at) => /^\d activate/.test(inputs[at])),
    places: '[data-space][data-unit]:not([data-lit])',
    code: /M12\./,
  },
  conjurers: {
    table: () => server.goOnAgainst('conjurers/greedy-greedy', (inputs, at) => /^\d place/.test(inputs[at]), 1),
    places: '[data-area]:not([data-lit])',
    code: /CON\./,
  },
};

for (const [game, { table, places, code }] of Object.entries(VAIN)) {
  for (const lang of ['en', 'fr']) {
    test(`${game}, ${lang}: a click in vain is answered in words of the moment, with the rule one tap away`, async () => {
      const { page, errors } = await visitor(browser, server, { preferences: { lang } });
      await page.goto(tableLink(server, await table()));
      await ready(page);
      const dark = page.locator(places);
      await dark.first().waitFor({ state: 'attached' });
      let explained = 0;
      for (let at = 0; at < (await dark.count()) && explained < 2; at += 1) {
        await dark.nth(at).dispatchEvent('click');
        const said = page.locator('section.why .said').first();
        const answered = await said.waitFor({ timeout: 1500 }).then(
          () => true,
          () => false,
        );
        if (!answered) continue;
        const words = await said.innerText();
        assert.ok(words.length > 15, words);
        assert.doesNotMatch(words, code, 'no numbers of rules');
        const rule = page.locator('section.why details');
        if ((await rule.count()) === 0) continue;
        assert.equal(await rule.getAttribute('open'), null);
        await rule.locator('summary').click();
        assert.match(await rule.innerText(), code);
        explained += 1;
        await page.keyboard.press('Escape');
      }
      assert.ok(explained > 0, 'something was refused and explained');
      assert.deepEqual(errors, []);
    });
  }
}
