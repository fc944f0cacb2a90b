// Moments of recorded games, gone on with: what a game seldom comes to, with what really lay on the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableLink, visitor } from './lib/browser.mjs';
import { browser, server } from './lib/stage.mjs';

/** Goes on with a golden game at its `nth` choice of a kind, and does what there is to do. */
function moment(name, [golden, kind, nth], play, options = {}) {
  test(name, async () => {
    const { context, page, errors } = await visitor(browser, server, options);
    await page.goto(tableLink(server, await server.goOn(golden, kind, nth)));
    await page.waitForSelector('[data-question]');
    await play(page);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

const TWO = 'conjurers/greedy-greedy';
const texts = (page, selector) => page.locator(selector).allInnerTexts();
/** Makes a choice, and waits until something else is asked or shown. */
async function choose(page, selector) {
  const question = await page.getAttribute('[data-question]', 'data-question');
  await page.click(selector);
  await page.waitForFunction((was) => document.querySelector('[data-question]')?.dataset.question !== was, question);
}

moment(
  'conjurers: a smith shows what can be paid and what is missing, and spares units',
  [TWO, 'buy'],
  async (page) => {
    await page.waitForSelector('[data-visit="artificer"]');
    assert.ok((await texts(page, '[data-visit] .missing')).some((missing) => missing.startsWith('Missing')));
    assert.equal(await page.locator('[data-question] [data-kind="buy"]').count(), 0, 'wares stand in their place only');
    await choose(page, '[data-visit] [data-kind="buy"] >> nth=0');
    await page.waitForSelector('[data-visit="payment"] [data-kind="spare"]');
  },
);

moment('conjurers: three stocks are marked before the spoils are taken', [TWO, 'steal'], async (page) => {
  await page.waitForSelector('[data-visit="spoils"]');
  const take = page.locator('[data-visit] [data-kind="steal"]');
  assert.ok(await take.isDisabled());
  for (const stock of ['wood', 'stone', 'food']) await page.click(`[data-stock="${stock}"]`);
  await choose(page, '[data-visit] [data-kind="steal"]:enabled');
  assert.match((await texts(page, '.record')).join(), /You take 5 food from/);
});

moment('conjurers: what a card does is said before it is worn', [TWO, 'equip'], async (page) => {
  const [offer] = await texts(page, '[data-question] [data-kind="equip"]');
  // The number of the record, whatever the card has become since.
  assert.match(offer, /Shield of Achilles\s+absorption 8: The card takes 8 damage/i);
  await page.click('[data-question] [data-kind="equip"]');
  await page.waitForFunction(() => document.querySelector('.slots.near').innerText.includes('Shield of Achilles'));
});

moment('conjurers: odds before a fight, dice and abilities after it', [TWO, 'attack', 40], async (page) => {
  await page.click('[data-question] [data-kind="attack"]');
  await page.waitForSelector('.consent .whole');
  const odds = (await texts(page, '.consent')).join();
  assert.match(odds, /falls: \d+%/);
  assert.match(odds, /chance to win: \d+%/);
  await page.click('[data-confirm]');
  await page.waitForSelector('[data-dice] .die');
  assert.match((await texts(page, '[data-dice]')).join(), /Torchbearer: offensive 1 \(/);
});

moment('conjurers: the score sheet says where the points come from', [TWO, 'attack', 40], async (page) => {
  const points = await page.locator('.strip .facts').evaluateAll((all) => all.map((one) => parseInt(one.innerText)));
  await page.getByRole('tab', { name: 'Score sheet' }).click();
  const totals = await page.locator('.record .total').evaluateAll((all) => all.map((one) => parseInt(one.innerText)));
  assert.deepEqual(totals, points);
  assert.ok((await texts(page, '.record tbody th')).includes('Levels of creatures'));
});

moment(
  'conjurers: four players, and the prize of a tournament',
  ['conjurers/four-tournament', 'prize', 1],
  async (page) => {
    await page.waitForSelector('[data-visit="prize"]');
    assert.equal(await page.locator('.strip li').count(), 4);
    const creature = page.locator('[data-visit] [data-kind="prize"] >> nth=0');
    const name = (await creature.innerText()).replace('Take ', '');
    await creature.click();
    await page.waitForFunction((won) => document.querySelector('.record').innerText.includes(`You gain ${won}`), name);
  },
);

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
moment(
  'conjurers: on a phone both rows of a battle and the question are in sight',
  [TWO, 'attack', 40],
  async (page) => {
    const low = async (selector) => (await page.locator(selector).boundingBox()).y;
    const board = await page.locator('.field').boundingBox();
    assert.ok((await low('.slots.near')) + 80 < board.y + board.height, 'the own row is cut off');
    assert.ok((await low('#question')) < 740 - 80, 'the question is out of sight');
  },
  phone,
);

moment('mythic-2012: four generals, odds before an attack', ['mythic-2012/four-random', 'strike'], async (page) => {
  assert.equal(await page.locator('.strip li', { hasText: 'your team mate' }).count(), 1);
  await page.click('[data-question] [data-kind="strike"] >> nth=0');
  await page.waitForSelector('[data-forecast]');
  assert.match((await texts(page, '.consent')).join(), /\d+% to destroy/);
});
