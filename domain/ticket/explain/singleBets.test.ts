import { describe, expect, test } from 'vitest';
import { drawFrom, randomTicket } from '../testing/randomTicket.ts';
import { Fraction, oracleBets, oracleFactor } from '../testing/slowOracle.ts';
import { countBets } from '../countBets.ts';
import { couponTypes } from '../CouponType.ts';
import { settlements } from '../Settlement.ts';
import { listedBets, singleBets } from './singleBets.ts';

describe('CPN-115 the single bets of a divided total are those of the enumerating oracle', () => {
  test.each(['system', 'multi', 'lucky', 'patent'] as const)('%s', (type) => {
    const draw = drawFrom(5);
    for (let run = 0; run < 40; run += 1) {
      const ticket = randomTicket(draw, { type, settlements, most: 6 });
      const count =
        ticket.blockStakes === undefined && countBets(ticket) > 1 ? countBets(ticket) : 0;
      expect(listedBets(ticket)).toBe(count);
      if (count === 0) continue;
      const wanted = oracleBets(ticket).map(({ stake, selections }) => {
        const paid = selections.reduce(
          (amount, selection) => amount.times(oracleFactor(selection)),
          stake,
        );
        return [
          selections
            .map((selection) => ticket.selections.findIndex((each) => each === selection))
            .sort((first, second) => first - second),
          paid.rounded() > BigInt(Number.MAX_SAFE_INTEGER)
            ? Number.MAX_SAFE_INTEGER
            : Number(paid.rounded()),
          paid.equals(new Fraction(0n)),
        ];
      });
      const found = singleBets(ticket, 0, count).map(({ selections, payout, isLost }) => [
        selections,
        payout.kind === 'money' ? payout.minor : undefined,
        isLost,
      ]);
      expect(found).toEqual(wanted);
    }
  });
});

test('CPN-115 a page in the middle of 184,756 is made at once, and the list ends where it ends', () => {
  const ticket = {
    type: 'system',
    stakeMinor: 1000,
    systemSize: 10,
    selections: Array.from({ length: 20 }, () => ({
      odds: 1500,
      settlement: 'unsettled' as const,
    })),
  } as const;
  const page = singleBets(ticket, 92_350, 50);
  expect([page.length, page[0]?.index, page[0]?.selections.length]).toEqual([50, 92_350, 10]);
  expect(singleBets(ticket, 184_750, 50)).toHaveLength(6);
  expect(couponTypes.filter((type) => listedBets({ ...ticket, type }) > 0)).toEqual([
    'system',
    'lucky',
    'patent',
  ]);
});
