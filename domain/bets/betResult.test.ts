import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betResult } from './betResult.ts';

test('CPN-520 M16 only a return above the stake is won', () => {
  const eur = (minor: number) => ({ minor, currency: 'EUR' });
  expect(
    [0, 999, 1000, 1001].map((paid) => betResult({ stake: eur(1000), payout: eur(paid) })),
  ).toEqual(['lost', 'partlyPaid', 'returned', 'won']);
  expect(betResult({ stake: eur(1000), payout: undefined })).toBe('lost');
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      (stake, paid) =>
        (betResult({ stake: eur(stake), payout: eur(paid) }) === 'won') === paid > stake,
    ),
  );
});
