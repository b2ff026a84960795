import { BadRowError } from '../ImportReport.ts';
import { clubName } from '../names/clubs.ts';
import { footballCompetition } from '../names/competitions.ts';
import { leagueOf } from '../names/leagues.ts';
import { readIsoDay } from '../readDay.ts';
import { quote, readRows, rowsOf, tableWith } from '../readRows.ts';
import type { CsvRow, CsvTable } from '../readTable.ts';
import type { SourceCompetition, SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';
import { readChances } from './readChance.ts';

const family = 'chances before the match';
const requiredColumns = ['date', 'team1', 'team2', 'prob1', 'prob2'] as const;

interface Naming {
  readonly competitionOf: (row: CsvRow) => SourceCompetition;
  readonly teamOf: (name: string) => string;
}

/** Chances to win before the match and who won, of a league that is known by its teams; football names its competition. */
export const chancesReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, requiredColumns);
    if (table === undefined) return undefined;
    const { columns, rows } = table;
    const naming = columns.has('probtie') ? footballNaming : leagueNaming(table);
    if (naming === undefined)
      return rows.length === 0 ? { read: 0, holdsNoMatches: 'a header without rows' } : undefined;
    const { found, rejected } = readRows(file.path, rowsOf(table), (row, number): SourceMatch => ({
      file: file.path,
      row: number,
      family,
      ...readMatch(row, columns, naming),
    }));
    return { read: rows.length, matches: found, rejected };
  },
};

const footballNaming: Naming = {
  competitionOf: ({ cell }) => {
    if (cell('league') === '') throw new BadRowError('league is empty');
    return footballCompetition(cell('league'));
  },
  teamOf: clubName,
};

function leagueNaming({ rows }: CsvTable): Naming | undefined {
  const league = leagueOf(new Set(rows.flatMap(({ cell }) => [cell('team1'), cell('team2')])));
  if (league === undefined) return undefined;
  return {
    competitionOf: () => league.competition,
    teamOf: (name) => {
      const team = league.teamName(name);
      if (team === undefined)
        throw new BadRowError(`${quote(name)} is no team of the ${league.competition.name}`);
      return team;
    },
  };
}

function readMatch(
  row: CsvRow,
  columns: CsvTable['columns'],
  { competitionOf, teamOf }: Naming,
): Omit<SourceMatch, 'file' | 'row' | 'family'> {
  const { cell } = row;
  if (cell('team1') === '' || cell('team2') === '')
    throw new BadRowError('team1 or team2 is empty');
  const [home, away] = [teamOf(cell('team1')), teamOf(cell('team2'))];
  if (home === away) throw new BadRowError(`team1 and team2 are both ${quote(home)}`);
  const hasDraw = columns.has('probtie');
  const [homeChance, draw, awayChance] = readChances(row, hasDraw);
  if (Math.max(homeChance, draw, awayChance) > 0.995)
    throw new BadRowError('a chance of 1 has no price');
  // In football a draw that cannot be means: who goes on to the next round.
  const isToAdvance = hasDraw && draw === 0;
  const chances = isToAdvance
    ? { advance: homeChance / (homeChance + awayChance) }
    : { result: [homeChance, draw, awayChance] as const };
  const winner = hasDraw ? undefined : readWinner(row);
  return {
    competition: competitionOf(row),
    day: readIsoDay(cell('date')),
    kickOffMin: undefined,
    round: undefined,
    home,
    away,
    number: readNumber(cell('dh')),
    chances,
    ...(winner === undefined ? {} : { winner }),
  };
}

function readWinner({ cell }: CsvRow): 1 | 2 | undefined {
  const [first, second] = [cell('prob1_outcome'), cell('prob2_outcome')];
  if (first === '' && second === '') return undefined;
  const outcomes = [Number(first), Number(second)];
  if (
    first === '' ||
    second === '' ||
    outcomes[0] === outcomes[1] ||
    outcomes.some((outcome) => outcome !== 0 && outcome !== 1)
  )
    throw new BadRowError(`the outcomes ${quote(`${first}:${second}`)} do not say who won`);
  return outcomes[0] === 1 ? 1 : 2;
}

/** Game of a double header: 0 for the only one of a day. */
function readNumber(text: string): number {
  if (text === '') return 0;
  if (!/^[0-9]$/.test(text)) throw new BadRowError(`dh ${quote(text)} is not the number of a game`);
  return Number(text);
}
