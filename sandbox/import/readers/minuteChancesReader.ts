import { BadRowError, type RejectedRow } from '../ImportReport.ts';
import { clubName } from '../names/clubs.ts';
import { quote, readRows, rowsOf, tableWith } from '../readRows.ts';
import type { CsvRow } from '../readTable.ts';
import type { SourceCourse, SourceReader } from '../SourceReader.ts';
import { readChances } from './readChance.ts';

const family = 'chances by minute';
const requiredColumns = [
  'season',
  'team1',
  'team2',
  'period',
  'mins',
  'prob1',
  'probtie',
  'prob2',
] as const;
const footballSportId = 1;
const halfMin = 45;
/** With fewer minutes of a half the chances are left out. */
const shortestHalfMin = 30;
const longestHalfMin = 75;

interface Minute {
  readonly row: number;
  readonly match: string;
  readonly year: number;
  readonly home: string;
  readonly away: string;
  readonly period: number;
  readonly minute: number;
  readonly chances: readonly [number, number, number];
}

/** Chances of a football match in every minute; the match itself is in another file. */
export const minuteChancesReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, requiredColumns);
    if (table === undefined) return undefined;
    const { rows } = table;
    const { found, rejected } = readRows(file.path, rowsOf(table), readMinute);
    const byMatch = Map.groupBy(found, ({ match }) => match);
    const courses: SourceCourse[] = [];
    const short: RejectedRow[] = [];
    for (const minutes of byMatch.values()) {
      const [first] = minutes;
      if (first === undefined) continue;
      const { row, year, home, away } = first;
      const place = { file: file.path, row };
      const course = courseOf(minutes);
      if (course === undefined)
        short.push({
          ...place,
          reason: `${home} – ${away} has no two halves of ${shortestHalfMin} to ${longestHalfMin} minutes`,
        });
      else courses.push({ ...place, family, sportId: footballSportId, year, home, away, course });
    }
    return { read: rows.length, courses, rejected: [...rejected, ...short] };
  },
};

function readMinute(row: CsvRow, number: number): Minute | undefined {
  const { cell } = row;
  if (cell('team1') === '' || cell('team2') === '')
    throw new BadRowError('team1 or team2 is empty');
  const [period, minute, year] = [cell('period'), cell('mins'), cell('season')].map((text) =>
    /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN,
  ) as [number, number, number];
  if (Number.isNaN(period) || Number.isNaN(minute))
    throw new BadRowError(
      `period ${quote(cell('period'))} and mins ${quote(cell('mins'))} are not two numbers`,
    );
  if (Number.isNaN(year)) throw new BadRowError(`season ${quote(cell('season'))} is not a year`);
  const chances = readChances(row, true);
  // Bets settle on the 90 minutes: extra time and penalties are left where they are.
  if (period > 2) return undefined;
  const [home, away] = [clubName(cell('team1')), clubName(cell('team2'))];
  return {
    row: number,
    match: `${year}|${home}|${away}`,
    year,
    home,
    away,
    period,
    minute,
    chances,
  };
}

/** One entry a minute of each half; a minute that is missing is as the one before it. */
function courseOf(minutes: readonly Minute[]): SourceCourse['course'] | undefined {
  const half = (period: 1 | 2, fromMin: number): (readonly [number, number])[] | undefined => {
    const own = new Map(
      minutes
        .filter((each) => each.period === period && each.minute >= fromMin)
        .map((each) => [each.minute, each]),
    );
    const lastMin = Math.max(...own.keys());
    if (!(lastMin - fromMin >= shortestHalfMin && lastMin - fromMin <= longestHalfMin))
      return undefined;
    let kept = own.get(Math.min(...own.keys()));
    return Array.from({ length: lastMin - fromMin + 1 }, (_unused, index) => {
      kept = own.get(fromMin + index) ?? kept;
      return [kept?.chances[0] ?? 0, kept?.chances[1] ?? 0];
    });
  };
  const [first, second] = [half(1, 0), half(2, halfMin)];
  if (first === undefined || second === undefined) return undefined;
  // Where no draw is ever possible the chances are those of going on to the next round.
  const isToAdvance = minutes.every(({ chances }) => chances[1] === 0);
  return { kind: 'halves', first, second, isToAdvance };
}
