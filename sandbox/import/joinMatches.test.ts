import { expect, test } from 'vitest';
import { emptyReport } from './ImportReport.ts';
import { joinMatches } from './joinMatches.ts';
import { leagueOf } from './names/leagues.ts';
import { readFiles } from './testing/readFiles.ts';

test('SBX-351 several spellings of a club are one team', () => {
  const { matches } = readFiles({
    'a.csv':
      "Div,Date,HomeTeam,AwayTeam\nE0,05/08/11,Man United,Nott'm Forest\nD1,05/08/11,M'gladbach,FC Koln",
    'b.json': JSON.stringify({
      name: 'UEFA Champions League 2024/25',
      matches: [
        {
          date: '2025-08-22',
          team1: 'Manchester United FC (ENG)',
          team2: 'Borussia Mönchengladbach (GER)',
        },
        { date: '2025-08-22', team1: '1. FC Köln', team2: 'FK Unknown (MNE)' },
      ],
    }),
  });
  expect(matches.map(({ home, away }) => `${home} – ${away}`)).toEqual([
    'Manchester United – Nottingham Forest',
    'Borussia Mönchengladbach – 1. FC Köln',
    'Manchester United – Borussia Mönchengladbach',
    '1. FC Köln – FK Unknown',
  ]);
});

test('SBX-351 M63 unknown clubs are joined by rule, ignoring accents, spaces, forms and numbers', () => {
  const files = {
    'a.csv': [
      'Div,Date,HomeTeam,AwayTeam,AvgH,AvgD,AvgA',
      'P1,10/08/2019,Nandu,Sao Bento,2,3,4',
      'P1,17/08/2019,Sao Bento,Oeste SC,2,3,4',
      'P1,24/08/2019,Oeste SC,Nandu,2,3,4',
      // Two clubs in this file, whatever another file calls them.
      'P1,31/08/2019,Vila,Vila SC,2,3,4',
    ].join('\n'),
    'b.json': JSON.stringify({
      name: 'Portuguese Primeira Liga 2019/20',
      matches: [
        ['2019-08-10', 'FK Ñandú 1907', 'S.C. São  Bento'],
        ['2019-08-17', 'S.C. São  Bento', 'Oeste'],
        ['2019-08-24', 'Oeste', 'FK Ñandú 1907'],
        ['2019-08-31', 'Vila', 'Vila SC'],
      ].map(([date, team1, team2]) => ({ date, team1, team2, score: { ft: [1, 0] } })),
    }),
  };
  const { source } = readFiles(files);
  const report = emptyReport();
  const { matches } = joinMatches(source, report);
  expect(report.rejected).toEqual([]);
  expect(matches.map(({ result, odds }) => [result?.score, odds?.result?.length])).toEqual(
    new Array<unknown>(4).fill([[1, 0], 3]),
  );
  expect(new Set(matches.flatMap(({ home, away }) => [home, away])).size).toBe(5);
});

test('SBX-350 rows of several files about a match become one match, and a second row of the same file is rejected', () => {
  const source = readFiles({
    'odds.csv':
      'Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A\nE0,15/08/25,Kingsport,Whitestone,2,3.4,4\nE0,15/08/25,Kingsport,Whitestone,2,3.4,4',
    'results.json': JSON.stringify({
      name: 'English Premier League 2025/26',
      matches: [
        {
          date: '2025-08-15',
          time: '20:00',
          team1: 'Kingsport',
          team2: 'Whitestone',
          score: { ft: [2, 0] },
        },
      ],
    }),
  });
  const report = emptyReport();
  const joined = joinMatches(source.source, report).matches;
  expect(joined).toMatchObject([
    { kickOffMin: 1200, odds: { result: [2000, 3400, 4000] }, result: { score: [2, 0] } },
  ]);
  expect(report.rejected).toMatchObject([{ row: 3, reason: 'the match is in row 2 already' }]);
});

test.each([
  [
    'NFL',
    ['St.Louis', 'SanDiego', 'Oakland', 'KCChiefs', 'LVRaiders', 'Green Bay'],
    [
      'Los Angeles Rams',
      'Los Angeles Chargers',
      'Las Vegas Raiders',
      'Kansas City Chiefs',
      'Las Vegas Raiders',
      'Green Bay Packers',
    ],
  ],
])('M63 teams of the %s are known by city, letters and former city', (_league, said, names) => {
  const { league } = { league: leagueOf(new Set(said), 11) };
  expect(said.map((name) => league?.teamName(name))).toEqual(names);
  expect(league?.teamName('New York')).toBeUndefined();
});
