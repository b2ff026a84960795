import type { BetCandidate } from './BetWish.ts';

export interface SelectionSearch {
  /** Ordered by odds, the lowest first. */
  readonly pool: readonly BetCandidate[];
  readonly size: number;
  /** Wished total odds. */
  readonly target: number;
  /** Maximum relative distance from it. */
  readonly near: number;
  readonly random: () => number;
}

/** Number of random prefixes for sets of four and more; smaller sets are searched completely. */
const randomPrefixes = 600;

/**
 * Yields sets of outcomes of different events whose product is near the target. Up to three
 * selections every prefix is tried and the last outcome is looked up by its odds, so an existing
 * set is found; for more selections the prefix is random and the last two are searched in all
 * pairs.
 */
export function* selectionSets({
  pool,
  size,
  target,
  near,
  random,
}: SelectionSearch): Generator<readonly BetCandidate[]> {
  // Slightly wider than requested, because the caller checks with exact numbers.
  const lowest = target * (1 - near) * 0.999;
  const highest = target * (1 + near) * 1.001;
  if (size === 1) {
    yield* within(pool, lowest, highest, target).map((selection) => [selection]);
    return;
  }
  for (const prefix of prefixes(pool, size - 2, random)) {
    const product = prefix.reduce((total, { odds }) => (total * odds) / 1000, 1);
    const start = Math.floor(random() * pool.length);
    for (let step = 0; step < pool.length; step += 1) {
      const first = pool[(start + step) % pool.length];
      if (first === undefined || prefix.some(({ eventId }) => eventId === first.eventId)) continue;
      const soFar = (product * first.odds) / 1000;
      for (const last of within(pool, lowest / soFar, highest / soFar, target / soFar)) {
        if (last.odds < first.odds) continue;
        const isApart =
          last.eventId !== first.eventId && prefix.every(({ eventId }) => eventId !== last.eventId);
        if (!isApart) continue;
        yield [...prefix, first, last];
        break;
      }
    }
  }
}

function* prefixes(
  pool: readonly BetCandidate[],
  length: number,
  random: () => number,
): Generator<readonly BetCandidate[]> {
  if (length === 0) {
    yield [];
    return;
  }
  if (length === 1) {
    const start = Math.floor(random() * pool.length);
    for (let step = 0; step < pool.length; step += 1) {
      const only = pool[(start + step) % pool.length];
      if (only !== undefined) yield [only];
    }
    return;
  }
  for (let attempt = 0; attempt < randomPrefixes; attempt += 1) {
    const drawn = new Map<number, BetCandidate>();
    for (let step = 0; step < length * 3 && drawn.size < length; step += 1) {
      const selection = pool[Math.floor(random() * pool.length)];
      if (selection !== undefined && !drawn.has(selection.eventId))
        drawn.set(selection.eventId, selection);
    }
    if (drawn.size === length) yield [...drawn.values()];
  }
}

/** Outcomes with odds between two factors, the nearest to the target first. */
function within(
  pool: readonly BetCandidate[],
  lowest: number,
  highest: number,
  wished: number,
): readonly BetCandidate[] {
  const from = indexFrom(pool, lowest * 1000);
  const found: BetCandidate[] = [];
  for (let index = from; index < pool.length; index += 1) {
    const selection = pool[index];
    if (selection === undefined || selection.odds > highest * 1000) break;
    found.push(selection);
  }
  return found.toSorted(
    (first, second) => Math.abs(first.odds - wished * 1000) - Math.abs(second.odds - wished * 1000),
  );
}

/** The first index with at least these odds. */
function indexFrom(pool: readonly BetCandidate[], odds: number): number {
  let low = 0;
  let high = pool.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pool[middle]?.odds ?? 0) < odds) low = middle + 1;
    else high = middle;
  }
  return low;
}
