// Makes src/generated/: the icons in use, and the type of message keys. Fails when the two languages differ.
import { mkdirSync } from 'node:fs';
import { writeConjurers } from './conjurers.mjs';
import { writeIcons } from './icons.mjs';
import { writeKeys } from './keys.mjs';
import { writeMythic } from './mythic.mjs';
import { writeSample } from './sample.mjs';

mkdirSync(new URL('../src/generated/', import.meta.url), { recursive: true });
try {
  writeIcons();
  writeKeys();
  writeSample();
  writeMythic();
  writeConjurers();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
