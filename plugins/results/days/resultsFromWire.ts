import type { ResultDay as ResultDayWire } from '#wire';
import { playedFromWire } from '../../betting/ui.ts';
import type { ResultDay } from './ResultDay.ts';

/** The only file that knows the words of the wire. */
export function resultDayFromWire({
  date,
  first_date: firstDate,
  last_date: lastDate,
  total,
  sports,
  champs,
  games,
}: ResultDayWire): ResultDay {
  return {
    date,
    firstDate,
    lastDate,
    total,
    sports,
    competitions: champs.map(({ iso, ...champ }) => ({
      ...champ,
      countryIso: iso === 'int' ? 'world' : iso,
    })),
    events: games.map(playedFromWire),
  };
}
