import type { GameWire, MarketWire, OutcomeWire } from '#wire';
import { toThousandths } from '../bets/placing/validateCoupon.ts';
import type { Line } from '../line/Line.ts';

/** An outcome of a main market that is open to bets. */
export interface OpenOutcome {
  readonly game: GameWire;
  readonly market: MarketWire;
  readonly outcome: OutcomeWire;
  /** Integer thousandths. */
  readonly odds: number;
}

export interface CandidateFilter {
  readonly section: 'line' | 'live';
  /** All sports by default. */
  readonly sportIds?: readonly number[];
  readonly withinH?: number;
  /** Maximum number of events, in the order of the line. */
  readonly limit: number;
}

/** Returns the open outcomes in the main markets of the first events. */
export function candidates(
  line: Line,
  { section, sportIds, withinH, limit }: CandidateFilter,
  language: string,
): OpenOutcome[] {
  const sports = sportIds === undefined || sportIds.length === 0 ? [undefined] : sportIds;
  const share = Math.ceil(limit / sports.length);
  const games = sports.flatMap(
    (sportId) =>
      line.games(
        {
          section,
          limit: share,
          ...(sportId === undefined ? {} : { sportId }),
          ...(withinH === undefined ? {} : { withinH }),
        },
        language,
      ).games,
  );
  return games.flatMap((game) =>
    game.main.flatMap((market) =>
      market.isBlocked === true
        ? []
        : market.outcomes.flatMap((outcome) =>
            outcome.isBlocked ? [] : [{ game, market, outcome, odds: toThousandths(outcome.coef) }],
          ),
    ),
  );
}
