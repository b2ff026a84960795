import type { Competition } from '../catalogue/competitions.ts';
import type { TeamRecord } from '../catalogue/teams.ts';
import { squadIn } from '../history/squads.ts';
import { createRandom, drawPoisson } from '../random.ts';

/** A player who may become top scorer. */
export interface Scorer {
  readonly name: string;
  readonly team: TeamRecord;
  readonly teamIndex: number;
  readonly number: number;
  /** Expected share of the team's goals. */
  readonly share: number;
}

const trialCount = 800;
/** One less than a market can have, because the last outcome is "any other player". */
const named = 31;
/** Share of a team's goals by position, for starting and bench players. */
const shares: Readonly<Record<string, readonly [starting: number, bench: number]>> = {
  forward: [0.19, 0.07],
  midfielder: [0.085, 0.025],
  defender: [0.03, 0.01],
};
const startingCount = 11;
/** Prior mean of a team's goals per match, and its weight in matches. */
const meanGoals = 1.35;
const priorMatches = 6;

/** Returns all possible scorers, best prospects first; the same all season. */
export function scorersOf(
  competition: Competition,
  teams: readonly TeamRecord[],
): readonly Scorer[] {
  const all = teams.flatMap((team, teamIndex) =>
    squadIn(team, competition).map(({ name, number, position }, index): Scorer => ({
      name,
      team,
      teamIndex,
      number,
      share: shares[position]?.[index < startingCount ? 0 : 1] ?? 0,
    })),
  );
  const prospect = ({ share, team }: Scorer): number => share * (1 + team.rating / 3);
  return all
    .filter(({ share }) => share > 0)
    .toSorted(
      (one, other) =>
        prospect(other) - prospect(one) || one.team.id - other.team.id || one.number - other.number,
    );
}

/** Returns the scorers with an outcome of their own, in order. */
export function namedScorers(scorers: readonly Scorer[]): readonly Scorer[] {
  return scorers.slice(0, named);
}

/** Season state of a team: matches played and left, goals, and place in the table. */
export interface ScoringTeam {
  readonly played: number;
  readonly left: number;
  readonly scored: number;
  readonly place: number;
}

/**
 * Returns the index of the top scorer; ties go to the higher-placed team, then to the lower index.
 */
export function topScorer(
  scorers: readonly Scorer[],
  goals: readonly number[],
  teams: readonly ScoringTeam[],
): number {
  let best = 0;
  scorers.forEach((scorer, index) => {
    if (
      index > 0 &&
      rankOf(scorer, goals[index] ?? 0, teams) >
        rankOf(scorers[best] ?? scorer, goals[best] ?? 0, teams)
    )
      best = index;
  });
  return best;
}

function rankOf(
  { teamIndex, number }: Scorer,
  goals: number,
  teams: readonly ScoringTeam[],
): number {
  return goals * 1e6 - (teams[teamIndex]?.place ?? 0) * 1e3 - number;
}

/** Returns the chance of each named scorer; the last entry is for all others. */
export function scorerChances(
  competition: Competition,
  season: number,
  scorers: readonly Scorer[],
  goals: readonly number[],
  teams: readonly ScoringTeam[],
): readonly number[] {
  const left = teams.reduce((sum, team) => sum + team.left, 0);
  const random = createRandom(competition.id, season, left, 'scorers');
  const means = scorers.map(({ teamIndex, share }) => {
    const { played = 0, left: further = 0, scored = 0 } = teams[teamIndex] ?? {};
    return (share * further * (scored + meanGoals * priorMatches)) / (played + priorMatches);
  });
  const chances = new Array<number>(named + 1).fill(0);
  const trials = left === 0 ? 1 : trialCount;
  for (let trial = 0; trial < trials; trial += 1) {
    const best = topScorer(
      scorers,
      means.map((mean, index) => (goals[index] ?? 0) + drawPoisson(random, mean)),
      teams,
    );
    const place = Math.min(best, named);
    chances[place] = (chances[place] ?? 0) + 1 / trials;
  }
  return chances;
}
