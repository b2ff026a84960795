import { type Odds, toOddsOfThousandths } from './Odds.ts';

/** Lowest and highest price that is offered, in thousandths. */
const lowest = 1010;
const highest = 10_000_000;

/** Step of the ladder at a price, in thousandths: 0.01 below 20, 0.1 below 100, 1 from there. */
export function oddsStep(odds: Odds): 10 | 100 | 1000 {
  return odds < 20_000 ? 10 : odds < 100_000 ? 100 : 1000;
}

/** Whether the price can be offered, and so shown exactly. */
export function isOnOddsLadder(odds: Odds): boolean {
  return odds >= lowest && odds <= highest && odds % oddsStep(odds) === 0;
}

/** The offered price nearest to it; of two equally near the lower. */
export function snapToOddsLadder(odds: Odds): Odds {
  const step = oddsStep(odds);
  const below = Math.floor(odds / step) * step;
  const nearest = odds - below <= step / 2 ? below : below + step;
  return toOddsOfThousandths(Math.min(highest, Math.max(lowest, nearest)));
}

/** The next higher price of the ladder. */
export function nextOdds(odds: Odds): Odds {
  const step = oddsStep(odds);
  return toOddsOfThousandths(
    Math.min(highest, Math.max(lowest, Math.floor(odds / step) * step + step)),
  );
}

/** The next lower price of the ladder. */
export function previousOdds(odds: Odds): Odds {
  // Just below a border of the ladder the smaller step holds.
  const step = oddsStep((odds - 1) as Odds);
  return toOddsOfThousandths(Math.max(lowest, Math.ceil(odds / step) * step - step));
}
