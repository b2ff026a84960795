import type { Competition } from '../catalogue/competitions.ts';
import { pointsOf } from '../history/pointsOf.ts';
import { createRandom } from '../random.ts';
import { drawMargin, marginsOf } from './marginOf.ts';

/** A team's standing; `margin` is scored minus conceded. */
export interface TeamStanding {
  readonly rating: number;
  readonly points: number;
  readonly margin: number;
  readonly scored: number;
}

const trialCount = 1500;
/** Points decide, then margins, then scores, as in a table. */
const point = 1_000_000;
const marginWeight = 1000;

/**
 * Returns the chance of each team (by index) for each final place (from 0), over many simulations
 * of the remaining matches. The same state of a season always gives the same result.
 */
export function simulateRestOfSeason(
  competition: Competition,
  season: number,
  teams: readonly TeamStanding[],
  left: readonly (readonly [home: number, away: number])[],
): readonly Float64Array[] {
  const random = createRandom(competition.id, season, left.length, 'season');
  const sportId = competition.sport.id;
  const matches = left.map(([home, away]) => ({
    home,
    away,
    margins: marginsOf(competition, teams[home]?.rating ?? 0, teams[away]?.rating ?? 0),
  }));
  const shares = teams.map(() => new Float64Array(teams.length));
  const start = Float64Array.from(
    teams,
    ({ points, margin, scored }) => points * point + margin * marginWeight + scored,
  );
  const canDraw = sportId === 1 || sportId === 8 || sportId === 7 || sportId === 12;
  const trials = left.length === 0 ? 1 : trialCount;
  for (let trial = 0; trial < trials; trial += 1) {
    const ranks = start.slice();
    for (const { home, away, margins } of matches) {
      const drawn = drawMargin(margins, random);
      const isLate = drawn === 0 && !canDraw;
      const margin = isLate ? (random() < 0.5 ? 1 : -1) : drawn;
      const outcome = {
        sportId,
        score: [Math.max(0, margin), Math.max(0, -margin)],
        winner: margin > 0 ? 1 : margin < 0 ? 2 : 0,
        ending: isLate ? 'overtime' : 'regular',
      } as const;
      ranks[home] = (ranks[home] ?? 0) + pointsOf(outcome, 1) * point + margin * marginWeight;
      ranks[away] = (ranks[away] ?? 0) + pointsOf(outcome, 2) * point - margin * marginWeight;
    }
    const order = Array.from(ranks.keys()).sort(
      (first, second) => (ranks[second] ?? 0) - (ranks[first] ?? 0) || first - second,
    );
    order.forEach((team, place) => {
      const share = shares[team];
      if (share !== undefined) share[place] = (share[place] ?? 0) + 1 / trials;
    });
  }
  return shares;
}
