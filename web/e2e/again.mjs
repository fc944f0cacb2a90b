// Runs files of tests whose games are drawn by lot, each until it passes, five times at the most: a page that cannot do
// what a test wants fails every time, a lot that leads elsewhere does not.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const TRIES = 5;

const passes = (file) =>
  spawnSync(process.execPath, ['--test', '--test-concurrency=1', '--test-reporter=spec', file], { stdio: 'inherit' })
    .status === 0;

const failed = process.argv.slice(2).filter((file) => !Array.from({ length: TRIES }).some(() => passes(file)));
if (failed.length > 0) {
  console.error(`failed ${TRIES} times: ${failed.join(', ')}`);
  process.exit(1);
}
