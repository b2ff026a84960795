import { BadRowError } from '../ImportReport.ts';
import { clubName } from '../names/clubs.ts';
import { footballCompetition } from '../names/competitions.ts';
import { leagueOf } from '../names/leagues.ts';
import { readIsoDay } from '../readDay.ts';
import { checkSides, quote, readMatches, rowsOf, tableWith, type MatchFacts } from '../readRows.ts';
import type { CsvRow, CsvTable } from '../readTable.ts';
import type { SourceCompetition } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';
import { readChances } from './readChance.ts';

const family = 'chances before the match';
const requiredColumns = ['date', 'team1', 'team2', 'prob1', 'prob2'] as const;

interface Naming {
  readonly competitionOf: (row: CsvRow) => SourceCompetition;
  readonly teamOf: (name: string) => string;
}

/** Pre-match chances and winners. A league is recognised by its teams; football files name it. */
export const chancesReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, requiredColumns);
    if (table === undefined) return undefined;
    const { columns, rows } = table;
    const naming = columns.has('probtie') ? footballNaming : leagueNaming(table);
    if (naming === undefined)
      return rows.length === 0 ? { read: 0, holdsNoMatches: 'a header without rows' } : undefined;
    return readMatches(file.path, family, rowsOf(table), (row) => readMatch(row, columns, naming));
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
): MatchFacts {
  const { cell } = row;
  checkSides([cell('team1'), cell('team2')], ['team1', 'team2']);
  const [home, away] = [teamOf(cell('team1')), teamOf(cell('team2'))];
  checkSides([home, away], ['team1', 'team2']);
  const hasDraw = columns.has('probtie');
  const [homeChance, draw, awayChance] = readChances(row, hasDraw);
  if (Math.max(homeChance, draw, awayChance) > 0.995)
    throw new BadRowError('a chance of 1 has no price');
  // In football, chances without a draw are those of reaching the next round.
  const isToAdvance = hasDraw && draw === 0;
  const chances = isToAdvance
    ? { advance: homeChance / (homeChance + awayChance) }
    : { result: [homeChance, draw, awayChance] as const };
  return {
    competition: competitionOf(row),
    day: readIsoDay(cell('date')),
    home,
    away,
    number: readNumber(cell('dh')),
    chances,
    winner: hasDraw ? undefined : readWinner(row),
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

/** Parses the game of a double header: 0 for the only one of a day. */
function readNumber(text: string): number {
  if (text === '') return 0;
  if (!/^[0-9]$/.test(text)) throw new BadRowError(`dh ${quote(text)} is not the number of a game`);
  return Number(text);
}
