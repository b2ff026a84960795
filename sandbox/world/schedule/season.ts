import { cupRoundsOf, cupSlotsOf } from '../cup/cupPlan.ts';
import type { Competition } from '../catalogue/competitions.ts';

/** Longer seasons are cut: a league phase in which each team meets only some of the others. */
const maxMatches = 460;

export interface SeasonPlan {
  readonly rounds: number;
  readonly matchesARound: number;
  /** Slots of its fixture list; those of a cup have gaps. */
  readonly matches: number;
}

/**
 * Every team meets every other at home and away, as in a league; where that would be too many
 * matches, only the first rounds are played. Teams play one match a round, so two matches of a team
 * are about a round apart.
 */
export function seasonPlanOf(competition: Competition): SeasonPlan {
  const { teamCount } = competition;
  const matchesARound = Math.floor(teamCount / 2);
  if (competition.isCup)
    return {
      rounds: cupRoundsOf(competition).length,
      matchesARound,
      matches: cupSlotsOf(competition).length,
    };
  const whole = 2 * (2 * matchesARound - 1);
  const rounds = Math.min(whole, Math.max(4, Math.floor(maxMatches / matchesARound)));
  return { rounds, matchesARound, matches: rounds * matchesARound };
}

/** The n-th match of a competition since the epoch. */
export function orderOf({ matchesADay }: Competition, day: number, index: number): number {
  return day * matchesADay + index;
}

export function seasonAt(competition: Competition, order: number): number {
  return Math.floor(order / seasonPlanOf(competition).matches);
}

/** Order of the first match of a season. */
export function firstOrderOf(competition: Competition, season: number): number {
  return season * seasonPlanOf(competition).matches;
}

/**
 * Positions of the draw that meet in the n-th match: the circle method, with sides changed after
 * every full turn. The next season continues where the last one ended, so that a team never has two
 * matches at a time.
 */
export function placesOf(
  competition: Competition,
  order: number,
): readonly [home: number, away: number] {
  const { matchesARound } = seasonPlanOf(competition);
  const places = 2 * matchesARound;
  const turning = places - 1;
  const round = Math.floor(order / matchesARound);
  const pair = order % matchesARound;
  const turn = round % turning;
  const at = (position: number): number =>
    position === 0 ? 0 : 1 + ((position - 1 + turning - turn) % turning);
  const isSwapped =
    (pair === 0 ? turn % 2 === 1 : pair % 2 === 1) !== (Math.floor(round / turning) % 2 === 1);
  const first = at(pair);
  const second = at(places - 1 - pair);
  return isSwapped ? [second, first] : [first, second];
}
