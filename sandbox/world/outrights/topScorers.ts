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
  /** Of the goals of the team, as a rule. */
  readonly share: number;
}

const trialCount = 800;
/** One place less than a market has: the last one is for everybody else. */
const named = 31;
/** Share of a team's goals by position, for who begins and for who sits on the bench. */
const shares: Readonly<Record<string, readonly [starting: number, bench: number]>> = { forward: [0.19, 0.07], midfielder: [0.085, 0.025], defender: [0.03, 0.01] };
const startingCount = 11;
/** Goals that a team is believed to score in a match before it has shown it, and what that is worth in matches. */
const usualGoals = 1.35;
const belief = 6;

/** All who may score, those with the best prospects first; the same all season. */
export function scorersOf(competition: Competition, teams: readonly TeamRecord[]): readonly Scorer[] {
  const all = teams.flatMap((team, teamIndex) =>
    squadIn(team, competition).map(({ name, number, position }, index): Scorer => ({ name, team, teamIndex, number, share: shares[position]?.[index < startingCount ? 0 : 1] ?? 0 })),
  );
  const prospect = ({ share, team }: Scorer): number => share * (1 + team.rating / 3);
  return all.filter(({ share }) => share > 0).toSorted((one, other) => prospect(other) - prospect(one) || one.team.id - other.team.id || one.number - other.number);
}

/** By their order: those who have a name in the market. */
export function namedScorers(scorers: readonly Scorer[]): readonly Scorer[] {
  return scorers.slice(0, named);
}

/** State of a season as far as scorers go, by team: matches played and left, goals, and place in the table. */
export interface ScoringTeam {
  readonly played: number;
  readonly left: number;
  readonly scored: number;
  readonly place: number;
}

/** The best of all, by goals; of equal ones whose team stands higher, then who has the lower number. */
export function topScorer(scorers: readonly Scorer[], goals: readonly number[], teams: readonly ScoringTeam[]): number {
  let best = 0;
  scorers.forEach((scorer, index) => {
    if (index > 0 && rankOf(scorer, goals[index] ?? 0, teams) > rankOf(scorers[best] ?? scorer, goals[best] ?? 0, teams)) best = index;
  });
  return best;
}

function rankOf({ teamIndex, number }: Scorer, goals: number, teams: readonly ScoringTeam[]): number {
  return goals * 1e6 - (teams[teamIndex]?.place ?? 0) * 1e3 - number;
}

/** Chance of each named scorer to be the top one, the last entry that of everybody else. */
export function scorerChances(competition: Competition, season: number, scorers: readonly Scorer[], goals: readonly number[], teams: readonly ScoringTeam[]): readonly number[] {
  const left = teams.reduce((sum, team) => sum + team.left, 0);
  const random = createRandom(competition.id, season, left, 'scorers');
  const means = scorers.map(({ teamIndex, share }) => {
    const { played = 0, left: further = 0, scored = 0 } = teams[teamIndex] ?? {};
    return (share * further * (scored + usualGoals * belief)) / (played + belief);
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
