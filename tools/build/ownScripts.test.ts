import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultsOfOwnScripts } from './faultsOfOwnScripts.ts';
import { integrityOf, type OwnScripts } from './ownScripts.ts';

const scriptOf = (file: string, code: string): OwnScripts['scripts'][number] => ({
  file,
  integrity: integrityOf(Buffer.from(code)),
  reasons: ['page payments.deposit'],
});

function faultsWith(scripts: OwnScripts['scripts'], files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'own-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const view = { js: Object.keys(files), css: [] };
  const all = {
    ...files,
    'own-scripts.json': JSON.stringify({ routes: ['payments.deposit'], scripts }),
    'preloads.json': JSON.stringify({ shell: {}, routes: { 'payments.deposit': view } }),
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return faultsOfOwnScripts(folder);
}

const code = 'export const sum = 1;';

test('EDG-614 TA24 a true list has no fault', () => {
  expect(faultsWith([scriptOf('assets/a.js', code)], { 'assets/a.js': code })).toEqual([]);
});

test.each([
  ['a changed script', [scriptOf('assets/a.js', 'other')], code, 'is not what own-scripts.json'],
  ['a script that is not listed', [], code, 'does not name assets/a.js'],
  ['one that was not built', [scriptOf('assets/b.js', code)], code, 'which was not built'],
  [
    'one without a reason',
    [{ ...scriptOf('assets/a.js', code), reasons: [] }],
    code,
    'Nothing says why assets/a.js runs',
  ],
  ...[
    'import("https://x.example/a.js")',
    'import"//x.example/a.js"',
    's("//www.googletagmanager.com/gtag/js")',
  ].map(
    (foreign) =>
      [
        'code from elsewhere',
        [scriptOf('assets/a.js', foreign)],
        foreign,
        'fetches code from elsewhere',
      ] as const,
  ),
] as const)('EDG-614 TA24 %s is a fault', (_what, scripts, built, said) => {
  expect(faultsWith(scripts, { 'assets/a.js': built }).join('\n')).toContain(said);
});
