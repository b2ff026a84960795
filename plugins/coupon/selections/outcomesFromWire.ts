import { type Odds, oddsOrUndefined } from '#domain/odds/Odds.ts';
import type { OutcomesData } from '#wire';
import { selectionFromWire } from '../compose/couponFromWire.ts';
import type { LiveSelection } from './LiveSelection.ts';

/** A new price of an outcome. */
export interface PriceMove {
  readonly outcomeId: number;
  /** Undefined when the message names none. */
  readonly odds: Odds | undefined;
  readonly isSuspended: boolean;
  readonly isGone: boolean;
}

/** One message of the channel. */
export interface OutcomesMessage {
  readonly selections: readonly LiveSelection[];
  readonly removed: readonly number[];
  readonly moves: readonly PriceMove[];
}

/** Flat triples of the feed: outcome id, decimal odds, state (0 open, 1 suspended, 2 gone). */
function movesFromWire(prices: readonly number[]): readonly PriceMove[] {
  const moves: PriceMove[] = [];
  for (let at = 0; at + 2 < prices.length; at += 3) {
    const [outcomeId = 0, coef = 0, state = 0] = prices.slice(at, at + 3);
    moves.push({
      outcomeId,
      odds: oddsOrUndefined(coef),
      isSuspended: state === 1,
      isGone: state === 2,
    });
  }
  return moves;
}

export function outcomesFromWire(data: OutcomesData): OutcomesMessage {
  return {
    selections: (data.bets ?? []).map(selectionFromWire),
    removed: data.removed ?? [],
    moves: movesFromWire(data.prices ?? []),
  };
}
