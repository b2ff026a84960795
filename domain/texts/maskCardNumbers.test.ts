import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMaskedCard, maskCardNumbers } from './maskCardNumbers.ts';

test.each([
  ['my card 4242424242424242 is', 'my card ••••••••••••4242 is'],
  ['4242 4242 4242 4242', '•••• •••• •••• 4242'],
  ['4242-4242-4242-4242.', '••••-••••-••••-4242.'],
  ['4242\u00a04242\u00a04242\u00a04242', '••••\u00a0••••\u00a0••••\u00a04242'],
  ['Amex 3782 822463 10005', 'Amex •••• •••••• •0005'],
  ['13 digits: 4222222222222', '13 digits: •••••••••2222'],
  ['19 digits: 6304000000000000000', '19 digits: •••••••••••••••0000'],
  ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '•••• •••• •••• ٤٢٤٢'],
  ['۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', '••••••••••••۴۲۴۲'],
  ['(4242424242424242), 5555555555554444', '(••••••••••••4242), ••••••••••••4444'],
  ['a\n4242424242424242\nb', 'a\n••••••••••••4242\nb'],
])('SBX-1230 TA25 a card number goes but for its last four: %s', (text, expected) => {
  expect(maskCardNumbers(text)).toBe(expected);
  expect(hasMaskedCard(maskCardNumbers(text))).toBe(expected !== text);
});

test.each([
  'Bet 501, coupon 123456789012',
  'wrong check digit 4242424242424241',
  '+4242424242424242',
  'phone +356 9999 2121, or 0042 420 777 123 456',
  'HP4242424242424242',
  'IBAN GB29 NWBK 6016 1331 9268 19',
  'DE89370400440532013000 please',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  '42424242424242424242424242424242',
  '1234567890128 at 20251120120000',
])('SBX-1466 TA25 numbers of other kinds stay whole: %s', (text) => {
  expect(maskCardNumbers(text)).toBe(text);
  expect(hasMaskedCard(text)).toBe(false);
});

test('SBX-1230 TA25 masking a masked text again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('4', '2', ' ', '-', 'a', '٤', '\n', '•', '+'), { maxLength: 60 }),
      (signs) => {
        const once = maskCardNumbers(signs.join(''));
        expect(maskCardNumbers(once)).toBe(once);
        expect(Array.from(once)).toHaveLength(signs.length);
      },
    ),
  );
});
