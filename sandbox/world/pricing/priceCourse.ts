/** Prices of a market over time: only the instants at which one changed, and the last. */
export interface PriceCourse {
  readonly atMs: readonly number[];
  /** Indexed by instant, then by outcome, in thousandths; 0 where it was not offered. */
  readonly odds: readonly (readonly number[])[];
}

const samples = 64;

/** Samples prices at even steps between two instants and keeps the changes. */
export function priceCourse(
  fromMs: number,
  toMs: number,
  oddsAt: (atMs: number) => readonly number[],
): PriceCourse {
  const atMs: number[] = [];
  const odds: (readonly number[])[] = [];
  const stepMs = Math.max(1000, (toMs - fromMs) / (samples - 1));
  const take = (instantMs: number, isLast: boolean): void => {
    const now = oddsAt(instantMs);
    const before = odds.at(-1);
    if (!isLast && before !== undefined && now.every((price, index) => price === before[index]))
      return;
    atMs.push(instantMs);
    odds.push(now);
  };
  for (let instantMs = fromMs; instantMs < toMs; instantMs += stepMs)
    take(Math.round(instantMs), false);
  take(toMs, true);
  return { atMs, odds };
}
