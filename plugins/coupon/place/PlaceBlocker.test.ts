import { expect, test } from 'vitest';
import { findPlaceBlocker, isBlockedByPlacement, type PlaceFacts } from './PlaceBlocker.ts';

const placeable: PlaceFacts = {
  placement: { kind: 'idle' },
  selectionCount: 2,
  hasAccount: true,
};

test('CPN-392 CPN-880 the first reason that applies is the answer', () => {
  const reasons: readonly [Partial<PlaceFacts>, ReturnType<typeof findPlaceBlocker>][] = [
    [{ placement: { kind: 'elsewhere' } }, { kind: 'elsewhere' }],
    [{ selectionCount: 0 }, { kind: 'empty' }],
    [{ closure: { kind: 'identity' } }, { kind: 'identity' }],
    [{ hasBlockedSelections: true }, { kind: 'selections' }],
    [{ isStale: true }, { kind: 'stale' }],
    [{ staking: 'closed' }, { kind: 'terms' }],
    [{ isLoading: true }, { kind: 'loading' }],
    [{ hasTooFewBlocks: true }, { kind: 'too-few-blocks' }],
    [{ mostSelections: 1 }, { kind: 'too-many', most: 1 }],
    [{ hasPromoProblem: true }, { kind: 'promo' }],
    [{ wholePrice: 'none' }, { kind: 'no-price' }],
    [{ stakeProblem: { kind: 'empty' } }, { kind: 'stake', problem: { kind: 'empty' } }],
    [{ hasAccount: false }, { kind: 'account' }],
  ];
  for (const [index, [fact, reason]] of reasons.entries()) {
    expect(findPlaceBlocker({ ...placeable, ...fact })).toEqual(reason);
    // Reasons further down the list do not change the answer, except for an empty coupon.
    const later = reasons.slice(index + 1).filter(([other]) => other.selectionCount === undefined);
    const all = Object.assign({}, ...later.map(([other]) => other), fact) as Partial<PlaceFacts>;
    expect(findPlaceBlocker({ ...placeable, ...all })).toEqual(reason);
  }
  expect(findPlaceBlocker(placeable)).toBeUndefined();
});

test('CPN-392 a refused or accepted bet is no blocker, a pending one is', () => {
  const refused = { kind: 'signed-out' } as const;
  expect(findPlaceBlocker({ ...placeable, placement: refused })).toBeUndefined();
  expect(isBlockedByPlacement(findPlaceBlocker({ ...placeable, placement: refused }))).toBe(false);
  const elsewhere = findPlaceBlocker({ ...placeable, placement: { kind: 'elsewhere' } });
  expect(isBlockedByPlacement(elsewhere)).toBe(true);
});
