import { clubName } from '../names/clubs.ts';
import { tableWith } from '../readRows.ts';
import type { SourceCourse, SourceReader } from '../SourceReader.ts';
import { readMoments, type Moment } from './readMoments.ts';

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
/** Below this number of minutes of a half the chances are dropped. */
const shortestHalfMin = 30;
const longestHalfMin = 75;

/** Chances of a football match by minute; the match itself is in another file. */
export const minuteChancesReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, requiredColumns);
    if (table === undefined) return undefined;
    const { found, ...content } = readMoments(
      file.path,
      table,
      { time: 'mins', longest: Infinity, hasDraw: true, teamOf: clubName },
      ({ row, year, home, away }, minutes): SourceCourse | string => {
        const course = courseOf(minutes);
        return course === undefined
          ? `has no two halves of ${shortestHalfMin} to ${longestHalfMin} minutes`
          : {
              family,
              file: file.path,
              row,
              rows: minutes.length,
              sportId: footballSportId,
              year,
              home,
              away,
              course,
            };
      },
    );
    return { ...content, courses: found };
  },
};

/** Returns one entry per minute of each half; a missing minute repeats the previous one. */
function courseOf(minutes: readonly Moment[]): SourceCourse['course'] | undefined {
  const half = (period: 1 | 2, fromMin: number): (readonly [number, number])[] | undefined => {
    const own = new Map(
      minutes
        .filter((each) => each.period === period && each.at >= fromMin)
        .map((each) => [each.at, each]),
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
  // If no draw is ever possible, the chances are those of reaching the next round.
  const isToAdvance = minutes.every(({ chances }) => chances[1] === 0);
  return { kind: 'halves', first, second, isToAdvance };
}
