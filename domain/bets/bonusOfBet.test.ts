import { expect, test } from 'vitest';
import { createMoney } from '#domain/money/Money.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import { bonusOfBet } from './bonusOfBet.ts';
import { exampleBet, exampleSelection } from './testing/exampleBet.ts';

test('CPN-632 a bet with a bonus says how much the bonus adds to its possible payout', () => {
  const bet = exampleBet({
    type: 'accumulator',
    stake: createMoney(1000, 'EUR'),
    selections: [1.5, 2, 3].map((odds) =>
      exampleSelection({ odds: toOdds(odds), settlement: 'notStarted' }),
    ),
  });
  expect(bonusOfBet(bet)).toBeUndefined();
  // 10 × 9, and three per cent of it.
  expect(bonusOfBet({ ...bet, terms: { isBonusBet: true } })).toEqual({
    percent: 3,
    added: createMoney(270, 'EUR'),
  });
});

test('CPN-833 the bonus of a bet is the per cent that is named, also where the rounded payouts are a cent further apart', () => {
  const bet = exampleBet({
    type: 'accumulator',
    stake: createMoney(1000, 'EUR'),
    selections: [1.54, 1.75, 1.87, 2.08].map((odds) =>
      exampleSelection({ odds: toOdds(odds), settlement: 'notStarted' }),
    ),
    terms: { isBonusBet: true },
  });
  // 104.82472 without and 109.0177088 with the bonus; four per cent are 4.1929888.
  expect(bonusOfBet(bet)).toEqual({ percent: 4, added: createMoney(419, 'EUR') });
});
