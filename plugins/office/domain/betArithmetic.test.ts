import { createMoney, toOdds } from '#core';
import { expect, test } from 'vitest';
import type { Settlement } from './Bet.ts';
import { betArithmetic } from './betArithmetic.ts';
import { exampleBet, exampleSelection } from '../testing/exampleBet.ts';
import { factorText, settlementFactor } from './settlementFactor.ts';

const leg = (coef: number, settlement: Settlement) => exampleSelection({ odds: toOdds(coef), settlement });

test.each([
  ['won', 1.88, '1.88'],
  ['lost', 1.88, '0.00'],
  ['void', 1.88, '1.00'],
  ['forcedVoid', 1.88, '1.00'],
  ['halfWonHalfVoid', 1.88, '1.44'],
  ['halfWonHalfVoid', 1.855, '1.4275'],
  ['halfLostHalfVoid', 1.94, '0.50'],
  ['halfLostHalfWon', 1.94, '0.97'],
  ['halfLostHalfWon', 1.943, '0.9715'],
] as const)('OFC-30 %s at %d multiplies by %s', (settlement, coef, text) => {
  expect(factorText(settlementFactor(settlement, toOdds(coef)) ?? -1)).toBe(text);
});

test('OFC-30 an open selection has no factor yet', () => {
  expect(settlementFactor('unsettled', toOdds(2))).toBeUndefined();
  expect(settlementFactor('notStarted', toOdds(2))).toBeUndefined();
});

test('OFC-31 an open accumulator shows the product of its odds and what it may pay', () => {
  const bet = exampleBet({ type: 'accumulator', selections: [leg(1.32, 'won'), leg(1.36, 'unsettled'), leg(1.85, 'notStarted')], stake: createMoney(1000, 'EUR') });
  const arithmetic = betArithmetic(bet);
  expect(arithmetic).toMatchObject({ total: '3.3211', isTotalRounded: true, isPotential: true, payout: { minor: 3321, currency: 'EUR' } });
  expect(arithmetic?.factors.map(({ text, reason }) => [text, reason])).toEqual([
    ['1.32', undefined],
    ['1.36', undefined],
    ['1.85', undefined],
  ]);
});

test('OFC-31 a settled one names each factor that is not the odds, and the payout of the platform', () => {
  const bet = exampleBet({
    type: 'accumulator',
    settlement: 'won',
    selections: [leg(2, 'won'), leg(1.5, 'void'), leg(1.88, 'halfWonHalfVoid')],
    stake: createMoney(1000, 'EUR'),
    payout: createMoney(2880, 'EUR'),
  });
  const arithmetic = betArithmetic(bet);
  expect(arithmetic?.factors.map(({ text, reason }) => [text, reason])).toEqual([
    ['2.00', undefined],
    ['1.00', 'void'],
    ['1.44', 'halfWonHalfVoid'],
  ]);
  expect(arithmetic).toMatchObject({ total: '2.88', isTotalRounded: false, isPotential: false, payout: { minor: 2880, currency: 'EUR' } });
});

test('OFC-31 fifty selections are multiplied exactly', () => {
  const bet = exampleBet({ type: 'accumulator', selections: Array.from({ length: 50 }, () => leg(1.01, 'won')), stake: createMoney(100_000, 'EUR') });
  // 1.01 to the 50th is 1.644631821843882…
  expect(betArithmetic(bet)).toMatchObject({ total: '1.6446', payout: { minor: 164_463, currency: 'EUR' } });
});

test('OFC-32 kinds that are several bets show no single product', () => {
  expect(betArithmetic(exampleBet({ type: 'system' }))).toBeUndefined();
});
