import { expect, test } from 'vitest';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { createTexts, translate, type Dictionary, type TextValues } from './createTexts.ts';

const dictionary: Dictionary = {
  bets_zero: 'z',
  bets_one: 'o',
  bets_two: 't',
  bets_few: 'f',
  bets_many: 'm',
  bets_other: 'x',
  rest: 'as before',
  line: '{{home}} – {{ away }}, {{home}}',
  price: '$& {{value}}',
  'dotted.key': 'flat',
  stops: 'Up to {{most}}. Now {{amount}}.',
  option: '{{lng}} {{ns}} {{context}} {{replace}} {{ordinal}} {{defaultValue}}',
};

function textOf(language: string, name: string, values?: TextValues) {
  const missing: string[] = [];
  const texts = createTexts({
    language,
    defaultLanguage: 'de',
    resources: {
      [language]: { coupon: dictionary },
      de: { coupon: { german: 'Deutsch', both: 'Beide' } },
      en: { coupon: { english: 'English', both: 'Both' } },
    },
    onMissing: (key) => void missing.push(`${key.namespace}:${key.name}`),
  });
  return [translate(texts, `coupon:${name}`, values), ...missing];
}

test('SHL-58 every plural form of CLDR is found', () => {
  const form = (language: string, count: number) => textOf(language, 'bets', { count })[0];
  expect([0, 1, 2, 3, 11, 100].map((count) => form('ar', count)).join('')).toBe('zotfmx');
  expect([1, 2, 5, 1.5].map((count) => form('ru', count)).join('')).toBe('ofmx');
  expect(textOf('fr', 'rest', { count: 3 })).toEqual(['as before']);
});

test('SHL-58 values are inserted wherever they are named, and never parsed as a pattern', () => {
  expect(textOf('fr', 'line', { home: '{{away}}', away: '$1' })).toEqual([
    '{{away}} – $1, {{away}}',
  ]);
  expect(textOf('fr', 'line', { home: '$t(coupon:rest)', away: '{{- home}}' })).toEqual([
    '$t(coupon:rest) – {{- home}}, $t(coupon:rest)',
  ]);
  expect(textOf('fr', 'line', { home: '<b>&amp;', away: '"' })).toEqual(['<b>&amp; – ", <b>&amp;']);
});

test('SHL-58 a missing value leaves nothing, and no value is an option of the library', () => {
  expect(textOf('fr', 'price')).toEqual(['$& ']);
  expect(
    textOf('fr', 'option', {
      lng: 'de',
      ns: 'x',
      context: 'male',
      replace: 'r',
      ordinal: 1,
      defaultValue: 'd',
    }),
  ).toEqual(['de x male r 1 d']);
});

test('SHL-57 keys are flat; a text falls back to the default language, then to English, then to a dash', () => {
  expect(
    ['dotted.key', 'german', 'both', 'english', 'nowhere'].map((name) => textOf('fr', name)),
  ).toEqual([['flat'], ['Deutsch'], ['Beide'], ['English'], ['—', 'coupon:nowhere']]);
});

test('SHL-882 the full stop of an abbreviation ends its sentence, too', () => {
  const [most, amount] = [100_000, 5000].map((minor) =>
    formatMoney({ minor, currency: 'KWD' }, 'ar'),
  );
  expect(textOf('ar', 'stops', { most: most ?? '', amount: amount ?? '' })).toEqual([
    `Up to ${most} Now ${amount}`,
  ]);
  expect(textOf('fr', 'stops', { most: '5,00\u00A0€', amount: '1 …' })).toEqual([
    'Up to 5,00\u00A0€. Now 1 ….',
  ]);
});
