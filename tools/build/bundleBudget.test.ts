import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOfCount } from './bundleBudget.ts';

test('EDG-660 a build of more than 220 scripts fails its check; texts, styles and packed copies do not count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'assets'));
  const write = (name: string): void => writeFileSync(join(folder, 'assets', name), '');
  for (let number = 1; number <= 220; number += 1) write(`page-${number}.js`);
  for (const name of ['texts-late-en.js', 'page-1.css', 'page-1.js.br', 'page-1.js.map'])
    write(name);
  expect(faultOfCount(folder)).toBeUndefined();
  write('page-221.js');
  expect(faultOfCount(folder)).toContain('221 scripts');
});
