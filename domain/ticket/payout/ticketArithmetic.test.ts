import { expect, test } from 'vitest';
import { drawFrom, randomTicket } from '../testing/randomTicket.ts';
import { oracleBets, oracleFactor, oraclePayout } from '../testing/slowOracle.ts';
import { capped, holdsFor, results, selectionsOf } from '../testing/ticketChecks.ts';
import { countBets } from '../countBets.ts';
import { couponTypes, type CouponType } from '../CouponType.ts';
import { leastPayout } from './leastPayout.ts';
import { potentialPayout } from './potentialPayout.ts';
import { runChain } from './runChain.ts';
import { settleTicket } from './settleTicket.ts';
import { settlements, isOpenSettlement, type Settlement } from '../Settlement.ts';
import { blockSystemOptions, systemOptions } from '../systemOptions.ts';
import type { Ticket, TicketSelection } from '../Ticket.ts';
import { totalOdds } from '../totalOdds.ts';
import { totalStake } from '../totalStake.ts';

function equalsOracle(type: CouponType): void {
  holdsFor({ type, settlements }, (ticket) =>
    expect(potentialPayout(ticket)).toBe(capped(oraclePayout(ticket))),
  );
  holdsFor({ type, settlements: results }, (ticket) =>
    expect(settleTicket(ticket).payoutMinor).toBe(capped(oraclePayout(ticket))),
  );
}

test('CPN-81 the total stake is what the person pays', () => {
  const selections = selectionsOf([2000], [3000], [1500]);
  const blocks = selections.map((selection, index) => ({ ...selection, blockId: index + 1 }));
  const stake = (ticket: Omit<Ticket, 'stakeMinor'>): number =>
    totalStake({ stakeMinor: 300, ...ticket });
  for (const type of [
    'single',
    'accumulator',
    'system',
    'chain',
    'antiAccumulator',
    'lucky',
    'patent',
  ] as const)
    expect(stake({ type, selections })).toBe(300);
  expect(stake({ type: 'multi', selections: blocks, systemSize: 2 })).toBe(300);
  expect(
    stake({ type: 'multi', selections: blocks, blockStakes: { 1: 100, 2: 50, 3: 25, 9: 1000 } }),
  ).toBe(175);
  expect(
    stake({ type: 'conditional', selections: blocks, blockStakes: { 1: 100, 2: 'max', 3: 25 } }),
  ).toBe(100);
  expect(
    stake({
      type: 'singles',
      selections: selections.map((selection, index) => ({ ...selection, stakeMinor: index * 10 })),
    }),
  ).toBe(30);
});

test('CPN-82 one price is shown of single, accumulator and anti-accumulator only', () => {
  const selections = selectionsOf([2000], [1505], [1001]);
  const priced = couponTypes.map((type) => totalOdds({ type, selections, antiOdds: 1170 }));
  expect(priced).toEqual([
    3013,
    3013,
    undefined,
    undefined,
    undefined,
    undefined,
    1170,
    undefined,
    undefined,
    undefined,
  ]);
  expect(totalOdds({ type: 'accumulator', selections: [] })).toBeUndefined();
  expect(totalOdds({ type: 'antiAccumulator', selections })).toBeUndefined();
});

test('A14 CPN-83 a system pays as all its combinations listed one by one', () => {
  equalsOracle('system');
  // 2 of 3 at 300: three doubles of 100 each.
  const system = (settlements: readonly Settlement[]): Ticket => ({
    type: 'system',
    stakeMinor: 300,
    systemSize: 2,
    selections: [2000, 3000, 1500].map((odds, index) => ({
      odds,
      settlement: settlements[index] ?? 'unsettled',
    })),
  });
  expect(potentialPayout(system([]))).toBe(600 + 300 + 450);
  expect(settleTicket(system(['won', 'won', 'lost']))).toEqual({
    settlement: 'won',
    payoutMinor: 600,
  });
  // The division is inside the one rounding: a third of 100 at 4.0 pays 133, and not 33 at 4.0.
  expect(
    settleTicket({
      type: 'system',
      stakeMinor: 100,
      systemSize: 2,
      selections: selectionsOf([2000, 'won'], [2000, 'won'], [2000, 'lost']),
    }),
  ).toEqual({ settlement: 'won', payoutMinor: 133 });
});

test('CPN-84 a multi coupon pays over its combinations of blocks, or block by block at own stakes', () => {
  equalsOracle('multi');
  const selections = [
    { odds: 1500, settlement: 'won', blockId: 0 },
    { odds: 2000, settlement: 'won', blockId: 1 },
    { odds: 3000, settlement: 'won', blockId: 1 },
    { odds: 1800, settlement: 'lost', blockId: 2 },
    { odds: 4000, settlement: 'won', blockId: 3 },
  ] as const;
  expect(settleTicket({ type: 'multi', stakeMinor: 300, selections, systemSize: 2 })).toEqual({
    settlement: 'won',
    payoutMinor: 100 * 6 * 4 * 1.5,
  });
  expect(
    settleTicket({
      type: 'multi',
      stakeMinor: 0,
      selections,
      blockStakes: { 1: 100, 2: 70, 3: 50 },
    }),
  ).toEqual({ settlement: 'won', payoutMinor: 1.5 * (600 + 200) });
});

test('CPN-85 a lucky coupon is all singles and all accumulators of its selections', () => {
  equalsOracle('lucky');
  // Lucky 15 at 15: each bet 1, four winners at 2.0: 3⁴ − 1.
  expect(
    potentialPayout({
      type: 'lucky',
      stakeMinor: 1500,
      selections: selectionsOf([2000], [2000], [2000], [2000]),
    }),
  ).toBe(8000);
});

test('CPN-86 a patent is all accumulators of its selections without the singles', () => {
  equalsOracle('patent');
  // 3 doubles and a treble at 1 each: 3 × 4 + 8.
  expect(
    potentialPayout({
      type: 'patent',
      stakeMinor: 400,
      selections: selectionsOf([2000], [2000], [2000]),
    }),
  ).toBe(2000);
});

test('CPN-87 DOM-3 a chain is paid from its account, whose final balance is the payout', () => {
  equalsOracle('chain');
  const chain: Ticket = {
    type: 'chain',
    stakeMinor: 300,
    selections: selectionsOf(
      [2000, 'won'],
      [1500, 'won'],
      [2000, 'lost'],
      [3000, 'won'],
      [1500, 'lost'],
    ),
  };
  expect(settleTicket(chain)).toEqual({ settlement: 'won', payoutMinor: 750 });
  expect(
    runChain(chain).map(({ stakeMinor, returnMinor, accountMinor }) => [
      stakeMinor,
      returnMinor,
      accountMinor,
    ]),
  ).toEqual([
    [300, 600, 600],
    [300, 450, 750],
    [300, 0, 450],
    [300, 900, 1050],
    [300, 0, 750],
  ]);
  // The account holds less than the stake: the rest is staked; once empty, the chain stops.
  const short = runChain({
    type: 'chain',
    stakeMinor: 300,
    selections: selectionsOf(
      [1500, 'halfLostHalfVoid'],
      [2000, 'won'],
      [2000, 'lost'],
      [9000, 'won'],
    ),
  });
  expect(
    short.map(({ stakeMinor, isCut, accountMinor }) => [stakeMinor, isCut, accountMinor]),
  ).toEqual([
    [300, false, 150],
    [150, true, 300],
    [300, false, 0],
    [0, true, 0],
  ]);
});

test('CPN-87 DOM-4 the shown steps of a chain come from the exact account', () => {
  holdsFor({ type: 'chain', settlements }, (ticket) => {
    const steps = runChain(ticket);
    expect(steps.map(({ id }) => id)).toEqual(
      ticket.selections.map((_selection, index) => index + 1),
    );
    for (let count = 1; count <= steps.length; count += 1)
      expect(steps[count - 1]?.accountMinor).toBe(
        capped(oraclePayout({ ...ticket, selections: ticket.selections.slice(0, count) })),
      );
    expect(steps.map(({ isForecast }) => isForecast)).toEqual(
      ticket.selections.map(({ settlement }) => isOpenSettlement(settlement)),
    );
  });
});

test('CPN-88 a conditional coupon runs its blocks in order, each with its stake or all that the account holds', () => {
  equalsOracle('conditional');
  const selections = [
    { odds: 2000, settlement: 'won', blockId: 1 },
    { odds: 1500, settlement: 'won', blockId: 2 },
    { odds: 2000, settlement: 'won', blockId: 2 },
    { odds: 3000, settlement: 'won', blockId: 5 },
  ] as const;
  const conditional: Ticket = {
    type: 'conditional',
    stakeMinor: 0,
    selections,
    blockStakes: { 1: 1000, 2: 500, 5: 'max' },
  };
  expect(
    runChain(conditional).map(({ id, stakeMinor, accountMinor }) => [id, stakeMinor, accountMinor]),
  ).toEqual([
    [1, 1000, 2000],
    [2, 500, 3000],
    [5, 3000, 9000],
  ]);
  expect(settleTicket(conditional)).toEqual({ settlement: 'won', payoutMinor: 9000 });
  // The account is empty before the first block, so "max" names no stake there.
  expect(totalStake({ ...conditional, blockStakes: { 1: 'max', 2: 500, 5: 500 } })).toBe(0);
  expect(potentialPayout({ ...conditional, blockStakes: { 1: 'max', 2: 500, 5: 500 } })).toBe(0);
});

test('CPN-89 an anti-accumulator wins when the accumulator of the selections that were not returned loses', () => {
  equalsOracle('antiAccumulator');
  const anti = (...settlements: readonly Settlement[]) =>
    settleTicket({
      type: 'antiAccumulator',
      stakeMinor: 10_000,
      antiOdds: 1170,
      selections: settlements.map((settlement) => ({ odds: 2000, settlement })),
    });
  expect(anti('won', 'lost', 'won')).toEqual({ settlement: 'won', payoutMinor: 11_700 });
  expect(anti('won', 'won', 'won')).toEqual({ settlement: 'lost', payoutMinor: 0 });
  expect(anti('won', 'void', 'won')).toEqual({ settlement: 'lost', payoutMinor: 0 });
  expect(anti('void', 'forcedVoid', 'void')).toEqual({ settlement: 'void', payoutMinor: 10_000 });
  expect(anti('forcedVoid', 'forcedVoid')).toEqual({
    settlement: 'forcedVoid',
    payoutMinor: 10_000,
  });
  // An open one may still be void, which changes the price.
  expect(anti('lost', 'unsettled', 'won')).toEqual({ settlement: 'unsettled', payoutMinor: 0 });
});

test('CPN-90 many singles are paid one by one', () => {
  equalsOracle('singles');
  const selections = [
    { odds: 1500, settlement: 'won', stakeMinor: 1 } as const,
    { odds: 1500, settlement: 'won', stakeMinor: 1 } as const,
  ];
  expect(settleTicket({ type: 'singles', stakeMinor: 0, selections }).payoutMinor).toBe(4);
});

test('CPN-94 sizes of a system, of 2 to one less than there are beside the bankers', () => {
  expect(systemOptions(selectionsOf([2000], [2000], [2000], [2000]))).toEqual([
    { value: 2, offset: 0, combo: 6 },
    { value: 3, offset: 0, combo: 4 },
  ]);
  expect(systemOptions([...selectionsOf([2000], [2000], [2000]), { isBanker: true }])).toEqual([
    { value: 2, offset: 1, combo: 3 },
  ]);
  expect(systemOptions(selectionsOf([2000], [2000]))).toEqual([]);
  expect(systemOptions(Array.from({ length: 20 }, () => ({}))).at(8)).toEqual({
    value: 10,
    offset: 0,
    combo: 184_756,
  });
  expect(blockSystemOptions(3, 2).map(({ value, combo }) => [value, combo])).toEqual([
    [1, 3],
    [2, 3],
    [3, 1],
  ]);
  holdsFor({ settlements: ['unsettled'] }, (ticket) => {
    if (!['chain', 'conditional', 'antiAccumulator'].includes(ticket.type))
      expect(countBets(ticket)).toBe(oracleBets(ticket).length);
  });
});

test('A14 CPN-95 twenty selections of any kind are reckoned in less than a millisecond', () => {
  const selections = Array.from({ length: 20 }, (_none, index): TicketSelection => ({
    odds: 1237 + 31 * index,
    settlement: 'unsettled',
    blockId: (index % 10) + 1,
    stakeMinor: 100,
  }));
  const timed = couponTypes.flatMap((type) => {
    const ticket: Ticket = {
      type,
      stakeMinor: 1000,
      selections,
      systemSize: type === 'multi' ? 5 : 10,
      antiOdds: 1200,
      ...(type === 'conditional' ? { blockStakes: { 1: 100, 2: 'max', 3: 'max' } } : {}),
    };
    const reckon = (): number =>
      potentialPayout(ticket) + (leastPayout(ticket) ?? 0) + countBets(ticket);
    // The best of several runs, so that load on the machine does not count.
    const times = Array.from({ length: 60 }, () => {
      const started = performance.now();
      reckon();
      return performance.now() - started;
    });
    return Math.min(...times) < 1 ? [] : [`${type}: ${Math.min(...times)} ms`];
  });
  expect(timed).toEqual([]);
});

test('A14 CPN-83 twenty selections pay to the minor unit what all 184,756 combinations of ten pay, and as one bet the whole product', () => {
  const selections = Array.from({ length: 20 }, (_none, index): TicketSelection => ({
    odds: 1013 + 137 * index,
    settlement: index % 7 === 3 ? 'void' : 'won',
  }));
  const factors = selections.map(({ odds, settlement }) =>
    BigInt(settlement === 'void' ? 1000 : odds),
  );
  let listed = 0;
  const sumOf = (from: number, left: number, product: bigint): bigint => {
    if (left === 0) {
      listed += 1;
      return product;
    }
    let sum = 0n;
    for (let index = from; index <= factors.length - left; index += 1)
      sum += sumOf(index + 1, left - 1, product * (factors[index] ?? 0n));
    return sum;
  };
  const rounded = (value: bigint, unit: bigint): number =>
    Number((2n * value + unit) / (2n * unit));
  const stakeMinor = 777;
  const all = sumOf(0, 10, 1n);
  expect(listed).toBe(184_756);
  const system: Ticket = { type: 'system', stakeMinor, systemSize: 10, selections };
  expect(settleTicket(system).payoutMinor).toBe(
    rounded(BigInt(stakeMinor) * all, 184_756n * 1000n ** 10n),
  );
  expect(settleTicket({ type: 'accumulator', stakeMinor, selections }).payoutMinor).toBe(
    rounded(BigInt(stakeMinor) * sumOf(0, 20, 1n), 1000n ** 20n),
  );
});

test('A14 CPN-96 not one minor unit is lost over 5,000 random placements and settlements', () => {
  // GRANDSTAND_BETS=100000 for the long run.
  const runs = Number(process.env['GRANDSTAND_BETS'] ?? 5000);
  const draw = drawFrom(20_260_722);
  let differences = 0;
  for (let run = 0; run < runs; run += 1) {
    const ticket = randomTicket(draw, { settlements: results, most: 6 });
    if (settleTicket(ticket).payoutMinor !== capped(oraclePayout(ticket))) differences += 1;
  }
  expect(differences).toBe(0);
});

test('the published examples: CPN-1 CPN-3 CPN-87 CPN-89', () => {
  const accumulator = selectionsOf([2600, 'won'], [3500, 'won'], [1200, 'won']);
  expect(settleTicket({ type: 'accumulator', stakeMinor: 1000, selections: accumulator })).toEqual({
    settlement: 'won',
    payoutMinor: 10_920,
  });
  // An Asian quarter line that half wins at K counts (K + 1) / 2.
  const quarter: Ticket = {
    type: 'accumulator',
    stakeMinor: 1000,
    selections: selectionsOf([1900, 'halfWonHalfVoid'], [2000, 'won']),
  };
  expect(settleTicket(quarter).payoutMinor).toBe(1000 * 1.45 * 2);
  expect(
    oracleFactor({ odds: 1900, settlement: 'halfWonHalfVoid' }).equals(
      oracleFactor({ odds: 1450, settlement: 'won' }),
    ),
  ).toBe(true);
});
