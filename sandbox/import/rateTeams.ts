import type { SourceMatch } from './SourceMatch.ts';

const startRating = 1500;
const step = 24;
const homeAdvantage = 60;
/** Chance of a draw in an even match; it falls with the difference in strength. */
const drawShare = 0.28;
const footballSportId = 1;

/**
 * Adds chances to matches that have none, by the strength of the teams until that day: each result
 * in the files moves both ratings (Elo).
 */
export function rateTeams(matches: readonly SourceMatch[]): SourceMatch[] {
  const ratings = new Map<string, number>();
  const rated = new Map<SourceMatch, SourceMatch>();
  for (const match of matches.toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  )) {
    const { sportId } = match.competition;
    const [homeKey, awayKey] = [`${sportId}|${match.home}`, `${sportId}|${match.away}`];
    const [home, away] = [ratings.get(homeKey) ?? startRating, ratings.get(awayKey) ?? startRating];
    const expected =
      1 /
      (1 +
        10 ** ((away - home - (match.competition.countryIso === 'int' ? 0 : homeAdvantage)) / 400));
    if (match.odds === undefined && match.chances === undefined)
      rated.set(match, {
        ...match,
        chances: { result: chancesOf(expected, sportId === footballSportId) },
        isRated: true,
      });
    const scored = shareOf(match);
    if (scored === undefined) continue;
    const moved = step * weightOf(match) * (scored - expected);
    ratings.set(homeKey, home + moved);
    ratings.set(awayKey, away - moved);
  }
  return matches.map((match) => rated.get(match) ?? match);
}

/** Returns 1 for a win of the first team, 0 for a defeat, 0.5 for a draw. */
function shareOf({ result, winner }: SourceMatch): number | undefined {
  if (result !== undefined)
    return result.score[0] === result.score[1] ? 0.5 : result.score[0] > result.score[1] ? 1 : 0;
  return winner === undefined ? undefined : winner === 1 ? 1 : 0;
}

/** Weights a result; a clear win has more weight. */
function weightOf({ result }: SourceMatch): number {
  return result === undefined
    ? 1
    : 1 + Math.log1p(Math.max(0, Math.abs(result.score[0] - result.score[1]) - 1)) / 2;
}

function chancesOf(expected: number, hasDraw: boolean): readonly [number, number, number] {
  const bounded = Math.min(0.95, Math.max(0.05, expected));
  const draw = hasDraw ? drawShare * (1 - (2 * bounded - 1) ** 2) : 0;
  return [bounded - draw / 2, draw, 1 - bounded - draw / 2];
}
