import type { ContestMarketKey } from '../catalogue/contests.ts';
import type { OutrightMarket } from '../outrights/outrightMarkets.ts';

const placed = (
  id: number,
  nameKey: ContestMarketKey,
  winners: number,
  hasWon: OutrightMarket['hasWon'],
): OutrightMarket => ({ id, nameKey, winners, on: 'teams', hasWon });

/** Markets about the finishing order. Their numbers are part of outcome ids. */
export const contestMarkets: Readonly<Record<ContestMarketKey, OutrightMarket>> = {
  raceWinner: placed(1, 'raceWinner', 1, (place) => place === 1),
  topThree: placed(2, 'topThree', 3, (place) => place <= 3),
  lastPlace: placed(3, 'lastPlace', 1, (place, last) => place === last),
  electionWinner: placed(4, 'electionWinner', 1, (place) => place === 1),
  nextLeader: placed(5, 'nextLeader', 1, (place) => place === 1),
  topTwo: placed(6, 'topTwo', 2, (place) => place <= 2),
};
