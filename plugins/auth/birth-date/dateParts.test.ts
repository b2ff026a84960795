import { expect, test } from 'vitest';
import { dateParts } from './dateParts.ts';

test('REG-4 the date is asked for in the order of the language', () => {
  expect(dateParts('en')).toEqual(['day', 'month', 'year']);
  expect(dateParts('en-US')).toEqual(['month', 'day', 'year']);
  expect(dateParts('de')).toEqual(['day', 'month', 'year']);
});
