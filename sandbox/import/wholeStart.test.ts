import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SportsTree } from '#wire';
import { isSportsTree } from '#wire/validators/line.js';
import { createTestSandbox } from '../testing/createTestSandbox.ts';
import { ImportArchive } from '../platform/line/ImportArchive.ts';
import { Store } from '../platform/store/Store.ts';
import type { ImportedEvent } from '../world/ImportedEvent.ts';
import { dictionaries } from '../world/locales/texts.ts';

const nowMs = Date.UTC(2025, 10, 20, 12);
const folder = mkdtempSync(join(tmpdir(), 'start-'));
const languages = Object.keys(dictionaries);

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const hard = [
  'GB-SCT',
  'gb-sct',
  'gb-xyz',
  'constructor',
  '__proto__',
  'toString',
  '',
  ' ',
  '. ',
  '"',
  "'; DROP TABLE names",
  '*',
  '\uD800',
  '\u202E',
  'ß',
  'İ',
  '中',
  'ــ',
  'a'.repeat(300),
];
const word = fc.oneof(
  { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 9 }).map((text) => `x${text}`) },
  fc.constantFrom(...hard),
  fc.string({ maxLength: 20, unit: 'binary' }),
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
);
const code = fc.oneof(
  fc.constantFrom('int', 'gb', 'gb-sct', 'gb-wls', 'zz', 'qq', 'xk', 'eu', 'un', '419'),
  word,
);
const event = fc.record({
  sportId: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 17 }) }, fc.integer()),
  countryIso: code,
  countryName: word,
  competition: word,
  home: word,
  away: word,
  startsAtMs: fc.oneof(
    {
      weight: 9,
      arbitrary: fc.integer({ min: -9, max: 90 }).map((hours) => nowMs + hours * 3_600_000),
    },
    fc.double(),
  ),
  isTop: fc.boolean(),
});

test('SBX-900 M60 with any names, codes and numbers in imported matches, the platform starts and shows all of them in every language', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let shown = 0;
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 12 }), word, async (all, asked) => {
      const databasePath = join(folder, `${(run += 1)}.sqlite`);
      const store = new Store(databasePath);
      new ImportArchive(store).upsertAll(
        all.map((each, index): ImportedEvent => ({ ...each, key: String(index) })),
      );
      store.run("UPDATE imported_events SET event = '{' WHERE key = '0'");
      store.close();
      const sandbox = createTestSandbox({ databasePath });
      sandbox.run(3000);
      for (const language of [...languages, asked]) {
        const headers = { 'X-Language': encodeURIComponent(language.toWellFormed()) };
        const tree = await sandbox.json<SportsTree>('/web-api/line/v1/sports', { headers });
        expect(isSportsTree(tree), JSON.stringify(isSportsTree.errors)).toBe(true);
        shown += tree.sports
          .flatMap(({ champs }) => champs)
          .filter(({ id }) => id >= 10_000).length;
        const query = encodeURIComponent(asked.slice(0, 60).toWellFormed());
        const answer = await sandbox.request(`/web-api/line/v1/search?q=${query}`, { headers });
        expect([200, 400]).toContain(answer.status);
      }
      for (const { home } of all.slice(1)) {
        const query = encodeURIComponent(home.slice(0, 60).toWellFormed());
        const found = await sandbox.request(`/web-api/line/v1/search?q=${query}`);
        if (found.status === 200) expect(((await found.json()) as SearchAnswer).q).toBeDefined();
      }
      sandbox.dispose();
    }),
    { numRuns: 8 },
  );
  expect(shown).toBeGreaterThan(60);
}, 60_000);

test('M60 nations of Great Britain have a name in every language', async () => {
  const sandbox = createTestSandbox();
  const nations = {
    'gb-eng': 'England',
    'gb-sct': 'Scotland',
    'gb-wls': 'Wales',
    'gb-nir': 'North',
  };
  sandbox.imported.upsertAll(
    Object.entries(nations).map(([countryIso, countryName]) => ({
      key: countryIso,
      sportId: 1,
      countryIso,
      countryName,
      competition: 'Premiership',
      home: `${countryName} City`,
      away: 'Rangers',
      startsAtMs: nowMs + 3_600_000,
    })),
  );
  const namesOf = (iso: string): readonly (string | undefined)[] =>
    languages.map(
      (language) =>
        sandbox.line
          .tree(language)
          .sports.flatMap(({ champs }) => champs)
          .find((champ) => champ.iso === iso)
          ?.name.split('.')[0],
    );
  expect(Object.keys(nations).map((iso) => [iso, ...namesOf(iso)])).toEqual([
    [
      'gb-eng',
      'England',
      'Англия',
      'Inglaterra',
      'Inglaterra',
      'England',
      'Angleterre',
      'İngiltere',
      'إنجلترا',
    ],
    [
      'gb-sct',
      'Scotland',
      'Шотландия',
      'Escocia',
      'Escócia',
      'Schottland',
      'Écosse',
      'İskoçya',
      'اسكتلندا',
    ],
    [
      'gb-wls',
      'Wales',
      'Уэльс',
      'Gales',
      'País de Gales',
      'Wales',
      'Pays de Galles',
      'Galler',
      'ويلز',
    ],
    [
      'gb-nir',
      'Northern Ireland',
      'Северная Ирландия',
      'Irlanda del Norte',
      'Irlanda do Norte',
      'Nordirland',
      'Irlande du Nord',
      'Kuzey İrlanda',
      'أيرلندا الشمالية',
    ],
  ]);
  sandbox.dispose();
});
