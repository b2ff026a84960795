import { expect, test } from 'vitest';
import { fillText } from './fillText.ts';

test('values replace their names and are not treated as templates', () => {
  const values: Readonly<Record<string, string>> = { who: '{{what}} $&', what: 'a bet' };
  expect(fillText('{{who}} placed {{what}}, {{what}}{{none}}.', (name) => values[name] ?? '')).toBe(
    '{{what}} $& placed a bet, a bet.',
  );
});

test('a value that ends with a full stop is not followed by another one', () => {
  expect(fillText('{{club}}. {{club}}, {{club}}.', () => 'Harbour F.C.')).toBe(
    'Harbour F.C. Harbour F.C., Harbour F.C.',
  );
});
