import { hash } from '../world/random.ts';
import type { ImportedEvent } from '../world/ImportedEvent.ts';
import { decidersOf, knockOutsOf } from './knockOuts.ts';
import { instantIn } from './names/zones.ts';
import { competitionKeyOf, keyOfMatch, type SourceMatch } from './SourceMatch.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** Maximum distance between matches of one season or of adjacent ones. */
const sameSeasonMs = 200 * dayMs;
const minuteMs = 60_000;
/** Share of a finished competition that counts as played; the rest is to come. */
const playedShare = 5 / 6;

/** Kick-offs of a sport if the source has none, in minutes after midnight. */
const defaultKickOffsMin: Readonly<Record<number, readonly number[]>> = {
  1: [750, 900, 900, 900, 1050, 1185],
  2: [1020, 1080, 1140, 1200],
  3: [1020, 1080, 1140, 1170, 1200, 1290],
  4: [660, 750, 840, 930, 1020, 1140],
  5: [1025, 1090, 1145, 1210],
  11: [1020, 1020, 1225],
  17: [600, 780, 960, 1140],
};
const anyKickOffMin = 900;
/** Minutes between the two games of a double header. */
const doubleHeaderMin = 240;
/** Minutes between two matches of a tournament with several rounds per day. */
const betweenMatchesMin = 200;

/** No file has the wanted match day. */
export class UnknownMatchDayError extends Error {
  override readonly name = 'UnknownMatchDayError';

  constructor(wanted: string, examples: readonly string[]) {
    super(
      `There is no match day "${wanted}" in these files; give an ISO day or a round, ` +
        `for example ${examples.map((each) => `"${each}"`).join(', ')}`,
    );
  }
}

export interface Shift {
  /** An ISO day or the name of a round that becomes today. */
  readonly wanted?: string | undefined;
  readonly nowMs: number;
  /** Factor by which the calendar and the play of these matches run faster. */
  readonly pace?: number | undefined;
  /** Matches of earlier imports, whose calendar also applies to others of their season. */
  readonly known?: readonly ImportedEvent[];
}

/**
 * Shifts each competition by whole days so that its match day becomes today. For competitions
 * without the chosen day it is the first day with an unplayed match; for a finished competition,
 * the day on which five sixths are played.
 */
export function shiftMatches(
  matches: readonly SourceMatch[],
  { wanted, nowMs, pace = 1, known = [] }: Shift,
): ImportedEvent[] {
  const groups = [...Map.groupBy(matches, competitionKeyOf).values()];
  const chosen = groups.map((group) =>
    wanted === undefined ? undefined : chosenDay(group, wanted),
  );
  if (wanted !== undefined && matches.length > 0 && chosen.every((day) => day === undefined))
    throw new UnknownMatchDayError(wanted, examplesOf(matches));
  const todayMs = Math.floor(nowMs / dayMs) * dayMs;
  return groups.flatMap((group, index) => {
    const calendar = knownCalendar(group, known);
    const offsetMs =
      calendar === undefined ? offsetOf(chosen[index], group, todayMs) : calendar.shiftDays * dayMs;
    const pacedFromMs = calendar?.pacedFromMs ?? nowMs;
    const knockOuts = knockOutsOf(group);
    const deciders = decidersOf(knockOuts);
    const kickOffs = kickOffsMin(group);
    return group.map((match) => {
      const atMs = instantOf(
        match,
        Date.parse(match.day) + offsetMs,
        kickOffs.get(match) ?? anyKickOffMin,
      );
      // A faster calendar runs from now on: at pace 60 an hour takes a minute.
      const startsAtMs = pace === 1 ? atMs : Math.round(pacedFromMs + (atMs - pacedFromMs) / pace);
      return {
        ...toEvent(match, startsAtMs, pace),
        calendar: {
          day: match.day,
          hasTime: match.kickOffMin !== undefined,
          shiftDays: offsetMs / dayMs,
          pacedFromMs: pace === 1 ? undefined : pacedFromMs,
        },
        isKnockOut: knockOuts.has(match) || undefined,
        isDecider: deciders.has(match) || undefined,
      };
    });
  });
}

/** Returns the calendar of the nearest match of an earlier import, in or near their season. */
function knownCalendar(
  group: readonly SourceMatch[],
  known: readonly ImportedEvent[],
): ImportedEvent['calendar'] {
  const [first] = group;
  const days = daysOf(group).map((day) => Date.parse(day));
  const [fromMs = 0, toMs = 0] = [days[0], days.at(-1)];
  const own = known.flatMap(({ calendar, sportId, countryIso, competition }) => {
    const of = `${sportId}|${countryIso}|${competition}`;
    if (first === undefined || calendar === undefined || of !== competitionKeyOf(first)) return [];
    const atMs = Date.parse(calendar.day);
    return { calendar, apartMs: Math.max(0, fromMs - atMs, atMs - toMs) };
  });
  const nearest = own.toSorted((one, other) => one.apartMs - other.apartMs)[0];
  return nearest !== undefined && nearest.apartMs < sameSeasonMs ? nearest.calendar : undefined;
}

/**
 * Rounds keep their weekdays: a default day is shifted by whole weeks, to today or the days after
 * it; for a finished competition to the days around it.
 */
function offsetOf(
  chosen: string | undefined,
  group: readonly SourceMatch[],
  todayMs: number,
): number {
  if (chosen !== undefined) return todayMs - Date.parse(chosen);
  const weeks = (todayMs - Date.parse(defaultDay(group))) / weekMs;
  return (group.some(isOpen) ? Math.ceil(weeks) : Math.round(weeks)) * weekMs;
}

/** Returns the kick-off at the hour of the source, in its time zone. */
function instantOf(
  { zone, kickOffMin: sourceMin }: SourceMatch,
  midnightMs: number,
  atMin: number,
): number {
  return zone === undefined || sourceMin === undefined
    ? midnightMs + atMin * minuteMs
    : instantIn(zone, midnightMs, atMin);
}

function toEvent(match: SourceMatch, startsAtMs: number, pace: number): ImportedEvent {
  const { competition, winner, ...own } = match;
  return {
    key: keyOfMatch(match),
    sportId: competition.sportId,
    countryName: competition.countryName,
    countryIso: competition.countryIso,
    competition: competition.name,
    isTop: competition.isTop || undefined,
    rank: competition.rank,
    home: own.home,
    away: own.away,
    startsAtMs,
    season: own.season,
    round: own.round,
    group: own.group,
    pace: pace === 1 ? undefined : pace,
    odds: own.odds,
    closingOdds: own.closingOdds,
    chances: own.chances,
    isRated: own.isRated,
    result: own.result,
    extra: own.extra,
    winner: own.result === undefined ? winner : undefined,
    retired: own.retired,
    fate: own.fate,
    course: own.course,
  };
}

/**
 * Returns the kick-offs; without times, the second match of a side on a day begins hours after the
 * first.
 */
function kickOffsMin(matches: readonly SourceMatch[]): ReadonlyMap<SourceMatch, number> {
  const freeAtMin = new Map<string, number>();
  return new Map(
    matches.map((match) => {
      const sides = [match.home, match.away].map((side) => `${match.day}|${side}`);
      const ownMin = kickOffMin(match);
      const isKnown = match.kickOffMin !== undefined || (match.number ?? 0) > 0;
      const atMin = isKnown
        ? ownMin
        : Math.max(ownMin, ...sides.map((side) => freeAtMin.get(side) ?? 0));
      for (const side of sides) freeAtMin.set(side, atMin + betweenMatchesMin);
      return [match, atMin] as const;
    }),
  );
}

function kickOffMin(match: SourceMatch): number {
  if (match.kickOffMin !== undefined) return match.kickOffMin;
  const usual = defaultKickOffsMin[match.competition.sportId] ?? [anyKickOffMin];
  return (
    (usual[hash(match.home, match.day) % usual.length] ?? anyKickOffMin) +
    (match.number === 2 ? doubleHeaderMin : 0)
  );
}

/** Returns the day of the named group: a round, or any day from its first to its last. */
function chosenDay(matches: readonly SourceMatch[], wanted: string): string | undefined {
  const ofRound = matches
    .filter(({ round }) => round?.toLowerCase() === wanted.toLowerCase())
    .map(({ day }) => day);
  if (ofRound.length > 0) return ofRound.toSorted()[0];
  const days = daysOf(matches);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(wanted) && !Number.isNaN(Date.parse(wanted));
  return isDay && wanted >= (days[0] ?? '') && wanted <= (days.at(-1) ?? '') ? wanted : undefined;
}

function defaultDay(matches: readonly SourceMatch[]): string {
  const open = matches.filter(isOpen);
  const days = daysOf(open.length > 0 ? open : matches);
  return (
    (open.length > 0 ? days[0] : days[Math.floor((days.length - 1) * playedShare)]) ?? '2000-01-01'
  );
}

function isOpen({ result, winner, fate }: SourceMatch): boolean {
  return result === undefined && winner === undefined && fate === undefined;
}

/** Returns the day of every match, in order. */
function daysOf(matches: readonly SourceMatch[]): string[] {
  return matches.map(({ day }) => day).toSorted();
}

function examplesOf(matches: readonly SourceMatch[]): string[] {
  const days = daysOf(matches);
  const round = matches.find((match) => match.round !== undefined)?.round;
  return [...new Set([days[0] ?? '', days.at(-1) ?? '', ...(round === undefined ? [] : [round])])];
}
