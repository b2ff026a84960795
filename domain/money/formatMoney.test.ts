import { expect, test } from 'vitest';
import { createMoney } from './Money.ts';
import { formatMoney } from './formatMoney.ts';
import { parseMoney } from './parseMoney.ts';

const dollars = createMoney(123_456, 'USD');

test('SHL-791 an amount in Arabic is kept apart from its surroundings, and its currency within it', () => {
  expect(formatMoney(dollars, 'ar')).toBe('\u2067\u200f1,234.56\u00a0\u2068US$\u2069\u2069');
  // In a field there is no currency, and no direction mark in the way of the cursor.
  expect(formatMoney(dollars, 'ar', { hasSymbol: false })).toBe('1,234.56');
});

test('SHL-791 left-to-right amounts have no marks, and all amounts are parsed back unchanged', () => {
  expect(formatMoney(dollars, 'en')).not.toMatch(/[\u2066-\u2069\u200e\u200f]/);
  for (const currency of ['USD', 'EUR', 'AED', 'KWD', 'JPY']) {
    const money = createMoney(123_456, currency);
    expect(parseMoney(formatMoney(money, 'ar'), currency, 'ar')).toEqual({ kind: 'money', money });
  }
});
