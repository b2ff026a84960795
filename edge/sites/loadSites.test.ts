import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSites } from './loadSites.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The brands of the project, with one of their files replaced. */
function folderWith(name: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-sites-'));
  folders.push(folder);
  cpSync(join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'config'), folder, {
    recursive: true,
  });
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
  return folder;
}

const withChange = (change: object) => (text: string) =>
  JSON.stringify({ ...(JSON.parse(text) as object), ...change });

test('EDG-393 a brand that cannot be shown stops the start with file, path and value of all that is wrong', () => {
  const folder = folderWith(
    'alder.json',
    withChange({ currency: 'eur', timeZone: 'Europe/Malta', feature: {} }),
  );
  expect(() => loadSites(folder, 'demo', [])).toThrow(
    expect.objectContaining({
      name: 'NoSiteConfigurationError',
      message: [
        'no site config: config/alder.json  feature  {} is not a known name; config/alder.json  currency  "eur" must match pattern "^[A-Z]{3}$"; config/alder.json  timeZone  "Europe/Malta" must be number',
        'npm run site -- check alder says what is allowed.',
      ].join('\n'),
    }),
  );
});

test('EDG-394 a value that is left out at the start is reported with file, path, value and replacement', () => {
  const folder = folderWith(
    'env/demo.json',
    withChange({ features: { snow: 'yes', 'betting.live': 0 }, plugins: { cyber: true } }),
  );
  const problems = loadSites(folder, 'demo', []).get('birch')?.problems;
  expect([...(problems ?? [])].sort()).toEqual([
    'config/env/demo.json  features.betting.live  0 must be boolean: the feature is off',
    'config/env/demo.json  features.snow  "yes" must be boolean: the feature is off',
    'config/env/demo.json  plugins.cyber  true must be equal to constant: the plugin is off',
  ]);
});

test('EDG-395 a byte order mark that an editor has put before a file is no fault', () => {
  const folder = folderWith('alder.json', (text) => `\uFEFF${text}`);
  expect(loadSites(folder, 'demo', []).get('alder')?.configuration.brand.name).toBe('Alder');
});
