import type { MarketWire, OutcomeWire, ScoreWire } from '#wire';

export interface MarketDifference {
  /** New markets, and those with more than changed prices. */
  readonly changed: MarketWire[];
  readonly removed: number[];
  /** Flat triples: outcome, odds, state. */
  readonly prices: number[];
}

export const priceState = { open: 0, blocked: 1, gone: 2 } as const;

function isSameOutcome(a: OutcomeWire, b: OutcomeWire): boolean {
  return a.id === b.id && a.name === b.name && a.line === b.line && a.short === b.short;
}

function isSameMarket(a: MarketWire, b: MarketWire): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.line === b.line &&
    a.period === b.period &&
    a.columns === b.columns &&
    (a.isBlocked ?? false) === (b.isBlocked ?? false) &&
    a.groupIds.length === b.groupIds.length &&
    a.groupIds.every((id, index) => id === b.groupIds[index]) &&
    a.outcomes.length === b.outcomes.length &&
    a.outcomes.every((outcome, index) => isSameOutcome(outcome, b.outcomes[index] ?? outcome))
  );
}

/** Returns the difference that leads from `from` to `to`. */
export function diffMarkets(
  from: readonly MarketWire[],
  to: readonly MarketWire[],
): MarketDifference {
  const before = new Map(from.map((market) => [market.id, market]));
  const changed: MarketWire[] = [];
  const prices: number[] = [];
  for (const market of to) {
    const old = before.get(market.id);
    before.delete(market.id);
    if (old === market) continue;
    if (old === undefined || !isSameMarket(old, market)) {
      changed.push(market);
      continue;
    }
    market.outcomes.forEach((outcome, index) => {
      const was = old.outcomes[index];
      if (was !== undefined && (was.coef !== outcome.coef || was.isBlocked !== outcome.isBlocked))
        prices.push(
          outcome.id,
          outcome.coef,
          outcome.isBlocked ? priceState.blocked : priceState.open,
        );
    });
  }
  for (const market of before.values())
    for (const outcome of market.outcomes) prices.push(outcome.id, outcome.coef, priceState.gone);
  return { changed, removed: [...before.keys()], prices };
}

/** Compares scores; a clock that only advanced counts as unchanged. */
export function isSameScore(a: ScoreWire | undefined, b: ScoreWire | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  const { clock: clockA, ...restA } = a;
  const { clock: clockB, ...restB } = b;
  if (JSON.stringify(restA) !== JSON.stringify(restB)) return false;
  if (clockA === undefined || clockB === undefined) return clockA === clockB;
  if (clockA.running !== clockB.running || clockA.pace !== clockB.pace) return false;
  const direction = clockA.counts_down === true ? -1 : 1;
  const expected = clockA.running
    ? clockA.seconds + (direction * clockA.pace * (clockB.as_of_ms - clockA.as_of_ms)) / 1000
    : clockA.seconds;
  return Math.abs(expected - clockB.seconds) <= 1 + clockA.pace / 4;
}
