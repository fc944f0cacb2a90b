// The stage of a file of tests: the real server and a browser, there from its first test to its last.
import { after, before } from 'node:test';
import { launch } from './browser.mjs';
import { Server } from './server.mjs';

export let server;
export let browser;

before(async () => {
  server = await new Server().start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
