import type { ContestEvent } from '../contests/ContestEvent.ts';
import type { OutrightEvent } from '../outrights/OutrightEvent.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { GameFilter } from '../World.ts';

const hourMs = 3_600_000;

/** Whether a match passes the filter of a list; the section is not checked. */
export function passesFilter(
  event: SportEvent,
  {
    sportId,
    champIds,
    gameIds,
    teamIds,
    isAny = false,
    isTop,
    withinH,
    withoutSportIds,
  }: GameFilter,
  nowMs: number,
): boolean {
  if (withoutSportIds?.includes(event.competition.sport.id) === true) return false;
  if (sportId !== undefined && event.competition.sport.id !== sportId) return false;
  const fits = [
    champIds?.includes(event.competition.id),
    gameIds?.includes(event.id),
    teamIds?.some((id) => id === event.home.id || id === event.away.id),
  ];
  if (isAny ? !fits.includes(true) : fits.includes(false)) return false;
  if (isTop !== undefined && event.competition.isTop !== isTop) return false;
  return withinH === undefined || event.startsAtMs <= nowMs + withinH * hourMs;
}

/** Outrights are only in lists of their championship or of themselves. */
export function passesOutrightFilter(
  { id, competition }: OutrightEvent,
  {
    section,
    sportId,
    champIds,
    gameIds,
    teamIds,
    isAny = false,
    isTop,
    withinH,
    withoutSportIds,
  }: GameFilter,
): boolean {
  if (
    section === 'live' ||
    withinH !== undefined ||
    isTop === true ||
    withoutSportIds?.includes(competition.sport.id) === true
  )
    return false;
  if (sportId !== undefined && competition.sport.id !== sportId) return false;
  const fits = [
    champIds?.includes(competition.id),
    gameIds?.includes(id),
    teamIds === undefined ? undefined : false,
  ];
  return fits.includes(true) && (isAny || !fits.includes(false));
}

/**
 * Races and votes are only in lists of their sport, their competition or themselves, not on home or
 * in the whole line.
 */
export function passesContestFilter(
  { id, competition, closesAtMs }: ContestEvent,
  {
    section,
    sportId,
    champIds,
    gameIds,
    teamIds,
    isAny = false,
    isTop,
    withinH,
    withoutSportIds,
  }: GameFilter,
  nowMs: number,
): boolean {
  if (
    section === 'live' ||
    isTop === true ||
    withoutSportIds?.includes(competition.sport.id) === true
  )
    return false;
  if (sportId !== undefined && competition.sport.id !== sportId) return false;
  if (withinH !== undefined && closesAtMs > nowMs + withinH * hourMs) return false;
  const fits = [
    champIds?.includes(competition.id),
    gameIds?.includes(id),
    teamIds === undefined ? undefined : false,
  ];
  return isAny
    ? fits.includes(true)
    : !fits.includes(false) && (sportId !== undefined || fits.includes(true));
}
