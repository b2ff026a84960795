import { expect, test } from 'vitest';
import { isEnding, papersForChange } from './detailChanges.ts';

test.each([
  ['2026-03-31', '2026-03-01', true],
  ['2026-04-01', '2026-03-01', false],
  ['2026-03-01', '2026-03-01', true],
  ['2028-03-01', '2028-01-30', false],
  ['2028-03-01', '2028-01-31', true],
])('IDN-42 ID08 a document that ends on %s is announced on %s: %s', (endsOn, today, isTold) => {
  expect(isEnding(endsOn, today)).toBe(isTold);
});

test('IDN-40 ID08 a name is changed by an identity document, an address by a proof of residence', () => {
  expect(papersForChange('name')).toEqual(['passport', 'id_card', 'driving_licence']);
  expect(papersForChange('document')).toEqual(papersForChange('name'));
  expect(papersForChange('address')).toEqual(['utility_bill', 'bank_statement']);
});
