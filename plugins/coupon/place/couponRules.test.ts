import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyCodes } from '#domain/money/currencyCodes.ts';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { checkStake, stepStake } from '../stake/checkStake.ts';
import { isSameOrder, orderFromStored, type StoredOrder } from './storedOrder.ts';
import { decideOdds } from '#domain/bets/decideOdds.ts';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import { explainRefusal } from '../refusals/explainRefusal.ts';
import { findBlock, type BlockFacts } from '../selections/findBlock.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import { quickAmounts, stakeStep } from '../stake/stakeStep.ts';
import en from '../locales/later/en.json' with { type: 'json' };
import { isStoredPlacements } from '#stored/coupon/isStoredPlacements.js';

const isStoredOrder = (order: unknown): boolean =>
  isStoredPlacements([{ key: 'a'.repeat(36), userId: 1, sentAtMs: 1, order }]);

test('CPN-20 every combination of seen price, current price and policy', () => {
  const odds = fc.integer({ min: 1001, max: 1_000_000 });
  fc.assert(
    fc.property(
      odds,
      fc.oneof(odds, fc.constant(0)),
      fc.constantFrom<OddsChangePolicy>('confirm', 'acceptAny', 'acceptHigher'),
      (seen, other, policy) => {
        const current = other === 0 ? seen : other;
        const table = {
          lower: { confirm: 'confirm', acceptAny: 'send', acceptHigher: 'confirm' },
          same: { confirm: 'send', acceptAny: 'send', acceptHigher: 'send' },
          higher: { confirm: 'confirm', acceptAny: 'send', acceptHigher: 'send' },
        } as const;
        const move = current < seen ? 'lower' : current > seen ? 'higher' : 'same';
        expect(decideOdds(seen, current, policy)).toBe(table[move][policy]);
      },
    ),
    { numRuns: 1000 },
  );
});

function facts(outcomeId: number, change: Partial<BlockFacts> = {}): BlockFacts {
  return {
    outcomeId,
    eventId: outcomeId,
    isSuspended: false,
    isFinished: false,
    isGone: false,
    isExcludedFromAccumulator: false,
    ...change,
  };
}

test('CPN-23 the first reason that applies, in order', () => {
  const everything = facts(2, {
    eventId: 1,
    isSuspended: true,
    isFinished: true,
    isGone: true,
    isExcludedFromAccumulator: true,
  });
  const blockOf = (change: Partial<BlockFacts>) => {
    const selection = { ...everything, ...change };
    return findBlock(selection, [facts(1), selection]);
  };
  expect(blockOf({})).toEqual({ kind: 'finished' });
  expect(blockOf({ isFinished: false })).toEqual({ kind: 'gone' });
  expect(blockOf({ isFinished: false, isGone: false })).toEqual({ kind: 'suspended' });
  expect(blockOf({ isFinished: false, isGone: false, isClosed: true })).toEqual({ kind: 'closed' });
  expect(blockOf({ isFinished: false, isGone: false, isSuspended: false })).toEqual({
    kind: 'dependent',
    onOutcomeId: 1,
  });
  expect(blockOf({ isFinished: false, isGone: false, isSuspended: false, eventId: 2 })).toEqual({
    kind: 'excluded',
  });
  expect(
    blockOf({
      isFinished: false,
      isGone: false,
      isSuspended: false,
      eventId: 2,
      isExcludedFromAccumulator: false,
    }),
  ).toBeUndefined();
});

test('CPN-460 CPN-461 the later of two selections of an event is blocked, finished events do not count, and a single has no conflict', () => {
  const all = [
    facts(1, { eventId: 9, isFinished: true }),
    facts(2, { eventId: 9 }),
    facts(3, { eventId: 9 }),
    facts(4),
  ];
  expect(all.map((each) => findBlock(each, all)?.kind)).toEqual([
    'finished',
    undefined,
    'dependent',
    undefined,
  ]);
  const closed = [facts(1, { eventId: 9, isClosed: true }), facts(2, { eventId: 9 })];
  expect(closed.map((each) => findBlock(each, closed)?.kind)).toEqual(['closed', undefined]);
  const single = facts(1, { isExcludedFromAccumulator: true });
  expect(findBlock(single, [single])).toBeUndefined();
});

test('CPN-485 CPN-890 M04 selections that the platform calls dependent name their partner, also across events', () => {
  const kinds = (all: readonly BlockFacts[]): unknown[] =>
    all.map((each) => {
      const block = findBlock(each, all);
      return block?.kind === 'dependent' ? block.onOutcomeId : block?.kind;
    });
  const marked = { dependsOn: [], isExcludedFromAccumulator: false };
  const free = { isExcludedFromAccumulator: false };
  expect(
    kinds([
      facts(1, { eventId: 1, ...marked }),
      facts(2, { eventId: 2, ...free }),
      facts(3, { eventId: 3, ...marked }),
    ]),
  ).toEqual([undefined, undefined, 1]);
  // The platform names the partner, so a dependent selection between the two is skipped.
  expect(
    kinds([
      facts(1, { eventId: 1, ...free }),
      facts(2, { eventId: 2, ...marked, dependsOn: [4] }),
      facts(3, { eventId: 3, ...marked, dependsOn: [5] }),
      facts(4, { eventId: 4, ...marked, dependsOn: [2] }),
    ]),
  ).toEqual([undefined, undefined, undefined, 2]);
  // Two pairs, each of one event, do not conflict with each other.
  expect(
    kinds([
      facts(1, { eventId: 1, ...marked }),
      facts(2, { eventId: 1, ...marked }),
      facts(3, { eventId: 2, ...marked }),
      facts(4, { eventId: 2, ...marked }),
      facts(5, { eventId: 3, ...marked }),
    ]),
  ).toEqual([undefined, 1, undefined, 3, 1]);
  // The partner of a marked selection has been removed from the coupon.
  expect(kinds([facts(1, { ...marked, eventId: 1 }), facts(2, { ...free, eventId: 2 })])).toEqual([
    undefined,
    undefined,
  ]);
});

test('CPN-460 a coupon without blocked selections has no two selections of one event', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
      (events) => {
        const all = events.map((eventId, index) => facts(index + 1, { eventId }));
        const free = all.filter((each) => findBlock(each, all) === undefined);
        expect(new Set(free.map((each) => each.eventId)).size).toBe(free.length);
        expect(new Set(free.map((each) => each.eventId))).toEqual(new Set(events));
      },
    ),
  );
});

test('CPN-30 steps and default amounts', () => {
  expect(stakeStep('EUR', 2)).toEqual({ stepMinor: 250, initialMinor: 500 });
  expect(stakeStep('USD', 2)).toEqual({ stepMinor: 250, initialMinor: 500 });
  expect(stakeStep('RUB', 2)).toEqual({ stepMinor: 10_000, initialMinor: 15_000 });
  expect(stakeStep('KWD', 3).stepMinor).toBe(500);
  expect(stakeStep('XXX', 2)).toEqual(stakeStep('RUB', 2));
  expect(quickAmounts(250)).toEqual([500, 1000, 2500]);
  // Every currency of accounts has its own values, whole minor units on the ladder; CLF and UYW
  // are units of account and cannot be staked.
  const isOnLadder = (step: number): boolean =>
    ['1', '25', '5'].includes(String(step).replace(/0+$/, ''));
  const known = currencyCodes.filter((currency) => stakeStep(currency, 0).initialMinor !== 150);
  expect(currencyCodes.filter((currency) => !known.includes(currency))).toEqual([
    'CLF',
    'RUB',
    'UYW',
  ]);
  for (const currency of known) {
    const { stepMinor, initialMinor } = stakeStep(currency, currencyExponent(currency));
    expect([currency, isOnLadder(stepMinor), initialMinor]).toEqual([
      currency,
      true,
      2 * stepMinor,
    ]);
  }
});

test('CPN-31 plus and minus go to whole steps', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 1, max: 100_000 }),
      (stake, step) => {
        const up = stepStake(stake, step, 1);
        const down = stepStake(stake, step, -1);
        expect([up % step, up > stake, up - stake <= step]).toEqual([0, true, true]);
        expect([down % step, down >= step, down < stake || stake <= step]).toEqual([0, true, true]);
      },
    ),
  );
  expect([
    stepStake(1000, 250, 1),
    stepStake(1010, 250, 1),
    stepStake(1010, 250, -1),
    stepStake(0, 250, -1),
  ]).toEqual([1250, 1250, 1000, 250]);
});

test('CPN-32 CPN-583 limits are checked in order', () => {
  const limits = { minMinor: 50, maxMinor: 400, balanceMinor: 300 };
  expect([0, 49, 50, 300, 301, 401].map((stake) => checkStake(stake, limits)?.kind)).toEqual([
    'below-min',
    'below-min',
    undefined,
    undefined,
    'above-balance',
    'above-max',
  ]);
  expect([checkStake(0, {})?.kind, checkStake(1, {})]).toEqual(['empty', undefined]);
});

test('CPN-277 every code has a text, a place and a remedy', () => {
  const codes = [
    'odds_changed',
    'outcome_suspended',
    'event_finished',
    'dependent_selections',
    'not_combinable',
    'stake_below_min',
    'stake_above_max',
  ] as const;
  const more = [
    'insufficient_funds',
    'account_unknown',
    'account_banned',
    'too_many_requests',
    'not_arrived',
    'of_another_planet',
  ] as const;
  const explained = [...codes, ...more].map((code) =>
    explainRefusal([{ code, outcomeIds: [], changes: [] }]),
  );
  expect(explained.map((refusal) => refusal.place)).toEqual([
    ...Array.from({ length: 5 }, () => 'selections'),
    ...Array.from({ length: 3 }, () => 'stake'),
    ...Array.from({ length: 5 }, () => 'coupon'),
  ]);
  expect(explained.map((refusal) => Object.hasOwn(en, refusal.key))).not.toContain(false);
  expect(explained.at(-1)?.key).toBe('refused.other');
  const both = explainRefusal([
    { code: 'of_another_planet', outcomeIds: [], changes: [] },
    { code: 'stake_below_min', limit: { minor: 50, currency: 'EUR' }, outcomeIds: [], changes: [] },
  ]);
  expect(both).toMatchObject({
    key: 'refused.stake_below_min',
    remedy: 'set-limit',
    limit: { minor: 50, currency: 'EUR' },
  });
  expect(explainRefusal([]).key).toBe('refused.other');
});

test('CPN-50 keys are random UUIDs of version 4', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey);
  expect(
    keys.every((key) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key),
    ),
  ).toBe(true);
  expect(new Set(keys).size).toBe(200);
});

test('CPN-43 a stored order is valid only with every field, and equal only byte for byte', () => {
  const order: StoredOrder = {
    accountId: 1,
    typeId: 1,
    stakeMinor: 1000,
    currency: 'EUR',
    policy: 0,
    oddsFormat: 0,
    selections: [{ outcomeId: 5, odds: 1850 }],
  };
  expect(isStoredOrder(JSON.parse(JSON.stringify(order)))).toBe(true);
  for (const key of Object.keys(order))
    expect(isStoredOrder({ ...order, [key]: undefined })).toBe(false);
  expect(isStoredOrder(null)).toBe(false);
  const read = orderFromStored(order);
  expect(read).toMatchObject({ type: 'accumulator', policy: 'confirm' });
  expect(isSameOrder(read, { ...read })).toBe(true);
  expect(isSameOrder(read, { ...read, stakeMinor: 1001 })).toBe(false);
});
