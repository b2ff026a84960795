import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles, withoutComments } from './sourceFiles.ts';

/** Words of the trade in names and texts of code, alone or within a longer name. */
const words =
  /^(?:odds|coupons?|stakes?|wager|bets?|betting|bettor|sports?|cricket|football|competitions?|champ|markets?|bookmaker|bonus|casino)$/;
/** Words with other meanings (line of text, live region): only as values or in paths. */
const sections = /['"`/(|](line|live)(?=['"`/)|])/g;

/**
 * Fields that the specification names: `competition` and `sport` of `pageTypes`, the stations of
 * guards (`quick-coupon`, `bonus-page`, `mobile-id-bonus`) and `quickCoupon` of a route. By folder;
 * the list may only become shorter.
 */
const specified: Readonly<Record<string, string>> = {
  'core/contract': 'coupon',
  'core/runtime/guards': 'bonus coupon',
  'core/runtime/plan': 'competition coupon sport',
  'core/runtime/routes': 'competition sport',
};

test('ARC-18 the core uses no word of the trade', () => {
  const found = Map.groupBy(
    sourceFiles('core', /\.tsx?$/)
      .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
      .flatMap(({ path, text }) =>
        wordsOf(`${path}\n${withoutComments(text)}`).map((word) => ({
          word,
          folder: posix.dirname(path),
        })),
      ),
    ({ folder }) => folder,
  );
  const byFolder = [...found].map(([folder, entries]) => [
    folder,
    [...new Set(entries.map(({ word }) => word))].sort().join(' '),
  ]);
  expect(Object.fromEntries(byFolder)).toEqual(specified);
});

/**
 * Words of the configuration in rules: fields of page types, and the field `show_one_click` of the
 * site, which configures where its switch is shown.
 */
const specifiedRules: Readonly<Record<string, string>> = {
  'core/runtime/configuration/SPEC.md': 'competition coupon sport',
  'core/runtime/plan/SPEC.md': 'competition sport',
};

test('ARC-18 its styles and rules use none either', () => {
  const found = sourceFiles('core', /\.css$|\/SPEC\.md$/).flatMap(({ path, text }) => {
    const own = [...new Set(wordsOf(text))].sort().join(' ');
    return own === '' ? [] : [[path, own] as const];
  });
  expect(Object.fromEntries(found)).toEqual(specifiedRules);
});

/**
 * Texts of the shell about content of plugins, in the words of a person: the names of the
 * columns, the choice of announcements, the advice to play within limits, and the heading of
 * `brand.ratings` of the configuration. Keys by dictionary; the list may only become shorter.
 */
const namedTexts: Readonly<Record<string, readonly string[]>> = {
  'core/shell/locales/en.json': ['endColumn', 'limitsText', 'skipToEnd', 'startColumn'],
  'core/shell/locales/later/en.json': ['ratings', 'announcements.own'],
};

test('ARC-18 its texts use none, except those listed here', () => {
  const found = sourceFiles('core', /\/locales\/(?:\w+\/)?en\.json$/).flatMap(({ path, text }) => {
    const keys = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>)
      .filter((entry) => wordsOf(entry.join(' ')).length > 0)
      .map(([key]) => key);
    return keys.length === 0 ? [] : [[path, keys] as const];
  });
  expect(Object.fromEntries(found)).toEqual(namedTexts);
});

function wordsOf(code: string): string[] {
  const text = code.replace(/aria-live="?|'aria-live': '/g, '');
  return [
    ...(text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word) => words.test(word)),
    ...[...text.matchAll(sections)].map(([, word = '']) => word),
  ];
}
