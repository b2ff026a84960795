import { isDeepStrictEqual } from 'node:util';
import type { ImportedEvent } from '../../world/ImportedEvent.ts';

const dayMs = 86_400_000;

/**
 * What is known of a match, and what a later file says: that is believed where both say something,
 * and what it does not say stays. The known event itself where there is nothing new.
 */
export function mergeImported(known: ImportedEvent, said: ImportedEvent): ImportedEvent {
  // As it would be kept: without fields that say nothing.
  const later = JSON.parse(JSON.stringify(said)) as ImportedEvent;
  const { key, pace, countryIso, countryName, competition, home, away, sportId, isTop, rank } =
    known;
  const merged: Partial<ImportedEvent> & ImportedEvent = {
    ...known,
    ...later,
    ...{ key, pace, countryIso, countryName, competition, home, away, sportId, isTop, rank },
    // Files write one round in several ways: the first one stays.
    round: known.round ?? later.round,
    ...calendarOf(known, later),
    ...pricesOf(known, later),
    ...endOf(known, later),
    ...(isOtherEnd(known, later) ? { isCorrected: true } : {}),
  };
  const kept = JSON.parse(JSON.stringify(merged)) as ImportedEvent;
  return isDeepStrictEqual(kept, JSON.parse(JSON.stringify(known))) ? known : kept;
}

function isOtherEnd(known: ImportedEvent, later: ImportedEvent): boolean {
  const wasEnded = isDecided(known) || known.fate !== undefined;
  const { result, winner, fate } = endOf(known, later);
  return (
    wasEnded &&
    !isDeepStrictEqual(
      [known.result?.score, known.winner, known.fate],
      [result?.score, winner, fate],
    )
  );
}

function isDecided({ result, winner }: ImportedEvent): boolean {
  return result !== undefined || winner !== undefined;
}

/** Families differ by a night, and by the hour where they tell none: neither moves a match. */
function calendarOf(
  known: ImportedEvent,
  later: ImportedEvent,
): Pick<ImportedEvent, 'startsAtMs' | 'calendar'> {
  const apartDays =
    Math.abs(Date.parse(known.calendar?.day ?? '') - Date.parse(later.calendar?.day ?? '')) / dayMs;
  const isMoved =
    (!isDecided(known) || isDecided(later)) &&
    (apartDays > 1 || (later.calendar?.hasTime === true && known.startsAtMs !== later.startsAtMs));
  const { startsAtMs, calendar } = isMoved ? later : known;
  return { startsAtMs, calendar };
}

/** Prices that follow from results alone give way to those of a file, and not to one another. */
function pricesOf(
  known: ImportedEvent,
  later: ImportedEvent,
): Pick<ImportedEvent, 'odds' | 'closingOdds' | 'chances' | 'isRated'> {
  const isNews =
    later.isRated !== true && (later.odds !== undefined || later.chances !== undefined);
  if (!isNews) return pick(known);
  if (known.isRated === true) return pick(later);
  return {
    odds: later.odds ?? known.odds,
    closingOdds: later.odds === undefined ? known.closingOdds : later.closingOdds,
    chances: later.chances ?? known.chances,
    isRated: undefined,
  };
}

function pick({
  odds,
  closingOdds,
  chances,
  isRated,
}: ImportedEvent): Pick<ImportedEvent, 'odds' | 'closingOdds' | 'chances' | 'isRated'> {
  return { odds, closingOdds, chances, isRated };
}

function endOf(
  known: ImportedEvent,
  later: ImportedEvent,
): Pick<ImportedEvent, 'result' | 'winner' | 'retired' | 'extra' | 'fate'> {
  const { result, winner, retired, extra, fate } = known;
  if (later.result !== undefined) {
    const isSame = isDeepStrictEqual(result?.score, later.result.score);
    return {
      // Of another score, the goals and halves that were known are wrong as well.
      result: isSame ? { ...result, ...later.result } : later.result,
      winner: undefined,
      retired: later.retired ?? (isSame ? retired : undefined),
      extra: later.extra ?? (isSame ? extra : undefined),
      fate: undefined,
    };
  }
  if (later.winner !== undefined && result === undefined)
    return { result, winner: later.winner, retired: later.retired, extra, fate: undefined };
  if (isDecided(known)) return { result, winner, retired, extra, fate };
  const isNewDay = known.calendar?.day !== later.calendar?.day;
  return {
    result,
    winner,
    retired,
    extra,
    // That a result is missing is no news of a match that was called off; a new day is.
    fate:
      later.fate === undefined || later.fate === 'no-result'
        ? isNewDay
          ? later.fate
          : (fate ?? later.fate)
        : later.fate,
  };
}
