/** A market on the end of a season; its outcomes keep their order all season. */
export interface OutrightMarket {
  readonly id: number;
  readonly nameKey: string;
  /** Number of winning outcomes. */
  readonly winners: number;
  readonly on: 'teams' | 'scorers';
  /** Whether a team has won by its place; `last` is the last place. */
  readonly hasWon: (place: number, last: number) => boolean;
}

const placed = (
  id: number,
  nameKey: string,
  winners: number,
  hasWon: OutrightMarket['hasWon'],
): OutrightMarket => ({ id, nameKey, winners, on: 'teams', hasWon });

const championMarket: OutrightMarket = placed(1, 'champion', 1, (place) => place === 1);

const scorerMarket: OutrightMarket = {
  id: 4,
  nameKey: 'topScorer',
  winners: 1,
  on: 'scorers',
  hasWon: (place) => place === 1,
};

export const outrightMarkets: readonly OutrightMarket[] = [
  championMarket,
  placed(2, 'topThree', 3, (place) => place <= 3),
  placed(3, 'lastPlace', 1, (place, last) => place === last),
  scorerMarket,
];
