import { expect, test } from 'vitest';
import { emailText } from './emailText.ts';

test.each([
  ['en', 'unknown device'],
  ['ar', 'جهاز غير معروف'],
  // A language without e-mails: they are in English.
  ['xx', 'unknown device'],
])('SEC-55 in %s an unknown device is named so', (language, words) => {
  const { body } = emailText('happened', language, { device: '', time: '29 Nov 2026, 01:13' });
  expect(body).toContain(words);
});

test('SHL-882 in an e-mail, too, one full stop ends a sentence that ends with an abbreviation', () => {
  const { body } = emailText('depositFailed', 'ar', {
    id: 7,
    amount: { minor: 100_000, currency: 'KWD' },
  });
  expect(body).toContain('100.000');
  expect(body).not.toMatch(/\.[\u200E\u200F\u2066-\u2069]*\./u);
});
