import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import later from '../locales/later/en.json' with { type: 'json' };
import { explainRefusal } from './explainRefusal.ts';
import { knownRefusals } from './knownRefusals.ts';

/** Error codes of calls that place no bet, and of requests that the page never sends. */
const elsewhere = new Set([
  'invalid_key',
  'invalid_body',
  'placement_unknown',
  'code_unknown',
  'code_expired',
  'user_unknown',
  'nothing_asked',
  'not_withdrawable',
]);

test('CPN-277 every code that the platform uses for a coupon is known', () => {
  const files = globSync(
    'sandbox/platform/bets/{placing,pricing}/{validateCoupon,checkCombination,couponStructure,Placements,priceCoupon}.ts',
  ).concat(
    globSync('sandbox/platform/bets/money/{PromoCodes,MoneyService}.ts'),
    globSync('sandbox/platform/access/SiteGate.ts'),
  );
  const codes = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:ApiError|refuse|refuseAny|refusal)\(\s*(?:[^'`()]*,\s*)?'([a-z_]+)'/g,
      ),
    ].map((match) => match[1] ?? ''),
  );
  expect(codes.length).toBeGreaterThan(8);
  expect(
    [...new Set(codes)].filter(
      (code) => !elsewhere.has(code) && !Object.hasOwn(knownRefusals, code),
    ),
  ).toEqual([]);
});

test('CPN-277 every known refusal has its text, and inherited property names are no codes', () => {
  const texts = Object.values(knownRefusals).map(({ key }) => key);
  expect(texts.filter((key) => !Object.hasOwn(later, key.replace(/^coupon\.later:/, '')))).toEqual(
    [],
  );
  for (const code of ['constructor', '__proto__', 'toString', '', 120])
    expect(explainRefusal([{ code, outcomeIds: [], changes: [] }]).key).toBe('refused.other');
});
