import { expect, test } from 'vitest';
import type { CouponType } from './CouponType.ts';
import { countBets } from './countBets.ts';
import type { Ticket, TicketSelection } from './Ticket.ts';

function ticket(type: CouponType, count: number, more: Partial<Ticket> = {}): Ticket {
  return {
    type,
    stakeMinor: 1000,
    selections: Array.from({ length: count }, (): TicketSelection => ({
      odds: 2000,
      settlement: 'unsettled',
    })),
    ...more,
  };
}

const blocks = [1, 1, 2, 4].map((blockId): TicketSelection => ({
  odds: 2000,
  settlement: 'unsettled',
  blockId,
}));
const lobby: TicketSelection = { odds: 2000, settlement: 'unsettled', blockId: 0 };
const banker: TicketSelection = { odds: 2000, settlement: 'unsettled', isBanker: true };

test.each<[string, Ticket, number]>([
  ['single', ticket('single', 1), 1],
  ['accumulator', ticket('accumulator', 5), 1],
  ['anti-accumulator', ticket('antiAccumulator', 3), 1],
  ['system 2 of 4', ticket('system', 4, { systemSize: 2 }), 6],
  [
    'system 2 of 4 with a banker',
    {
      ...ticket('system', 4, { systemSize: 2 }),
      selections: [...ticket('system', 4).selections, banker],
    },
    6,
  ],
  ['system 10 of 20', ticket('system', 20, { systemSize: 10 }), 184_756],
  ['chain', ticket('chain', 5), 5],
  [
    'multi with a stake per block',
    ticket('multi', 0, { selections: blocks, blockStakes: { 1: 100, 2: 100, 4: 100 } }),
    3,
  ],
  [
    'multi over pairs of blocks',
    ticket('multi', 0, { selections: [...blocks, lobby], systemSize: 2 }),
    3,
  ],
  [
    'conditional',
    ticket('conditional', 0, { selections: blocks, blockStakes: { 1: 100, 2: 'max', 4: 'max' } }),
    3,
  ],
  ['lucky', ticket('lucky', 4), 15],
  ['patent', ticket('patent', 3), 4],
  ['many singles', ticket('singles', 7), 7],
  ['nothing', ticket('accumulator', 0), 0],
])('CPN-80 bets of %s', (_name, given, bets) => {
  expect(countBets(given)).toBe(bets);
});
