import { expect, test } from 'vitest';
import { checkTyped } from './checkStake.ts';
import { mostMinor } from './readAmount.ts';
import { StakeStore } from './StakeStore.ts';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';

const storage = new BrowserStorage({ brand: 'test', area: () => new MemoryArea() });

test('CPN-360 an amount that was not entered is raised to the minimum of the coupon, an entered one stays', () => {
  const stake = new StakeStore(storage, 'en', 'EUR');
  stake.raiseToLeast(750);
  expect(stake.minor).toBe(750);
  stake.raiseToLeast(50);
  expect(stake.minor).toBe(500);
  stake.type('5');
  stake.raiseToLeast(750);
  expect(stake.minor).toBe(500);
});

test.each([
  ['12.34', 'de', '12,34', 1234],
  ['12.34', 'ar', '12.34', 1234],
  ['1,000.50', 'ru', '1 000,50', 100_050],
  ['1,000', 'ru', '1 000,00', 100_000],
  ['7', 'de', '7,00', 700],
  ['', 'de', '', undefined],
  ['1e3', 'de', '1e3', undefined],
])(
  'CPN-825 SHL-610 a stake of %j keeps its value in %s, formatted as in that language: %j',
  (typed, language, shown, minor) => {
    const stake = new StakeStore(storage, 'en', 'EUR');
    stake.type(typed);
    stake.setLanguage(language);
    expect([stake.text.replaceAll(/\s/g, ' '), stake.minor]).toEqual([shown, minor]);
  },
);

test('CPN-825 SHL-610 a stake of "12,34" in German is "12.34" once the page is English', () => {
  const stake = new StakeStore(storage, 'de', 'EUR');
  stake.type('12,34');
  stake.setLanguage('en');
  expect([stake.text, stake.minor]).toEqual(['12.34', 1234]);
});

test.each(['90000000000', '99999999999999999', '9'.repeat(24), '9'.repeat(60)])(
  'CPN-582 %s is above the maximum, or the balance, or too large',
  (text) => {
    const stake = new StakeStore(storage, 'en', 'EUR');
    stake.type(text);
    const { problem } = stake;
    const limits = { minMinor: 50, maxMinor: 28_735, balanceMinor: 700 };
    expect([
      checkTyped(problem, limits),
      checkTyped(problem, { balanceMinor: 700 }),
      checkTyped(problem, {}),
    ]).toEqual([
      { kind: 'above-max', limitMinor: 28_735 },
      { kind: 'above-balance', limitMinor: 700 },
      { kind: 'too-large' },
    ]);
    // The largest coupon stakes the amount on each of 255 bets.
    expect(Number.isSafeInteger(mostMinor * 255)).toBe(true);
  },
);

test.each(['50.1234', '7x', '9'.repeat(24)])(
  'CPN-842 quick amounts and steps leave %s and its error unchanged',
  (text) => {
    const stake = new StakeStore(storage, 'en', 'KWD');
    stake.type(text);
    const { problem } = stake;
    stake.add(5000);
    stake.step(1);
    stake.step(-1);
    expect([stake.text, stake.problem, problem === undefined]).toEqual([text, problem, false]);
    stake.type('');
    stake.add(5000);
    expect(stake.text).toBe('5.000');
  },
);
