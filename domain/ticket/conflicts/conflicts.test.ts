import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combinationAt } from '../combinationAt.ts';
import { couponTypes, type CouponType } from '../CouponType.ts';
import { findConflicts, type ConflictFacts } from './findConflicts.ts';
import type { CouponShape } from './meetInBet.ts';
import { typeAvailability } from './typeAvailability.ts';

function facts(outcomeId: number, change: Partial<ConflictFacts> = {}): ConflictFacts {
  return {
    outcomeId,
    eventId: outcomeId,
    isExcludedFromAccumulator: false,
    blockId: outcomeId,
    ...change,
  };
}
const some = (count: number): ConflictFacts[] =>
  Array.from({ length: count }, (_none, index) => facts(index + 1));
const kinds = (shape: CouponShape, list: readonly ConflictFacts[], most?: number): string[] =>
  findConflicts(shape, list, most).map(({ kind }) => kind);

test('CPN-97 DOM-2 the number of selections and blocks of each kind', () => {
  const fits = (type: CouponType, count: number): boolean =>
    kinds({ type, systemSize: 1 }, some(count)).length === 0;
  const range = (type: CouponType): number[] =>
    Array.from({ length: 51 }, (_none, index) => index + 1).filter((count) => fits(type, count));
  const bounds = couponTypes.map((type) => [type, range(type)[0], range(type).at(-1)]);
  expect(bounds).toEqual([
    ['single', 1, 1],
    ['accumulator', 2, 50],
    ['system', 3, 20],
    ['chain', 2, 50],
    ['multi', 2, 50],
    ['conditional', 2, 50],
    ['antiAccumulator', 2, 50],
    ['lucky', 2, 8],
    ['patent', 3, 8],
    ['singles', 1, 50],
  ]);
  expect(findConflicts({ type: 'accumulator' }, some(21), 20)).toEqual([
    { kind: 'too-many', count: 21, most: 20, remedy: 'remove' },
  ]);
  expect(findConflicts({ type: 'patent' }, some(2))).toEqual([
    { kind: 'too-few', count: 2, least: 3, remedy: 'add' },
  ]);
  expect(
    findConflicts({ type: 'system', systemSize: 2 }, [...some(2), facts(3, { isBanker: true })]),
  ).toEqual([{ kind: 'too-few-free', count: 2, least: 3, remedy: 'free-banker' }]);
  const oneBlock = some(3).map((each) => ({ ...each, blockId: 4 }));
  expect(findConflicts({ type: 'conditional' }, oneBlock)).toEqual([
    { kind: 'too-few-blocks', count: 1, least: 2, remedy: 'add-block' },
  ]);
});

test('CPN-98 two selections of one event conflict only if a bet contains both', () => {
  const pair = [facts(1, { eventId: 7 }), facts(2, { eventId: 7 }), facts(3)];
  const conflict = { kind: 'same-event', outcomeId: 2, otherOutcomeId: 1, remedy: 'remove-either' };
  for (const type of ['accumulator', 'system', 'antiAccumulator', 'lucky', 'patent'] as const)
    expect(findConflicts({ type, systemSize: 2 }, pair)).toEqual([conflict]);
  for (const type of ['chain', 'conditional', 'singles'] as const)
    expect(findConflicts({ type }, pair)).toEqual([]);
  expect(findConflicts({ type: 'multi', systemSize: 1 }, pair)).toEqual([]);
  expect(findConflicts({ type: 'multi', systemSize: 2, blockStakes: {} }, pair)).toEqual([]);
  expect(findConflicts({ type: 'multi', systemSize: 2 }, pair)).toEqual([conflict]);
  expect(
    findConflicts({ type: 'multi', blockStakes: {} }, [
      facts(1, { eventId: 7, blockId: 0 }),
      facts(2, { eventId: 7 }),
      facts(3),
    ]),
  ).toEqual([conflict]);
  expect(
    findConflicts({ type: 'conditional' }, [
      facts(1, { eventId: 7, blockId: 2 }),
      facts(2, { eventId: 7, blockId: 2 }),
      facts(3),
    ]),
  ).toEqual([conflict]);
});

test('CPN-480 excluded, dependent, split lines and bankers are named with their remedy', () => {
  const excluded = [facts(1), facts(2, { isExcludedFromAccumulator: true })];
  expect(findConflicts({ type: 'accumulator' }, excluded)).toEqual([
    { kind: 'excluded', outcomeId: 2, otherOutcomeId: 1, remedy: 'remove' },
  ]);
  expect(kinds({ type: 'chain' }, excluded)).toEqual([]);
  expect(
    findConflicts({ type: 'accumulator' }, [
      facts(1),
      facts(2, { dependsOn: [4] }),
      facts(3),
      facts(4, { dependsOn: [2] }),
    ]),
  ).toEqual([{ kind: 'dependent', outcomeId: 4, otherOutcomeId: 2, remedy: 'remove' }]);
  // If the platform names no partner, it is another dependent selection, or there is none.
  const unnamed = { dependsOn: [] };
  expect(
    findConflicts({ type: 'accumulator' }, [facts(1), facts(2, unnamed), facts(3, unnamed)]),
  ).toEqual([{ kind: 'dependent', outcomeId: 3, otherOutcomeId: 2, remedy: 'remove' }]);
  expect(kinds({ type: 'accumulator' }, [facts(1), facts(2, unnamed)])).toEqual([]);
  const split = [facts(1), facts(2, { isSplitLine: true })];
  expect(findConflicts({ type: 'antiAccumulator' }, split)).toEqual([
    { kind: 'split-line', outcomeId: 2, remedy: 'remove' },
  ]);
  expect(kinds({ type: 'accumulator' }, split)).toEqual([]);
  const banker = [...some(3), facts(4, { isBanker: true, isBankerDisabled: true })];
  expect(findConflicts({ type: 'system', systemSize: 2 }, banker)).toEqual([
    { kind: 'banker-disabled', outcomeId: 4, remedy: 'free-banker' },
  ]);
  expect(kinds({ type: 'accumulator' }, banker)).toEqual([]);
  expect(
    kinds({ type: 'multi', systemSize: 1 }, [
      ...some(2),
      facts(4, { blockId: 0, isBankerDisabled: true }),
    ]),
  ).toEqual(['banker-disabled']);
});

test('CPN-99 which kinds a set of selections can be, with the reason for each that it cannot', () => {
  const available = (list: readonly ConflictFacts[]): CouponType[] =>
    couponTypes.filter((type) => typeAvailability(list)[type].isAvailable);
  expect(available(some(1))).toEqual(['single', 'singles']);
  expect(available(some(2))).toEqual([
    'accumulator',
    'chain',
    'multi',
    'conditional',
    'antiAccumulator',
    'lucky',
    'singles',
  ]);
  expect(available(some(4))).toEqual(couponTypes.filter((type) => type !== 'single'));
  expect(available(some(9))).toEqual([
    'accumulator',
    'system',
    'chain',
    'multi',
    'conditional',
    'antiAccumulator',
    'singles',
  ]);
  const pair = [facts(1, { eventId: 7 }), facts(2, { eventId: 7 }), facts(3)];
  expect(available(pair)).toEqual(['chain', 'multi', 'conditional', 'singles']);
  expect(typeAvailability(pair).lucky).toEqual({
    isAvailable: false,
    reason: { kind: 'same-event', outcomeId: 2, otherOutcomeId: 1, remedy: 'remove-either' },
  });
  expect(typeAvailability(some(2)).system).toEqual({
    isAvailable: false,
    reason: { kind: 'too-few', count: 2, least: 3, remedy: 'add' },
  });
});

test('CPN-100 combinations are found by their place, in lexicographic order, without listing them', () => {
  const listed = (count: number, size: number): number[][] => {
    const grow = (from: number, left: number): number[][] =>
      left === 0
        ? [[]]
        : Array.from({ length: count - from }, (_none, step) =>
            grow(from + step + 1, left - 1).map((rest) => [from + step, ...rest]),
          ).flat();
    return grow(0, size);
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 }), (count, size) => {
      const all = size > count ? [] : listed(count, size);
      expect(
        Array.from({ length: all.length + 1 }, (_none, index) => combinationAt(count, size, index)),
      ).toEqual([...all, undefined]);
    }),
  );
  expect(combinationAt(20, 10, 184_755)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect([combinationAt(5, 3, -1), combinationAt(5, 3, 0.5)]).toEqual([undefined, undefined]);
});
