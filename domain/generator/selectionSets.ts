import type { BetCandidate } from './BetWish.ts';

export interface SelectionSearch {
  /** By odds, the lowest first. */
  readonly pool: readonly BetCandidate[];
  readonly size: number;
  /** Wished total odds. */
  readonly target: number;
  /** How far from it a set may be, as a share. */
  readonly near: number;
  readonly random: () => number;
}

/** Prefixes that are tried for sets of four and more: those of three are all tried. */
const randomPrefixes = 600;

/**
 * Sets of outcomes of different events whose product lies near the target. Up to three selections
 * every first one is tried and the last is looked up by its odds, so a set that exists is found; of
 * more selections the first ones are drawn and the last two are looked for in all pairs.
 */
export function* selectionSets({
  pool,
  size,
  target,
  near,
  random,
}: SelectionSearch): Generator<readonly BetCandidate[]> {
  // A little more than asked for: the caller judges by exact numbers.
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

/** Outcomes with odds between two factors, the nearest to the wished one first. */
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

/** The first place with at least these odds. */
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
