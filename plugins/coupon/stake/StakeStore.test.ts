import { expect, test } from 'vitest';
import { StakeStore } from './StakeStore.ts';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';

const storage = new BrowserStorage({ brand: 'test', area: () => new MemoryArea() });

test('CPN-360 an amount that nobody entered is raised to the least of the coupon, an entered one stays', () => {
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
  ['12.34', 'de', '12.34', 1234],
  ['12.34', 'ar', '12.34', 1234],
  ['1,000.50', 'ru', '1 000,50', 100_050],
  ['7', 'de', '7', 700],
  ['', 'de', '', undefined],
  ['1e3', 'de', '1e3', undefined],
])('SHL-610 a stake of %j is the same amount in %s', (typed, language, shown, minor) => {
  const stake = new StakeStore(storage, 'en', 'EUR');
  stake.type(typed);
  stake.setLanguage(language);
  expect([stake.text.replaceAll(/\s/g, ' '), stake.minor]).toEqual([shown, minor]);
});
