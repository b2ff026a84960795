import type { Competition } from '../catalogue/competitions.ts';
import { cupRoundsOf } from '../cup/cupPlan.ts';
import type { Calendar, Slot } from './Calendar.ts';
import { dayOf, mondayOf, weekOf } from './days.ts';
import { startsIn } from './slots.ts';

type Of<Kind extends Calendar['kind']> = Extract<Calendar, { readonly kind: Kind }>;

interface RoundDay {
  readonly monday: number;
  readonly slots: readonly Slot[];
}

/**
 * Returns the kick-offs of a league season in the order of its rounds: a pure function of the year.
 */
export function leagueStarts(
  { teamCount, id }: Competition,
  calendar: Of<'league'>,
  year: number,
): readonly number[] {
  const rounds = calendar.turns * (teamCount - 1);
  const mondays = mondaysOf(calendar, year);
  const main = mondays.flatMap((monday) =>
    calendar.rhythm.main.map((slots): RoundDay => ({ monday, slots })),
  );
  const midweek = mondays
    .filter((monday) => weekOf(monday) % 2 === 1)
    .flatMap((monday) => calendar.rhythm.midweek.map((slots): RoundDay => ({ monday, slots })));
  const more = Math.max(0, rounds - main.length);
  if (more > midweek.length)
    throw new RangeError(
      `Competition ${id} has ${rounds} rounds and only ${main.length + midweek.length} days for ` +
        'them: give it fewer teams or turns, or a longer season',
    );
  const days = [...spread(main, Math.min(rounds, main.length)), ...spread(midweek, more)];
  return days
    .map(({ monday, slots }) => startsIn(monday, calendar.zone, slots, teamCount / 2))
    .toSorted(([one = 0], [other = 0]) => one - other)
    .flat();
}

function mondaysOf({ from, to, pause }: Of<'league'>, year: number): readonly number[] {
  const first = dayOf(year, from);
  const at = (day: Of<'league'>['from']): number =>
    dayOf(dayOf(year, day) < first ? year + 1 : year, day);
  const last = at(to);
  const isFree = (monday: number): boolean =>
    pause !== undefined && monday >= at(pause[0]) && monday <= at(pause[1]);
  const mondays: number[] = [];
  for (let monday = mondayOf(first + 6); monday <= last; monday += 7)
    if (!isFree(monday)) mondays.push(monday);
  return mondays;
}

/** Picks `count` evenly spaced items of a list. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  return items.filter(
    (_item, index) =>
      Math.floor((index * count) / items.length) !==
      Math.floor(((index + 1) * count) / items.length),
  );
}

/** Returns the kick-offs of a cup, leg by leg. */
export function cupStarts(
  competition: Competition,
  { zone, from, legWeeks, slots, finalSlot }: Of<'cup'>,
  year: number,
): readonly number[] {
  const begin = mondayOf(dayOf(year, from) + 6);
  // Leagues have their midweek rounds in the other weeks.
  const first = weekOf(begin) % 2 === 0 ? begin : begin + 7;
  return tiesByLeg(competition).flatMap((ties, leg) =>
    startsIn(first + (legWeeks[leg] ?? 2 * leg) * 7, zone, ties === 1 ? [finalSlot] : slots, ties),
  );
}

/** Returns the kick-offs of a tournament, round by round. */
export function tournamentStarts(
  competition: Competition,
  { zone, sessions, everyWeeks, week }: Of<'tournament'>,
  season: number,
): readonly number[] {
  const monday = (season * everyWeeks + week) * 7 - 3;
  return tiesByLeg(competition).flatMap((ties, round) =>
    startsIn(monday, zone, sessions[round] ?? [], ties),
  );
}

function tiesByLeg(competition: Competition): readonly number[] {
  return cupRoundsOf(competition).flatMap(({ ties, legs }) => (legs === 1 ? [ties] : [ties, ties]));
}
