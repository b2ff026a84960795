import type { Betting } from '../service/Betting.ts';
import { shownState, type ShownState } from './PriceCell.ts';

/** Text of an odds button before its cell writes into it. */
export interface FirstText {
  readonly text: string;
  readonly state: ShownState;
}

/**
 * The first text of each outcome; the same one however often it is asked. React is given it once
 * and never another, so it leaves the node alone that the cells write into from then on.
 */
export type FirstOdds = (outcomeId: number) => FirstText;

export function firstOdds(
  { prices }: Pick<Betting, 'prices'>,
  textOf: (thousandths: number) => string,
): FirstOdds {
  const known = new Map<number, FirstText>();
  return (outcomeId) => {
    const before = known.get(outcomeId);
    if (before !== undefined) return before;
    const odds = prices.shownOdds(outcomeId);
    const state = shownState(odds, prices.state(outcomeId));
    const first = { text: state === 'open' ? textOf(odds) : '', state };
    known.set(outcomeId, first);
    return first;
  };
}
