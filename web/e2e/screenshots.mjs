// Makes the pictures of the book and the README anew, from the real server: `npm run screenshots`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, sit, visitor } from './lib/browser.mjs';
import { inAttack, isOver, lots, playUntil, ready, round } from './lib/player.mjs';
import { armies, battle, conjurers, lesson, Server } from './lib/server.mjs';

const folder = fileURLToPath(new URL('../../docs/src/img/', import.meta.url));
mkdirSync(folder, { recursive: true });

const server = await new Server().start();
const browser = await launch();
try {
  const shoot = async (page, name) => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 84 });
    await session.detach();
    writeFileSync(`${folder}${name}.webp`, Buffer.from(data, 'base64'));
    console.log(name);
  };

  const desk = { viewport: { width: 1280, height: 800 }, preferences: { theme: 'light' } };
  const { page } = await visitor(browser, server, desk);
  await page.goto(server.address);
  await page.waitForSelector('[data-play]');
  await shoot(page, 'start');

  await page.goto(`${server.address}#/guide/pantheon-1.5`);
  await page.waitForSelector('[data-guide-picture] [data-area]');
  await page.locator('[data-chapter="move"]').scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await shoot(page, 'guide');

  await page.goto(`${server.address}#/learn`);
  await page.click('[data-begin]');
  await page.waitForSelector('[data-coach]');
  await ready(page);
  await shoot(page, 'lesson');

  await page.goto(`${server.address}#/puzzles`);
  await page.click('[data-puzzle-id]');
  await page.waitForSelector('[data-puzzle="open"]');
  await ready(page);
  await shoot(page, 'puzzle');

  const { id } = await sit(page, server, armies);
  const lot = lots(11);
  await playUntil(page, round(2), { lot });
  await playUntil(page, inAttack, { lot });
  await shoot(page, 'table');

  await page.goto(`${server.address}#/replay/${id}`);
  await page.waitForSelector('[data-area]');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('PageDown');
  await page.waitForTimeout(500);
  await shoot(page, 'replay');

  await page.goto(server.address);
  await page.click('[data-play="pantheon-beta"]');
  await playUntil(page, round(3), { lot: lots(5) });
  await shoot(page, 'beta');

  for (const [name, table] of Object.entries({ mythic: battle, conjurers })) {
    await sit(page, server, table);
    await playUntil(page, round(2), { lot: lots(11) });
    await shoot(page, name);
  }
  const fighting = () => page.evaluate(() => document.querySelectorAll('main [data-unit]').length > 2);
  await sit(page, server, conjurers);
  await playUntil(page, async (seen) => (await isOver(seen)) || (await fighting()), { lot: lots(5) });
  await shoot(page, 'fight');

  await sit(page, server, lesson());
  await playUntil(page, isOver, { lot: lots(2) });
  await page.waitForSelector('[data-decisive]', { timeout: 120_000 });
  await shoot(page, 'over');

  const hand = {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    preferences: { theme: 'dark', lang: 'fr' },
  };
  const phone = await visitor(browser, server, hand);
  await sit(phone.page, server, lesson());
  await playUntil(phone.page, round(2), { lot: lots(6) });
  await phone.page.evaluate(() => scrollTo(0, 0));
  await shoot(phone.page, 'phone');
} finally {
  await browser.close();
  await server.stop();
}
