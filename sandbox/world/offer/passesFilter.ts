import type { Competition } from '../catalogue/competitions.ts';
import type { ContestEvent } from '../contests/ContestEvent.ts';
import type { OutrightEvent } from '../outrights/OutrightEvent.ts';
import type { SportEvent } from '../SportEvent.ts';
import { isBroadcast } from '../wire/gameWire.ts';
import type { GameFilter } from '../World.ts';

const hourMs = 3_600_000;

function isOfPlace(
  { sport, country }: Competition,
  { sportId, countryId, withoutSportIds }: GameFilter,
): boolean {
  return (
    withoutSportIds?.includes(sport.id) !== true &&
    (sportId === undefined || sport.id === sportId) &&
    (countryId === undefined || country.id === countryId)
  );
}

/**
 * Returns for each field that names events whether it includes this one; undefined for absent
 * fields.
 */
function namedBy(
  { competitionIds, gameIds, teamIds }: GameFilter,
  { id, competition }: Pick<SportEvent, 'id' | 'competition'>,
  ownTeamIds: readonly number[],
): readonly (boolean | undefined)[] {
  return [
    competitionIds?.includes(competition.id),
    gameIds?.includes(id),
    teamIds?.some((teamId) => ownTeamIds.includes(teamId)),
  ];
}

/** Whether a match passes the filter of a list; the section is not checked. */
export function passesFilter(event: SportEvent, filter: GameFilter, nowMs: number): boolean {
  const { isAny = false, isTop, hasVideo, videos } = filter;
  if (!isOfPlace(event.competition, filter)) return false;
  const fits = namedBy(filter, event, [event.home.id, event.away.id]);
  if (isAny ? !fits.includes(true) : fits.includes(false)) return false;
  if (isTop !== undefined && event.competition.isTop !== isTop) return false;
  if (hasVideo !== undefined && hasVideo !== (videos?.get(event.id) ?? isBroadcast(event)))
    return false;
  return isInTime(event.startsAtMs, filter, nowMs);
}

function isInTime(atMs: number, { withinH, fromS, toS }: GameFilter, nowMs: number): boolean {
  return (
    (withinH === undefined || atMs <= nowMs + withinH * hourMs) &&
    (fromS === undefined || atMs >= fromS * 1000) &&
    (toS === undefined || atMs < toS * 1000)
  );
}

/** Outrights are listed only by their competition or their id. */
export function passesOutrightFilter(event: OutrightEvent, filter: GameFilter): boolean {
  const { section, isAny = false, isTop, withinH, fromS, toS } = filter;
  if (section === 'live' || isTop === true) return false;
  if ([withinH, fromS, toS].some((limit) => limit !== undefined)) return false;
  if (!isOfPlace(event.competition, filter)) return false;
  const fits = namedBy(filter, event, []);
  return fits.includes(true) && (isAny || !fits.includes(false));
}

/** Races and votes are listed only by their sport, their competition or their id. */
export function passesContestFilter(
  event: ContestEvent,
  filter: GameFilter,
  nowMs: number,
): boolean {
  const { section, sportId, isAny = false, isTop } = filter;
  if (section === 'live' || isTop === true || !isOfPlace(event.competition, filter)) return false;
  if (!isInTime(event.closesAtMs, filter, nowMs)) return false;
  const fits = namedBy(filter, event, []);
  return isAny
    ? fits.includes(true)
    : !fits.includes(false) && (sportId !== undefined || fits.includes(true));
}
