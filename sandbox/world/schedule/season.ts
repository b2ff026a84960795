import { BoundedCache } from '../BoundedCache.ts';
import { dayMs } from '../calendar/days.ts';
import { cupStarts, leagueStarts, tournamentStarts } from '../calendar/seasonStarts.ts';
import { cupRoundsOf, cupSlotsOf } from '../cup/cupPlan.ts';
import type { Competition } from '../catalogue/competitions.ts';
import { encodeEvent } from '../identifiers.ts';
import { chanceOf } from '../random.ts';

/** Maximum of a series around the clock, where each team plays only some of the others. */
const maxMatches = 460;
const kickOffGridMs = 300_000;
const cachedSeasons = 3000;

export interface SeasonPlan {
  readonly rounds: number;
  readonly matchesPerRound: number;
  readonly matches: number;
}

/** Teams play one match per round, so two matches of a team are about a round apart. */
export function seasonPlanOf(competition: Competition): SeasonPlan {
  const { teamCount, calendar } = competition;
  const matchesPerRound = Math.floor(teamCount / 2);
  if (competition.isCup)
    return {
      rounds: cupRoundsOf(competition).length,
      matchesPerRound,
      matches: cupSlotsOf(competition).length,
    };
  const turn = 2 * matchesPerRound - 1;
  const rounds =
    calendar.kind === 'league'
      ? calendar.turns * turn
      : Math.min(2 * turn, Math.max(4, Math.floor(maxMatches / matchesPerRound)));
  return { rounds, matchesPerRound, matches: rounds * matchesPerRound };
}

const seasons = new BoundedCache<number, readonly number[]>(cachedSeasons);

/** Returns the kick-offs of a season in order; empty for a series around the clock. */
function startsOf(competition: Competition, season: number): readonly number[] {
  const { calendar } = competition;
  return seasons.get(competition.id * 2 ** 16 + season, () => {
    switch (calendar.kind) {
      case 'league':
        return leagueStarts(competition, calendar, season);
      case 'cup':
        return cupStarts(competition, calendar, season);
      case 'tournament':
        return tournamentStarts(competition, calendar, season);
      case 'rolling':
      case 'none':
        return [];
    }
  });
}

export function startsAtMs(competition: Competition, order: number): number {
  const { calendar, id } = competition;
  if (calendar.kind === 'rolling') {
    const spacingMs = dayMs / calendar.matchesPerDay;
    const offsetMs = chanceOf(id, 'kick-off') * spacingMs;
    return Math.floor((order * spacingMs + offsetMs) / kickOffGridMs) * kickOffGridMs;
  }
  const season = seasonAt(competition, order);
  return startsOf(competition, season)[order - firstOrderOf(competition, season)] ?? 0;
}

/** Returns the first match since the epoch that begins at an instant or later. */
function orderFrom(competition: Competition, atMs: number): number {
  const { calendar } = competition;
  if (calendar.kind === 'rolling') {
    let order = Math.floor((atMs / dayMs) * calendar.matchesPerDay) - 1;
    while (startsAtMs(competition, order) < atMs) order += 1;
    return order;
  }
  const season = newestSeason(competition, atMs);
  const starts = startsOf(competition, season);
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < atMs) low = middle + 1;
    else high = middle;
  }
  return firstOrderOf(competition, season) + low;
}

/** Returns the last match since the epoch that has begun. */
export function orderAt(competition: Competition, nowMs: number): number {
  return orderFrom(competition, nowMs + 1) - 1;
}

/** Returns the newest season that has begun before an instant; seasons do not overlap. */
function newestSeason(competition: Competition, atMs: number): number {
  const { calendar } = competition;
  const newest =
    calendar.kind === 'tournament'
      ? Math.floor(((atMs / dayMs + 4) / 7 - calendar.week) / calendar.everyWeeks)
      : new Date(atMs).getUTCFullYear();
  return (startsOf(competition, newest)[0] ?? 0) < atMs ? newest : newest - 1;
}

/** Returns the order of the first match of a day since the epoch, and the number of matches. */
export function matchesOfDay(
  competition: Competition,
  day: number,
): { readonly first: number; readonly count: number } {
  const first = orderFrom(competition, day * dayMs);
  return { first, count: orderFrom(competition, (day + 1) * dayMs) - first };
}

/** Encodes the day and the index among the matches of that day in the id. */
export function eventIdOf(competition: Competition, order: number): number {
  const day = Math.floor(startsAtMs(competition, order) / dayMs);
  const index = order - orderFrom(competition, day * dayMs);
  return encodeEvent({ competitionId: competition.id, day, index });
}

export function seasonAt(competition: Competition, order: number): number {
  return Math.floor(order / seasonPlanOf(competition).matches);
}

/** Returns the order of the first match of a season. */
export function firstOrderOf(competition: Competition, season: number): number {
  return season * seasonPlanOf(competition).matches;
}

/**
 * Returns the positions of the draw that meet in the n-th match: the circle method, with sides
 * swapped after every full turn. The next season of a series continues where the last one ended, so
 * that a team never has two matches at a time. Slots of a round rotate among the pairs.
 */
export function placesOf(
  competition: Competition,
  order: number,
): readonly [home: number, away: number] {
  const { matchesPerRound } = seasonPlanOf(competition);
  const places = 2 * matchesPerRound;
  const turning = places - 1;
  const round = Math.floor(order / matchesPerRound);
  const slot = order % matchesPerRound;
  const pair = competition.calendar.kind === 'league' ? (slot + round) % matchesPerRound : slot;
  const turn = round % turning;
  const at = (position: number): number =>
    position === 0 ? 0 : 1 + ((position - 1 + turning - turn) % turning);
  const isSwapped =
    (pair === 0 ? turn % 2 === 1 : pair % 2 === 1) !== (Math.floor(round / turning) % 2 === 1);
  const first = at(pair);
  const second = at(places - 1 - pair);
  return isSwapped ? [second, first] : [first, second];
}
