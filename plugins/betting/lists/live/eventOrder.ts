import { mainMarketRank } from './mainMarketRank.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';

/** Earliest first; ties by id, so that the order does not depend on arrival. */
function byKickOff(first: SportEvent, second: SportEvent): number {
  return first.startsAtS - second.startsAtS || first.id - second.id;
}

/** How far a match has gone: what has been played longest comes first, waiting matches last. */
export function byProgress(first: SportEvent, second: SportEvent): number {
  return (
    (second.score?.clock?.seconds ?? 0) - (first.score?.clock?.seconds ?? 0) ||
    byKickOff(first, second)
  );
}

/** Events with open markets before decided ones; otherwise the order stays. */
export function byOpenness(first: SportEvent, second: SportEvent): number {
  return mainMarketRank(second) - mainMarketRank(first);
}
