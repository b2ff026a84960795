import { createMoney } from '#domain/money/Money.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import { expect, test } from 'vitest';
import { settleTicket } from '#domain/ticket/payout/settleTicket.ts';
import { exampleBet, exampleSelection } from './testing/exampleBet.ts';
import { ticketOfBet } from './ticketOfBet.ts';

test('OFC-30 a bet of every kind is reckoned with all that was accepted', () => {
  const system = exampleBet({
    type: 'system',
    systemSize: 2,
    stake: createMoney(300, 'EUR'),
    selections: [
      exampleSelection({ odds: toOdds(2), settlement: 'won', isBanker: true }),
      ...([1.5, 2, 3] as const).map((odds) =>
        exampleSelection({ odds: toOdds(odds), settlement: 'won' }),
      ),
    ],
  });
  // 100 × 2 × (1.5 × 2 + 1.5 × 3 + 2 × 3)
  expect(settleTicket(ticketOfBet(system))).toEqual({ settlement: 'won', payoutMinor: 2700 });
  const blocks = [
    exampleSelection({ odds: toOdds(2), settlement: 'won', blockId: 1 }),
    exampleSelection({ odds: toOdds(3), settlement: 'halfLostHalfVoid', blockId: 2 }),
  ];
  expect(
    settleTicket(
      ticketOfBet(
        exampleBet({ type: 'conditional', selections: blocks, blockStakes: { 1: 100, 2: 'max' } }),
      ),
    ),
  ).toEqual({ settlement: 'void', payoutMinor: 100 });
  const anti = exampleBet({
    type: 'antiAccumulator',
    antiOdds: toOdds(1.17),
    stake: createMoney(10_000, 'EUR'),
    selections: [
      exampleSelection({ settlement: 'lost' }),
      exampleSelection({ settlement: 'forcedVoid' }),
    ],
  });
  expect(settleTicket(ticketOfBet(anti))).toEqual({ settlement: 'won', payoutMinor: 11_700 });
});

test('OFC-65 cashed-out parts are excluded from the arithmetic', () => {
  const bet = exampleBet({
    selections: [exampleSelection({ settlement: 'won' })],
    cashOut: {
      atS: 1,
      stake: createMoney(400, 'EUR'),
      paid: createMoney(380, 'EUR'),
      isAuto: false,
    },
  });
  expect(settleTicket(ticketOfBet(bet)).payoutMinor).toBe(1110);
});
