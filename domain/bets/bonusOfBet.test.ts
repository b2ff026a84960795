import { expect, test } from 'vitest';
import { createMoney } from '#domain/money/Money.ts';
import { toOdds } from '#domain/odds/Odds.ts';
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
