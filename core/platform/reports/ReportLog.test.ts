import { expect, test } from 'vitest';
import { ReportLog } from './ReportLog.ts';
import { scrub } from './scrub.ts';

const origin = { plugin: 'betting', contribution: 'page betting.home' };

test.each([
  ['Authorization: Bearer abc.def-123', ['abc.def-123']],
  ['token=s3cr3t&x', ['s3cr3t']],
  ['{"password":"hunter2"}', ['hunter2']],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', ['eyJ']],
  ['mail ann.lee+bet@example.co.uk failed', ['ann.lee', 'example.co.uk']],
  ['почта иван@пример.рф', ['иван@']],
  ['call +44 20 7946 0958 now', ['7946']],
  ['GET /en/line?ref=john&btag=5 failed', ['john', 'btag']],
  ['https://x.example/cb#access=1', ['access=1']],
  ['{"phone_number":"+3569912","phone_code":"356"}', ['3569912', '356']],
  ['{"user_name":"Marta Keller","user_ref_id":4711}', ['Marta', 'Keller', '4711']],
  ['user_email=a%40b user_country_id=112', ['a%40b', '112']],
  ['session 9f8e7d6c5b4a39281706f5e4d3c2b1a0 ended', ['9f8e7d6c']],
])('SHL-53 A71 UC02 %s is scrubbed', (text, secrets) => {
  const clean = scrub(text);
  for (const secret of secrets) expect(clean).not.toContain(secret);
  expect(clean).toContain('[hidden]');
});

test('SHL-53 useful details stay', () => {
  for (const text of [
    'betting.games failed with status 503',
    'TypeError: x is undefined',
    'Market 16777216 of event 4711 is gone',
    'No text for coupon:place_bet in ru',
  ])
    expect(scrub(text)).toBe(text);
});

test('SHL-54 the newest 200 are kept', () => {
  const log = new ReportLog({ nowMs: () => 5 });
  for (let count = 0; count < 250; count += 1) log.report(new Error(`failure ${count}`), origin);
  expect([log.entries.length, log.entries[0]?.message, log.entries.at(-1)]).toEqual([
    200,
    'Error: failure 50',
    { atMs: 5, ...origin, message: 'Error: failure 249' },
  ]);
});

test('SHL-54 a thrown value that is no error is reported by its type alone', () => {
  const log = new ReportLog({ nowMs: () => 5 });
  log.report({ secret: 'object' }, origin);
  expect(log.entries.at(-1)?.message).toBe('Thrown value of type object');
});
