import { BadRowError, type RejectedRow } from '../ImportReport.ts';
import { readIsoDay } from '../readDay.ts';
import { quote, readRows, rowsOf, tableWith } from '../readRows.ts';
import type { CsvRow } from '../readTable.ts';
import type { SourceCompetition, SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';

const family = 'tennis outrights';
const roundNames = [
  'Round of 128',
  'Round of 64',
  'Round of 32',
  'Round of 16',
  'Quarter-finals',
  'Semi-finals',
  'Final',
] as const;
const players = 128;
/** Tolerance for the sum of two chances with five decimals. */
const roundingError = 0.000_015;

/** Tournaments of 128 players and seven rounds, with the months in which each is played. */
const slams: readonly (readonly [
  name: string,
  country: string,
  iso: string,
  months: readonly number[],
])[] = [
  ['Australian Open', 'Australia', 'au', [1, 2]],
  ['French Open', 'France', 'fr', [5]],
  ['Wimbledon', 'England', 'gb-eng', [7]],
  ['US Open', 'USA', 'us', [8, 9]],
];

interface Forecast {
  readonly row: number;
  readonly day: string;
  readonly player: string;
  /** Chance to win each round (1 or 0 once it is played), and result of each. */
  readonly chances: readonly number[];
  readonly outcomes: readonly (number | undefined)[];
}

/**
 * Daily chances of every player to win each round. Two players whose chances to win the next round
 * sum to exactly 1, one of whom won it, are opponents; ambiguous pairs get no match.
 */
export const outrightsReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, [
      'forecast_date',
      'player',
      ...roundNames.map((_name, index) => `round_${index + 1}`),
    ]);
    if (table === undefined) return undefined;
    const { rows } = table;
    const { found, rejected } = readRows(file.path, rowsOf(table), readForecast);
    const days = [...Map.groupBy(found, ({ day }) => day).values()].toSorted(([one], [other]) =>
      (one?.day ?? '') < (other?.day ?? '') ? -1 : 1,
    );
    const field = days[0]?.length ?? 0;
    const competition = field === players ? slamOf(found) : undefined;
    if (competition === undefined)
      return {
        read: rows.length,
        rejected,
        holdsNoMatches: `a tournament of ${field} players that cannot be told by its month`,
      };
    const matches = new Map<string, SourceMatch>();
    const doubts: RejectedRow[] = [];
    for (const forecasts of days) {
      for (const round of roundNames.keys()) {
        for (const match of pairsOf(forecasts, round, file.path, competition, doubts)) {
          const pair = `${match.home}|${match.away}`;
          if (!matches.has(pair)) matches.set(pair, match);
        }
      }
    }
    return {
      read: rows.length,
      matches: [...matches.values()],
      rejected: [...rejected, ...doubts],
    };
  },
};

function readForecast({ cell }: CsvRow, row: number): Forecast {
  const player = playerName(cell('player'));
  if (player === '') throw new BadRowError('player is empty');
  const chances = roundNames.map((_name, index) => {
    const text = cell(`round_${index + 1}`);
    const chance = text === '' ? Number.NaN : Number(text);
    if (!(chance >= 0 && chance <= 1))
      throw new BadRowError(`round_${index + 1} ${quote(text)} is not a chance from 0 to 1`);
    return chance;
  });
  const outcomes = roundNames.map((_name, index) => {
    const text = cell(`round_${index + 1}_outcome`);
    return text === '' ? undefined : Number(text);
  });
  return { row, day: readIsoDay(cell('forecast_date')), player, chances, outcomes };
}

/** Converts "J. DEL POTRO" to J. Del Potro. */
function playerName(text: string): string {
  return text
    .slice(0, 80)
    .toLowerCase()
    .replace(
      /(^|[\s.'-])(\p{L})/gu,
      (_whole, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/\bMc(\p{L})/gu, (_whole, letter: string) => `Mc${letter.toUpperCase()}`);
}

function slamOf(forecasts: readonly Forecast[]): SourceCompetition | undefined {
  const month = Number(forecasts[0]?.day.slice(5, 7));
  const [name, countryName, countryIso] =
    slams.find(([, , , months]) => months.includes(month)) ?? [];
  return name === undefined || countryName === undefined || countryIso === undefined
    ? undefined
    : { sportId: 4, name, countryName, countryIso, isTop: true };
}

function pairsOf(
  forecasts: readonly Forecast[],
  round: number,
  file: string,
  competition: SourceCompetition,
  doubts: RejectedRow[],
): SourceMatch[] {
  const chanceOf = ({ chances }: Forecast): number => chances[round] ?? 0;
  const waiting = forecasts
    .filter(
      (forecast) =>
        (round === 0 || forecast.chances[round - 1] === 1) &&
        chanceOf(forecast) > 0 &&
        chanceOf(forecast) < 1,
    )
    .slice(0, players);
  const opponentsOf = (forecast: Forecast): Forecast[] =>
    waiting.filter(
      (other) =>
        other.player !== forecast.player &&
        Math.abs(chanceOf(forecast) + chanceOf(other) - 1) < roundingError &&
        other.outcomes[round] !== forecast.outcomes[round],
    );
  return waiting.flatMap((home): SourceMatch[] => {
    const [away, another] = opponentsOf(home);
    if (away === undefined || another !== undefined || opponentsOf(away).length !== 1) {
      doubts.push({
        file,
        row: home.row,
        reason: `${home.player}: no single chance makes 1 with ${chanceOf(home)}`,
      });
      return [];
    }
    // Each pair is found twice, so only the order with the favourite first counts.
    if (
      chanceOf(home) < chanceOf(away) ||
      (chanceOf(home) === chanceOf(away) && home.row > away.row)
    )
      return [];
    const outcome = home.outcomes[round];
    const chance = chanceOf(home) / (chanceOf(home) + chanceOf(away));
    return [
      {
        file,
        row: home.row,
        family,
        competition,
        day: home.day,
        round: roundNames[round],
        home: home.player,
        away: away.player,
        chances: { result: [chance, 0, 1 - chance] },
        winner: outcome === undefined ? undefined : outcome === 1 ? 1 : 2,
      },
    ];
  });
}
