import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEvens } from './evens.ts';
import { formatExactOdds, formatOdds, formatTotalOdds } from './formatOdds.ts';
import { oddsOrUndefined, type Odds } from './Odds.ts';
import { InvalidOddsError, toOdds, toOddsOfThousandths } from './toOdds.ts';
import {
  isOddsFormatId,
  oddsFormatId,
  oddsFormatIn,
  oddsFormatsOf,
  type OddsFormat,
} from './OddsFormat.ts';

test('SHL-6 odds are whole thousandths of the wire number', () => {
  expect([1.85, 1.005, 2.675, 10.1, 1000].map((coef) => toOdds(coef))).toEqual([
    1850, 1005, 2675, 10_100, 1_000_000,
  ]);
  for (const coef of [0.99, 0, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => toOdds(coef)).toThrow(InvalidOddsError);
    expect(oddsOrUndefined(coef)).toBeUndefined();
  }
  for (const thousandths of [999, 1000.5])
    expect(() => toOddsOfThousandths(thousandths)).toThrow(InvalidOddsError);
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 10_000_000 }),
      (thousandths) => toOdds(thousandths / 1000) === thousandths,
    ),
  );
});

test.each([
  [1.01, '1.01'],
  [1.5, '1.50'],
  [2, '2.00'],
  [19.99, '19.99'],
  [20, '20.0'],
  [20.1, '20.1'],
  [99.9, '99.9'],
  [100, '100'],
  [1000, '1000'],
  [1.855, '1.855'],
  [20.15, '20.15'],
  [100.5, '100.5'],
  [1, '1.00'],
])('SHL-7 decimal odds %d are written %s', (coef, text) => {
  expect(formatOdds(toOdds(coef), 'decimal')).toBe(text);
});

test('SHL-7 no price is rounded for display', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 2_000_000 }),
      (thousandths) =>
        Math.round(Number(formatOdds(toOddsOfThousandths(thousandths), 'decimal')) * 1000) ===
        thousandths,
    ),
  );
});

test.each([
  [1.5, '1/2'],
  [1.75, '3/4'],
  [1.99, '20/21'],
  [2, 'Evens'],
  [2.04, 'Evens'],
  [1.67, '4/6'],
  [2.5, '6/4'],
  [1.91, '10/11'],
  [1.37, '4/11'],
  [1.36, '1/3'],
  [1.27, '1/4'],
  [4.34, '10/3'],
  [4.33, '16/5'],
  [3.78, '11/4'],
  [3.81, '14/5'],
  [3.75, '11/4'],
  [1.01, '1/100'],
  [1.85, '17/20'],
  [1.84, '5/6'],
  [6, '5/1'],
  [101, '100/1'],
  [1001, '1000/1'],
  [2501.9, '2500/1'],
  [1.001, '1.001'],
  [1, '1.00'],
])('SHL-8 M03 fractional odds of %d are %s', (coef, text) => {
  expect(formatOdds(toOdds(coef), 'fractional')).toBe(text);
});

test('SHL-640 M03 even money has a word in every language of the site, and is read back from it', () => {
  const shown = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'tr', 'ar'].map((language) =>
    formatOdds(toOdds(2), 'fractional', language),
  );
  expect(shown).toEqual([
    ...['Evens', 'Pari', 'A la par', 'Égalité', 'Ao par', 'Равные', 'Eşit', 'متساوٍ'],
  ]);
  for (const text of shown) expect(isEvens(text.replaceAll(' ', '').toUpperCase())).toBe(true);
  expect(formatExactOdds(toOdds(2.04), 'fractional', 'de')).toBe('Pari (2.04)');
  expect(formatOdds(toOdds(2), 'fractional', 'xx')).toBe('1/1');
});

test('SHL-8 fractions rise with the price', () => {
  let before = 0;
  for (let odds = 1010; odds < 60_000; odds += 10) {
    const shown = shownProfit(formatOdds(toOddsOfThousandths(odds), 'fractional'), 'fractional');
    expect(shown).toBeGreaterThanOrEqual(before);
    before = shown;
  }
});

test.each([
  [2, '+100'],
  [2.5, '+150'],
  [1.5, '−200'],
  [1.91, '−110'],
  [1.83, '−121'],
  [11, '+1000'],
  [1.01, '−10000'],
  [1.995, '−101'],
  [2.005, '+100'],
  [1, '1.00'],
])('SHL-9 American odds of %d are %s', (coef, text) => {
  expect(formatOdds(toOdds(coef), 'american')).toBe(text);
});

test('SHL-11 total odds have three places', () => {
  expect(
    [toOdds(3.4), toOdds(12.345), toOdds(184.756)].map((odds) => formatTotalOdds(odds)),
  ).toEqual(['3.400', '12.345', '184.756']);
  expect([
    formatTotalOdds(toOdds(2.5), 'fractional'),
    formatTotalOdds(toOdds(2.5), 'american'),
  ]).toEqual(['6/4', '+150']);
});

test.each([
  ['hongKong', '0.85', '1.50', '9.00', '99', '0.005'],
  ['indonesian', '\u22121.18', '1.50', '9.00', '99', '\u2212200.00'],
  ['malay', '0.85', '\u22120.67', '\u22120.12', '\u22120.011', '0.005'],
  ['probability', '54.1%', '40.0%', '10.0%', '1.0%', '99.6%'],
  ['thousandths', '1.850', '2.500', '10.000', '100.000', '1.005'],
  ['hundredths', '17/20', '3/2', '9/1', '99/1', '1.005'],
] as const)(
  'SHL-460 SHL-580 SHL-581 SHL-582 SHL-583 SHL-584 format %s writes 1.85, 2.5, 10, 100 and 1.005',
  (format, ...texts) => {
    expect([1.85, 2.5, 10, 100, 1.005].map((coef) => formatOdds(toOdds(coef), format))).toEqual(
      texts,
    );
  },
);

test('SHL-580 SHL-586 even money is 1.00 without a sign, nothing to win stays decimal, long chances keep two figures', () => {
  expect(
    (['hongKong', 'indonesian', 'malay'] as const).map((format) => formatOdds(toOdds(2), format)),
  ).toEqual(['1.00', '1.00', '1.00']);
  expect(
    (['fractional', 'american', 'hongKong', 'indonesian', 'malay', 'hundredths'] as const).map(
      (format) => formatOdds(toOdds(1), format),
    ),
  ).toEqual(Array.from({ length: 6 }, () => '1.00'));
  expect([1000, 150, 1].map((coef) => formatOdds(toOdds(coef), 'probability'))).toEqual([
    '0.10%',
    '0.67%',
    '100.0%',
  ]);
  expect([
    formatTotalOdds(toOdds(6.172), 'hongKong'),
    formatTotalOdds(toOdds(1), 'malay'),
    formatTotalOdds(toOdds(4), 'probability'),
  ]).toEqual(['5.172', '1.000', '25.0%']);
});

const anyOdds = fc
  .integer({ min: 1001, max: 1_000_000 })
  .map((thousandths) => toOddsOfThousandths(thousandths));

test('SHL-460 SHL-580 SHL-583 Hong Kong and three places give back the exact price, and so do Malay and Indonesian on the side of the profit', () => {
  const thousandths = (text: string): number => Math.round(Number(text) * 1000);
  fc.assert(
    fc.property(
      anyOdds,
      (odds) =>
        thousandths(formatOdds(odds, 'hongKong')) === odds - 1000 &&
        thousandths(formatOdds(odds, 'thousandths')) === odds,
    ),
  );
  fc.assert(
    fc.property(
      anyOdds,
      (odds) =>
        thousandths(formatOdds(odds, odds <= 2000 ? 'malay' : 'indonesian')) === odds - 1000,
    ),
  );
});

/** Profit on a stake of 1 that a written price states. */
function shownProfit(text: string, format: OddsFormat): number {
  if (text === 'Evens') return 1;
  if (text.endsWith('%')) return 100 / Number.parseFloat(text) - 1;
  const [numerator = '', denominator] = text.split('/');
  if (denominator !== undefined) return Number(numerator) / Number(denominator);
  const value = Number(text.replace('\u2212', '-'));
  if (format === 'american' && /[+\u2212]/.test(text))
    return value > 0 ? value / 100 : -100 / value;
  if (value < 0) return -1 / value;
  return format === 'hongKong' || format === 'malay' || format === 'indonesian' ? value : value - 1;
}

const formats = [...oddsFormatsOf('european'), ...oddsFormatsOf('asian')];

/** Every price of the platform's ladder, and others. */
const ladder = [
  ...Array.from({ length: 1900 }, (_, step) => 1010 + step * 10),
  ...Array.from({ length: 801 }, (_, step) => 20_000 + step * 100),
  ...Array.from({ length: 901 }, (_, step) => 100_000 + step * 1000),
].map(toOddsOfThousandths);
const pricesFrom101 = fc.integer({ min: 1010, max: 1_000_000 }).map(toOddsOfThousandths);

function isShownBetter(odds: Odds, format: OddsFormat): boolean {
  return shownProfit(formatOdds(odds, format), format) > (odds - 1000) / 1000 + 1e-9;
}

test.each(formats)('SHL-585 M03 %s never shows a price better than it is paid', (format) => {
  expect(ladder.filter((odds) => isShownBetter(odds, format))).toEqual([]);
  fc.assert(
    fc.property(pricesFrom101, (odds) => !isShownBetter(odds, format)),
    { numRuns: 3000 },
  );
});

test('SHL-581 SHL-582 rounded values are rounded once: less than one unit of their last place away', () => {
  const isNear = (shown: number, exact: number, step: number): boolean =>
    shown >= exact - 1e-9 && shown < exact + step - 1e-9;
  fc.assert(
    fc.property(pricesFrom101, (odds) => {
      const profit = (odds - 1000) / 1000;
      const american = Number(formatOdds(odds, 'american').replace('\u2212', '-'));
      const inverse = formatOdds(odds, odds < 2000 ? 'indonesian' : 'malay').slice(1);
      const chance = formatOdds(odds, 'probability').slice(0, -1);
      const step = (text: string): number => 10 ** -(text.split('.')[1] ?? '').length;
      return (
        (american > 0 ? isNear(-american, -profit * 100, 1) : isNear(-american, 100 / profit, 1)) &&
        (odds === 2000 || isNear(Number(inverse), 1 / profit, step(inverse))) &&
        isNear(Number(chance), 100_000 / odds, step(chance))
      );
    }),
  );
});

test('SHL-571 M03 the exact decimal odds are beside a format that may round, and beside no other', () => {
  expect(formats.map((format) => formatExactOdds(toOdds(3.78), format))).toEqual([
    ...['3.78', '11/4 (3.78)', '+278 (3.78)', '26.5% (3.78)', '3.780', '139/50 (3.78)'],
    ...['3.78', '2.78', '2.78 (3.78)', '\u22120.36 (3.78)'],
  ]);
  expect(formatExactOdds(toOdds(3.781), 'fractional', 'en', true)).toBe('139/50 (3.781)');
  expect(formatExactOdds(toOdds(1), 'fractional')).toBe('1.00');
});

test('SHL-584 hundredths are reduced and rise with the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1010, max: 1_000_000 }).map(toOddsOfThousandths), (odds) => {
      const [numerator = 0, denominator = 1] = formatOdds(odds, 'hundredths')
        .split('/')
        .map(Number);
      return (
        100 % denominator === 0 &&
        (numerator * 100) / denominator === Math.floor((odds - 1000) / 10) &&
        (denominator === 1 || numerator % denominator !== 0)
      );
    }),
  );
});

test('SHL-461 each view offers formats of its own; another one gives way to decimal', () => {
  expect(
    [oddsFormatsOf('european'), oddsFormatsOf('asian')].map((formats) => formats.map(oddsFormatId)),
  ).toEqual([
    [0, 1, 2, 14, 15, 16],
    [0, 4, 5, 6],
  ]);
  expect([
    oddsFormatIn('european', 'probability'),
    oddsFormatIn('european', 'malay'),
    oddsFormatIn('asian', 'malay'),
    oddsFormatIn('asian', 'american'),
  ]).toEqual(['probability', 'decimal', 'malay', 'decimal']);
  expect([3, '1', null].map(isOddsFormatId)).toEqual([false, false, false]);
});

test('SHL-792 SHL-585 M03 odds of several selections together are whole fractions, never shown better than they are paid, and lose less than one in a hundred or a hundredth', () => {
  const written = [
    1.334, 1.873, 2, 2.5, 3.781, 8.336, 17.899, 26.009, 85.4, 101.5, 170.9, 12_345.678,
  ].map((odds) => formatTotalOdds(toOdds(odds), 'fractional'));
  expect(written).toEqual([
    '1/3',
    '87/100',
    'Evens',
    '6/4',
    '139/50',
    '733/100',
    '84/5',
    '25/1',
    '422/5',
    '100/1',
    '169/1',
    '12344/1',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1010, max: 10_000_000 }), (odds) => {
      const text = formatTotalOdds(toOddsOfThousandths(odds), 'fractional');
      expect(text).toMatch(/^(?:\d+\/\d+|Evens)$/);
      const [numerator = 1, denominator = 1] = text === 'Evens' ? [] : text.split('/').map(Number);
      const shown = Math.round((numerator / denominator) * 1000 * 1e6) / 1e6;
      const profit = odds - 1000;
      expect(shown).toBeLessThanOrEqual(profit);
      expect(profit - shown).toBeLessThan(Math.max(10, profit / 100));
    }),
  );
});
