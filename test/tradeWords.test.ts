import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dictionaries } from '../sandbox/world/locales/texts.ts';

const root = join(import.meta.dirname, '..');
const languages = Object.keys(dictionaries);

function read(folder: string, language: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));
}

/**
 * Terms of the page, by plugin and key, and of the sandbox's world for the same thing. Both appear
 * on one screen.
 */
const pairs: readonly (readonly [owner: string, key: string, world: string])[] = [
  ['betting/locales', 'market.total', 'market.total'],
  ['betting/locales', 'market.handicap', 'market.handicap'],
  ['betting/locales/later', 'kind.doubleChance', 'market.doubleChance'],
  ['betting/locales/later', 'kind.bothScore', 'market.bothScore'],
  ['betting/locales/later', 'kind.drawNoBet', 'market.drawNoBet'],
  ['betting/locales/later', 'asian.total', 'market.total'],
  ['betting/locales/later', 'asian.match', 'scope.regular'],
  ['betting/locales/later', 'caption.draw', 'outcome.draw'],
  ['betting/locales/later', 'caption.yes', 'outcome.yes'],
  ['betting/locales/later', 'caption.no', 'outcome.no'],
  ['betting/locales/later', 'caption.odd', 'outcome.odd'],
  ['betting/locales/later', 'caption.even', 'outcome.even'],
  ['betting/locales/later', 'type.ufc.title', 'sport.mma'],
  ['betting/locales', 'column.over', 'short.over'],
  ['betting/locales', 'column.under', 'short.under'],
  ['betting/locales', 'score.half-1', 'scope.h1'],
  ['betting/locales', 'score.half-2', 'scope.h2'],
  ['betting/locales', 'score.set', 'phase.set'],
  ['betting/locales', 'score.set', 'scope.set2'],
  ['betting/locales', 'score.leg', 'phase.leg'],
  ['betting/locales', 'score.frame', 'phase.frame'],
  ['betting/locales', 'score.map', 'phase.map'],
  ['betting/locales', 'score.map', 'scope.map2'],
  ['betting/locales', 'score.round', 'phase.round'],
  ['betting/locales', 'score.innings', 'scope.n2'],
  ['betting/locales', 'score.quarter', 'scope.q2'],
  ['betting/locales', 'score.period', 'scope.p2'],
  ['cyber/locales', 'row.map', 'phase.map'],
  ['cyber/locales', 'row.handicap', 'market.handicap'],
];

/** Notations of "second" with the noun before or after it. */
const second = /2(?:nd|\.?[ºª]|\.er|er?|-[йя])?(?![\p{L}\d])\.?|(?<!\p{L})(?:ال)?ثانية?(?!\p{L})/gu;
const article = /(?<!\p{L})ال(?=\p{L})/gu;

/** Only the words: a value or a number is "second", wherever the language puts it. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\{+\w+\}+/g, '2')
    .replaceAll(second, '')
    .replaceAll(article, '')
    .trim();
}

test.each(languages)('BET-880 page and sandbox use the same terms in %s', (language) => {
  const world = dictionaries[language]!;
  const page = (owner: string, key: string) => read(`plugins/${owner}`, language)[key]!;
  const differing = pairs.flatMap(([owner, key, worldKey]) => {
    const [ours, theirs] = [page(owner, key), world[worldKey]!];
    return wordsOf(ours) === wordsOf(theirs) ? [] : [`${key} ${ours} / ${worldKey} ${theirs}`];
  });
  expect(differing).toEqual([]);
});

test.each(languages)(
  'SHL-840 texts quote the link for a lost password exactly in %s',
  (language) => {
    const link = read('plugins/auth/locales', language).forgot!;
    const letters = JSON.parse(
      readFileSync(join(root, `sandbox/platform/mail/texts/${language}.json`), 'utf8'),
    ) as Readonly<Record<string, { readonly body: string }>>;
    const texts = [
      read('plugins/registration/locales/later', language)['passkey.text'],
      read('plugins/auth/locales/factor', language)['stepUp.text.nothing'],
      ...['contactUndone', 'emailHasAccount', 'phoneHasAccount'].map((key) => letters[key]?.body),
    ];
    expect(texts.filter((text) => text?.includes(link) !== true)).toEqual([]);
  },
);

test.each(languages)('OFC-500 an account has the same name everywhere in %s', (language) => {
  const names = ['auth/locales', 'office/locales', 'coupon/locales/later'].map((folder) => {
    const texts = read(`plugins/${folder}`, language);
    return ['main', 'bonus', 'currency'].map((kind) => texts[`account.${kind}`]);
  });
  expect(new Set(names.map(String)).size).toBe(1);
});
