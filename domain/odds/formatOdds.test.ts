import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOdds, formatTotalOdds } from './formatOdds.ts';
import { InvalidOddsError, toOdds, toOddsOfThousandths } from './Odds.ts';
import { isOddsFormatId, oddsFormatId, oddsFormatIn, oddsFormatsOf } from './OddsFormat.ts';

test('SHL-6 odds are whole thousandths of the wire number', () => {
  expect([1.85, 1.005, 2.675, 10.1, 1000].map((coef) => toOdds(coef))).toEqual([
    1850, 1005, 2675, 10_100, 1_000_000,
  ]);
  for (const coef of [0.99, 0, -2, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => toOdds(coef)).toThrow(InvalidOddsError);
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
  [2, '1/1'],
  [1.67, '4/6'],
  [2.5, '6/4'],
  [1.91, '10/11'],
  [1.36, '4/11'],
  [4.33, '10/3'],
  [3.75, '11/4'],
  [1.01, '1/100'],
  [1.85, '17/20'],
  [1.83, '5/6'],
  [6, '5/1'],
  [101, '100/1'],
  [1001, '1000/1'],
  [2501, '2500/1'],
  [1, '1.00'],
])('SHL-8 fractional odds of %d are %s', (coef, text) => {
  expect(formatOdds(toOdds(coef), 'fractional')).toBe(text);
});

test('SHL-8 fractions rise with the price', () => {
  let before = 0;
  for (let odds = 1010; odds < 60_000; odds += 10) {
    const [numerator = 0, denominator = 1] = formatOdds(toOddsOfThousandths(odds), 'fractional')
      .split('/')
      .map(Number);
    expect(numerator / denominator).toBeGreaterThanOrEqual(before);
    before = numerator / denominator;
  }
});

test.each([
  [2, '+100'],
  [2.5, '+150'],
  [1.5, '−200'],
  [1.91, '−110'],
  [1.83, '−120'],
  [11, '+1000'],
  [1.01, '−10000'],
  [1.995, '−101'],
  [2.005, '+101'],
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
  ['malay', '0.85', '\u22120.67', '\u22120.11', '\u22120.010', '0.005'],
  ['probability', '54.1%', '40.0%', '10.0%', '1.0%', '99.5%'],
  ['thousandths', '1.850', '2.500', '10.000', '100.000', '1.005'],
  ['hundredths', '17/20', '3/2', '9/1', '99/1', '1/100'],
] as const)('SHL-460 format %s writes 1.85, 2.5, 10, 100 and 1.005', (format, ...texts) => {
  expect([1.85, 2.5, 10, 100, 1.005].map((coef) => formatOdds(toOdds(coef), format))).toEqual(
    texts,
  );
});

test('SHL-460 even money is 1.00 without a sign, nothing to win stays decimal, long chances keep two figures', () => {
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

test('SHL-460 Hong Kong and three places give back the exact price, and so do Malay and Indonesian on the side of the profit', () => {
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

test('SHL-460 what is rounded is rounded once: never more than half of its last place away', () => {
  fc.assert(
    fc.property(anyOdds, (odds) => {
      const inverse = formatOdds(odds, odds <= 2000 ? 'indonesian' : 'malay');
      if (odds === 2000) return inverse === '1.00';
      const [, places = ''] = inverse.split('.');
      const isNear =
        Math.abs(Number(inverse.slice(1)) - 1000 / (odds - 1000)) <=
        0.5 * 10 ** -places.length + 1e-9;
      const chance = formatOdds(odds, 'probability');
      const step = chance.split('.')[1]?.length === 3 ? 0.01 : 0.1;
      return (
        isNear &&
        inverse.startsWith('\u2212') &&
        Math.abs(Number.parseFloat(chance) - 100_000 / odds) <= step / 2 + 1e-9
      );
    }),
  );
});

test('SHL-460 hundredths are reduced and rise with the price', () => {
  fc.assert(
    fc.property(anyOdds, (odds) => {
      const [numerator = 0, denominator = 1] = formatOdds(odds, 'hundredths')
        .split('/')
        .map(Number);
      const exact = Math.max(1, Math.floor((odds - 1000 + 5) / 10));
      return (
        100 % denominator === 0 &&
        (numerator * 100) / denominator === exact &&
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
