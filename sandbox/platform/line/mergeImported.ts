import { isDeepStrictEqual } from 'node:util';
import type { ImportedEvent } from '../../world/ImportedEvent.ts';

const dayMs = 86_400_000;

/**
 * Merges a known match with a later file: values of the file win, missing ones are kept. Returns
 * the known event itself if nothing is new.
 */
export function mergeImported(known: ImportedEvent, update: ImportedEvent): ImportedEvent {
  // As it would be stored: without undefined fields.
  const later = JSON.parse(JSON.stringify(update)) as ImportedEvent;
  const { key, pace, countryIso, countryName, competition, home, away, sportId, isTop, rank } =
    known;
  const merged: Partial<ImportedEvent> & ImportedEvent = {
    ...known,
    ...later,
    ...{ key, pace, countryIso, countryName, competition, home, away, sportId, isTop, rank },
    // Files spell a round in several ways, so the first spelling is kept.
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

/** Families differ by a night, and by the hour if they have none; neither moves a match. */
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

/** Merges prices: derived ones are replaced by those of a file, but not by other derived ones. */
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
      // With another score, the known goals and halves are wrong as well.
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
    // A missing result is not news for a called-off match; a new day is.
    fate:
      later.fate === undefined || later.fate === 'no-result'
        ? isNewDay
          ? later.fate
          : (fate ?? later.fate)
        : later.fate,
  };
}
