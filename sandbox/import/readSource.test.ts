import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyReport, totalOf } from './ImportReport.ts';
import { joinMatches } from './joinMatches.ts';
import { readSlashedDay } from './readDay.ts';
import { leagueOf } from './names/leagues.ts';
import { readTable } from './readTable.ts';
import { shiftMatches, UnknownMatchDayError } from './shiftMatches.ts';
import { readFiles } from './testing/readFiles.ts';

const csv = [
  '\uFEFFDiv,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,AvgH,AvgD,AvgA,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA,',
  'E0,09/08/2019,20:00,Harbour City,Kingsport,4,1,H,4,0,1.14,9.5,18.75,1.4,3,-2.25,1.96,1.94,',
  'D1,05/08/11,,Rheinstadt,"Ostersee, SV",,,,,,1.57,3.8,6,,,-0.75,1.85,2.05,',
  'XX,05/08/11,,A,B,,,,,,,,,,,,,,',
  'E0,31/02/11,,A,B,,,,,,,,,,,,,,',
  'E0,05/08/11,,A,B,1,x,,,,,,,,,,,,',
  'E0,05/08/11,,A,B,1,2,H,,,,,,,,,,,',
  'E0,05/08/11,,A,B,1,2,A,2,0,,,,,,,,,',
  'E0,05/08/11,,A,B,,,,,,0.9,3,4,,,,,,',
  'E0,05/08/11,,A,A,,,,,,,,,,,,,,',
  ',,,,,,,,,,,,,,,,,,',
].join('\r\n');

test('SBX-100 rows are read by header, with odds, totals and handicaps in thousandths', () => {
  const { matches } = readFiles({ 'whatever.txt': csv });
  expect(matches).toHaveLength(3);
  expect(matches[0]).toMatchObject({
    competition: { name: 'Premier League', countryName: 'England', sportId: 1 },
    day: '2019-08-09',
    kickOffMin: 1200,
    odds: {
      result: [1140, 9500, 18_750],
      total: { line: 2.5, over: 1400, under: 3000 },
      handicap: { line: -2.25, home: 1960, away: 1940 },
    },
    result: { score: [4, 1], halfTime: [4, 0] },
  });
  expect(matches[1]).toMatchObject({
    away: 'Ostersee, SV',
    day: '2011-08-05',
    kickOffMin: undefined,
    result: undefined,
  });
});

test('SBX-100 a bookmaker goes before the average, and closing prices are of the same bookmaker', () => {
  const { matches } = readFiles({
    'a.csv': [
      'Div,Date,HomeTeam,AwayTeam,AvgH,AvgD,AvgA,PSH,PSD,PSA,PSCH,PSCD,PSCA,WHCH,WHCD,WHCA,AHh,PAHH,PAHA,AHCh,PCAHH,PCAHA',
      'E0,05/08/11,Kingsport,Whitestone,2,3,4,2.1,3.1,4.1,1.9,3.3,4.5,1.8,3.4,4.6,-0.25,1.9,2,-0.5,1.95,1.95',
    ].join('\n'),
  });
  expect(matches[0]).toMatchObject({
    odds: { result: [2100, 3100, 4100], handicap: { line: -0.25 } },
    closingOdds: { result: [1900, 3300, 4500] },
  });
  expect(matches[0]?.closingOdds?.handicap).toBeUndefined();
});

test('SBX-101 a bad row is reported with file, row and reason, the others are taken', () => {
  const { report, folder } = readFiles({ 'season.csv': csv });
  expect(report.rejected.map((each) => each.file)).toEqual(
    Array.from({ length: 6 }, () => join(folder, 'season.csv')),
  );
  expect(report.rejected.map((each) => [each.row, each.reason])).toEqual([
    [4, 'Div "XX" is not a known division'],
    [5, 'the day "31/02/11" does not exist'],
    [6, 'FTHG and FTAG "1:x" are not two numbers of goals'],
    [7, 'FTR "H" contradicts the score 1:2'],
    [8, 'the half-time score 2:0 is above the final score 1:2'],
    [10, 'HomeTeam and AwayTeam are both "A"'],
  ]);
  expect(totalOf(report)).toMatchObject({ read: 9, rejected: 6 });
  expect(report.notes).toEqual([
    {
      file: join(folder, 'season.csv'),
      row: 9,
      note: 'AvgH "0.9" is not a price between 1.001 and 1001',
    },
  ]);
});

test('SBX-714 the letter of a group is read, what is called otherwise is none', () => {
  const match = (team1: string, group?: unknown) => ({
    date: '2018-06-14',
    team1,
    team2: 'Z',
    ...(group === undefined ? {} : { group }),
  });
  const { matches } = readFiles({
    'cup.json': JSON.stringify({
      name: 'World Cup 2018',
      matches: [match('A', 'Group A'), match('B', 'Group Stage'), match('C', 7), match('D')],
    }),
  });
  expect(matches.map(({ group }) => group)).toEqual(['A', undefined, undefined, undefined]);
});

test('SBX-102 openfootball: played, unplayed, postponed and broken entries', () => {
  const { matches, report } = readFiles({
    'league.json': JSON.stringify({
      name: 'English Premier League 2025/26',
      matches: [
        {
          round: 'Matchday 1',
          date: '2025-08-15',
          time: '20:00',
          team1: 'A',
          team2: 'B',
          score: { ft: [4, 2], ht: [1, 0] },
        },
        { round: 'Matchday 2', date: '2025-08-22', team1: 'B', team2: 'A', score: {} },
        {
          round: 'Final',
          date: '2025-08-29',
          time: '17:00 UTC+3',
          team1: 'C',
          team2: 'D',
          score: { ft: [1, 1], et: [2, 1], p: [5, 4] },
        },
        { date: '2025-08-29', team1: 'C', team2: 'E', status: 'postponed' },
        { date: '2025-08-30', team1: 'C', team2: 'F', score: { ft: [3, 0] }, status: 'awarded' },
        { date: '2025-13-29', team1: 'C', team2: 'E' },
        { date: '2025-08-29', team1: 'C', team2: 'E', score: { ft: [1, -1] } },
        'nonsense',
      ],
    }),
    'stadiums.json': '{"name": "Cup 2018", "stadiums": []}',
    'other.json': '{"teams": []}',
    'broken.json': '{',
    'readme.md': 'text',
  });
  expect(
    matches.map(({ competition, round, kickOffMin, result, fate }) => [
      competition.name,
      round,
      kickOffMin,
      result?.score,
      fate,
    ]),
  ).toEqual([
    ['Premier League', 'Matchday 1', 1200, [4, 2], undefined],
    ['Premier League', 'Matchday 2', undefined, undefined, undefined],
    ['Premier League', 'Final', 840, [1, 1], undefined],
    ['Premier League', undefined, undefined, undefined, 'postponed'],
    ['Premier League', undefined, undefined, undefined, 'cancelled'],
  ]);
  expect(report.rejected.map((each) => each.row)).toEqual([6, 7, 8]);
  expect(report.skipped.map((each) => each.reason)).toEqual([
    'not valid JSON',
    'not of a family this importer knows',
    'not of a family this importer knows',
    'openfootball stadiums: there is no match in it',
  ]);
});

test('SBX-354 goals are read with their minutes, in both spellings, without those of extra time', () => {
  const entry = {
    date: '2018-06-14',
    team1: 'A',
    team2: 'B',
    score: { ft: [2, 1], et: [3, 1] },
    goals1: [
      { name: 'x', minute: '90+4', penalty: true },
      { name: 'x', minute: 12 },
      { name: 'x', minute: 109 },
    ],
    goals2: [{ name: 'y', minute: 45, offset: 2, owngoal: true }],
  };
  const { matches } = readFiles({
    'cup.json': JSON.stringify({
      name: 'Cup 2018',
      matches: [entry, { ...entry, team2: 'C', goals2: [] }],
    }),
  });
  expect(matches[0]?.result?.goals).toEqual([
    { team: 1, minute: 12, scorer: 'x' },
    { team: 2, minute: 45, added: 2, kind: 'own_goal', scorer: 'y' },
    { team: 1, minute: 90, added: 4, kind: 'penalty', scorer: 'x' },
  ]);
  expect(matches[1]?.result).toEqual({ score: [2, 1] });
});

test('SBX-764 kick-offs are told by the clocks of the league, and keep their hour in summer and in winter', () => {
  const entry = { date: '2025-08-22', team1: 'A', team2: 'B', score: {} };
  const { matches } = readFiles({
    'a.json': JSON.stringify({
      name: 'Deutsche Bundesliga 2025/26',
      matches: [{ ...entry, time: '20:30' }],
    }),
    'b.json': JSON.stringify({
      name: 'Major League Soccer 2025',
      matches: [{ ...entry, time: '22:30' }],
    }),
    'c.json': JSON.stringify({
      name: 'World Cup 2018',
      matches: [{ ...entry, time: '17:00 UTC+3' }],
    }),
    'd.json': JSON.stringify({ name: 'Village Cup', matches: [{ ...entry, time: '17:00' }] }),
    'e.csv': 'Div,Date,Time,HomeTeam,AwayTeam\nSP1,22/08/2025,20:00,C,D',
  });
  const startsAt = (nowMs: number) =>
    shiftMatches(matches, { nowMs }).map(({ startsAtMs }) =>
      new Date(startsAtMs).toISOString().slice(5, 16),
    );
  expect(startsAt(Date.UTC(2026, 6, 3))).toEqual([
    '07-03T18:30',
    '07-04T02:30',
    '07-03T14:00',
    '07-03T17:00',
    '07-03T19:00',
  ]);
  expect(startsAt(Date.UTC(2026, 0, 9))).toEqual([
    '01-09T19:30',
    '01-10T03:30',
    '01-09T14:00',
    '01-09T17:00',
    '01-09T20:00',
  ]);
});

test('SBX-768 extra time and penalties are read where they decide an even match, and are of deciders alone', () => {
  const entry = { date: '2018-07-07', round: 'Quarter-finals' };
  const goals1 = [
    { name: 'a', minute: 31 },
    { name: 'b', minute: 115 },
  ];
  const goals2 = [
    { name: 'c', minute: 39 },
    { name: 'd', minute: 100 },
  ];
  const { matches } = readFiles({
    'cup.json': JSON.stringify({
      name: 'World Cup 2018',
      matches: [
        {
          ...entry,
          team1: 'A',
          team2: 'B',
          score: { ft: [1, 1], et: [2, 2], p: [3, 4] },
          goals1,
          goals2,
        },
        { ...entry, team1: 'C', team2: 'D', score: { ft: [1, 1], et: [2, 1] } },
        { ...entry, team1: 'E', team2: 'F', score: { ft: [1, 1] } },
        { ...entry, team1: 'G', team2: 'H', score: { ft: [0, 1], et: [0, 1], p: [4, 1] } },
        { ...entry, team1: 'H', team2: 'G', date: '2018-07-01', score: { ft: [0, 1] } },
        { ...entry, team1: 'I', team2: 'J', score: {} },
        { ...entry, round: 'Matchday 1', team1: 'K', team2: 'L', score: {} },
      ],
    }),
  });
  const told = {
    score: [1, 1],
    goals: [
      { team: 2, minute: 100, scorer: 'd' },
      { team: 1, minute: 115, scorer: 'b' },
    ],
    shootOut: [3, 4],
  };
  expect(matches.map(({ extra }) => extra)).toEqual([
    told,
    { score: [1, 0] },
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(matches[0]?.result?.goals).toHaveLength(2);
  expect(
    shiftMatches(matches, { nowMs: 0 }).map(({ isDecider, extra }) => [isDecider, extra?.score]),
  ).toEqual([
    [true, [1, 1]],
    [true, [1, 0]],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [true, undefined],
    [undefined, undefined],
  ]);
});

test('SBX-765 corners and cards are read where a file counts them, and kept beside the goals of another file', () => {
  const { source, matches } = readFiles({
    'a.csv':
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HC,AC,HY,AY,HR,AR\nE0,09/08/2019,Liverpool,Norwich,1,0,11,2,0,2,0,x\nE0,10/08/2019,Everton,Burnley,1,0,,,,,,',
    'b.json': JSON.stringify({
      name: 'English Premier League 2019/20',
      matches: [
        {
          date: '2019-08-09',
          team1: 'Liverpool FC',
          team2: 'Norwich City FC',
          score: { ft: [1, 0] },
          goals1: [{ name: 'Salah', minute: 19 }],
          goals2: [],
        },
      ],
    }),
  });
  const counts = { corners: [11, 2], yellow: [0, 2] };
  expect(matches.map(({ result }) => result?.counts)).toEqual([counts, undefined, undefined]);
  expect(joinMatches(source, emptyReport()).matches.map(({ result }) => result)).toEqual([
    { score: [1, 0], goals: [{ team: 1, minute: 19, scorer: 'Salah' }], counts },
    { score: [1, 0] },
  ]);
});

test('SBX-103 the chosen match day becomes today; without a choice the first day not yet played', () => {
  const nowMs = Date.UTC(2026, 4, 10, 9, 30);
  const { matches } = readFiles({
    'league.json': JSON.stringify({
      name: 'League 2025/26',
      matches: [
        {
          round: 'Matchday 1',
          date: '2025-08-15',
          time: '20:00',
          team1: 'A',
          team2: 'B',
          score: { ft: [1, 0] },
        },
        {
          round: 'Matchday 2',
          date: '2025-08-22',
          time: '15:00',
          team1: 'B',
          team2: 'A',
          score: {},
        },
      ],
    }),
  });
  const startsOf = (wanted: string | undefined) =>
    shiftMatches(matches, { wanted, nowMs }).map((event) =>
      new Date(event.startsAtMs).toISOString(),
    );
  expect(startsOf(undefined)).toEqual(['2026-05-08T20:00:00.000Z', '2026-05-15T15:00:00.000Z']);
  expect(startsOf('matchday 1')).toEqual(['2026-05-10T20:00:00.000Z', '2026-05-17T15:00:00.000Z']);
  expect(startsOf('2025-08-22')).toEqual(['2026-05-03T20:00:00.000Z', '2026-05-10T15:00:00.000Z']);
  expect(() => startsOf('Matchday 99')).toThrow(UnknownMatchDayError);
});

test('SBX-103 a competition that is over is five sixths played', () => {
  const matches = Array.from({ length: 12 }, (_unused, index) => ({
    date: `2025-03-${String(7 + index).padStart(2, '0')}`,
    time: '12:00',
    team1: `A${index}`,
    team2: 'B',
    score: { ft: [1, 0] },
  }));
  const source = readFiles({ 'over.json': JSON.stringify({ name: 'League 2025', matches }) });
  const nowMs = Date.UTC(2026, 4, 10, 9, 30);
  expect(
    shiftMatches(source.matches, { nowMs }).filter(({ startsAtMs }) => startsAtMs > nowMs),
  ).toHaveLength(3);
});

test('SBX-362 a faster pace brings the calendar nearer and plays the matches faster', () => {
  const nowMs = Date.UTC(2026, 4, 10, 9, 30);
  const { matches } = readFiles({
    'league.json': JSON.stringify({
      name: 'L 2025',
      matches: [
        { date: '2025-08-22', time: '15:30', team1: 'B', team2: 'A' },
        { date: '2025-08-23', time: '09:30', team1: 'A', team2: 'B' },
      ],
    }),
  });
  expect(
    shiftMatches(matches, { nowMs, pace: 60, wanted: '2025-08-22' }).map(({ startsAtMs, pace }) => [
      (startsAtMs - nowMs) / 60_000,
      pace,
    ]),
  ).toEqual([
    [6, 60],
    [24, 60],
  ]);
});

test('SBX-104 windows-1252 letters and UTF-16 survive', () => {
  const bytes = Uint8Array.from([
    ...Buffer.from('Div,Date,HomeTeam,AwayTeam\nSP1,05/08/11,Pe'),
    0xf1,
    ...Buffer.from('a,Ribera\n'),
  ]);
  const wide = Buffer.from(
    '\uFEFFDiv;Date;HomeTeam;AwayTeam\rSP1;05/08/11;Müller;Ribera\r',
    'utf16le',
  );
  expect(readFiles({ 'a.csv': bytes, 'b.csv': wide }).matches.map(({ home }) => home)).toEqual([
    'Peña',
    'Müller',
  ]);
});

test('dates of two and of four digits, and no others', () => {
  expect([
    readSlashedDay('05/08/11'),
    readSlashedDay('5/8/1998'),
    readSlashedDay('05/08/98'),
  ]).toEqual(['2011-08-05', '1998-08-05', '1998-08-05']);
  expect(() => readSlashedDay('2011-08-05')).toThrow('is not dd/mm/yy');
});

test('SBX-351 a club under several spellings is one team', () => {
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

test('SBX-350 what several files say of a match becomes one match, and a second row of it is rejected', () => {
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

test('SBX-356 a match that stayed without a result while its competition went on was not played', () => {
  const match = (date: string, team1: string, score?: object) => ({
    date,
    team1,
    team2: 'Z',
    ...(score === undefined ? {} : { score }),
  });
  const { source } = readFiles({
    'l.json': JSON.stringify({
      name: 'L 2025',
      matches: [
        match('2025-03-01', 'A'),
        match('2025-03-20', 'B', { ft: [0, 0] }),
        match('2025-03-19', 'C'),
        match('2025-03-27', 'D'),
      ],
    }),
  });
  expect(joinMatches(source, emptyReport()).matches.map(({ fate }) => fate)).toEqual([
    'no-result',
    undefined,
    undefined,
    undefined,
  ]);
});

test('cells are what was quoted', () => {
  const { columns, rows } = readTable('\n x ;y;z\na;"b;\r\nc";"say ""yes"""\r\n;;\rd "e" ; f;\n');
  expect([...columns.keys()]).toEqual(['x', 'y', 'z']);
  expect(rows.map(({ number, cell }) => [number, cell('x'), cell('y'), cell('z')])).toEqual([
    [3, 'a', 'b;\nc', 'say "yes"'],
    [5, 'd "e"', 'f', ''],
  ]);
});

test('SBX-101 a row with malformed quotes is rejected, those after it are taken', () => {
  const { report, matches } = readFiles({
    'a.csv': [
      'Div,Date,HomeTeam,AwayTeam',
      'E0,09/08/2019,A,B',
      'E0,10/08/2019,"C,D',
      'E0,11/08/2019,"E"x,F',
      'E0,12/08/2019,"G",H',
    ].join('\r\n'),
    'b.csv': ['Div,Date,HomeTeam,AwayTeam', ...new Array<string>(30).fill('E0,"x')].join('\n'),
  });
  expect(matches.map(({ home, row }) => [home, row])).toEqual([
    ['A', 2],
    ['G', 5],
  ]);
  expect(report.rejected.slice(0, 2).map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'Quoted field unterminated'],
    [4, 'Trailing quote on quoted field is malformed'],
  ]);
  expect(report.rejected.at(-1)).toMatchObject({ row: 31, reason: 'Quoted field unterminated' });
  expect(totalOf(report)).toMatchObject({ read: 34, rejected: 32 });
});

test('SBX-903 two stray quotes swallow no row between them', () => {
  const { matches, report } = readFiles({
    'season.csv': [
      'Div,Date,HomeTeam,AwayTeam,Referee',
      ...Array.from(
        { length: 40 },
        (_each, index) =>
          `E0,${10 + (index % 20)}/08/2019,H${index},A${index},${index === 2 ? '"M Dean' : index === 37 ? 'J Moss"' : 'A Marriner'}`,
      ),
    ].join('\n'),
  });
  expect(report.rejected).toMatchObject([{ row: 4, reason: 'Quoted field unterminated' }]);
  expect(matches).toHaveLength(39);
  expect(totalOf(report)).toMatchObject({ read: 40, rejected: 1 });
});

test('SBX-906 a market that cannot be is left out and noted, and its match is taken', () => {
  const { matches, report } = readFiles({
    'a.csv': [
      'Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A,AvgH,AvgD,AvgA,AHh,B365AHH,B365AHA',
      'E0,05/08/11,A,B,2,3,4,2,3,4,-0.3,1.9,1.9',
      'E0,05/08/11,C,D,4,9,9,2,3,4,-0.25,1.9,1.9',
    ].join('\n'),
  });
  expect(report.rejected).toEqual([]);
  expect(matches.map(({ odds }) => odds)).toEqual([
    { result: [2000, 3000, 4000] },
    { result: [2000, 3000, 4000], handicap: { line: -0.25, home: 1900, away: 1900 } },
  ]);
  expect(report.notes.map(({ row, note }) => [row, note])).toEqual([
    [2, 'AHh "-0.3" is not a handicap in quarters'],
    [3, 'B365H, B365D, B365A "4 9 9" pay more than they take'],
  ]);
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
])('SBX-907 teams of the %s are known by city, letters and former city', (_league, said, names) => {
  const { league } = { league: leagueOf(new Set(said), 11) };
  expect(said.map((name) => league?.teamName(name))).toEqual(names);
  expect(league?.teamName('New York')).toBeUndefined();
});

test('SBX-908 a league that no table knows is of the country that its name or the code of its file says, with its clocks', () => {
  const league = (name: string, time = '20:00') =>
    JSON.stringify({ name, matches: [{ date: '2025-01-10', time, team1: 'A', team2: 'B' }] });
  const { matches } = readFiles({
    'a.json': league('Polish Ekstraklasa 2024/25'),
    'b.json': league('Scottish Lowland League 2024/25'),
    'cz.2.json': league('FNL 2024/25'),
    'd.json': league('Österreich | Regionalliga Ost 2024/25'),
    'e.json': league('Chile Primera B 2025', '21:30 UTC-4'),
    'f.json': league('Friendly Series 2025', '20:15 UTC+5:30'),
  });
  expect(
    matches.map(({ competition: { name, countryName, countryIso }, zone, kickOffMin }) =>
      [name, countryName, countryIso, zone, kickOffMin].join(', '),
    ),
  ).toEqual([
    'Ekstraklasa, Poland, pl, Europe/Warsaw, 1200',
    'Lowland League, Scotland, gb-sct, Europe/London, 1200',
    'FNL, Czechia, cz, Europe/Prague, 1200',
    'Regionalliga Ost, Austria, at, Europe/Vienna, 1200',
    'Primera B, Chile, cl, , 1530',
    'Friendly Series, International, int, , 885',
  ]);
  expect(matches.map(({ season }) => season)).toEqual([
    '2024/25',
    '2024/25',
    '2024/25',
    '2024/25',
    '2025',
    '2025',
  ]);
});

test('SBX-909 an evening west of Greenwich begins after midnight of UTC', () => {
  const { matches } = readFiles({
    'a.json': JSON.stringify({
      name: 'World Cup 2014',
      matches: [{ date: '2014-06-13', time: '21:00 UTC-4', team1: 'Chile', team2: 'Australia' }],
    }),
  });
  const [event] = shiftMatches(matches, { nowMs: Date.UTC(2014, 5, 13, 9) });
  expect(new Date(event!.startsAtMs).toISOString()).toBe('2014-06-14T01:00:00.000Z');
});

test('SBX-914 rounds keep their weekdays when the calendar is moved and no day is chosen', () => {
  const { matches } = readFiles({
    'a.csv': 'Div,Date,HomeTeam,AwayTeam\nE0,10/08/2019,A,B\nE0,13/08/2019,C,D\n',
  });
  for (let day = 1; day <= 7; day += 1) {
    const nowMs = Date.UTC(2025, 10, day, 12);
    const starts = shiftMatches(matches, { nowMs }).map(({ startsAtMs }) => startsAtMs);
    expect(starts.map((atMs) => new Date(atMs).getUTCDay())).toEqual([6, 2]);
    const [first = 0] = starts;
    expect(first).toBeGreaterThan(nowMs - 86_400_000);
    expect(first).toBeLessThan(nowMs + 7 * 86_400_000);
  }
});

test('SBX-910 goals in added time without a number and in that of extra time are kept', () => {
  const { matches } = readFiles({
    'a.json': JSON.stringify({
      name: 'World Cup 2014',
      matches: [
        {
          date: '2014-06-28',
          team1: 'Brazil',
          team2: 'Chile',
          score: { ft: [1, 1], et: [2, 1] },
          goals1: [
            { name: 'A', minute: '90+' },
            { name: 'B', minute: '120+2' },
          ],
          goals2: [{ name: 'C', minute: '45+3' }],
        },
        {
          date: '2014-06-29',
          team1: 'Ghana',
          team2: 'Peru',
          score: { ft: [0, 0], et: [1, 0] },
          goals1: [{ name: 'D', minute: 122 }],
        },
      ],
    }),
  });
  expect(matches[0]?.result?.goals?.map(({ minute, added }) => [minute, added])).toEqual([
    [45, 3],
    [90, 1],
  ]);
  expect(matches.map(({ extra }) => extra?.goals)).toMatchObject([
    [{ minute: 120, added: 2, scorer: 'B' }],
    [{ minute: 120, added: 2, scorer: 'D' }],
  ]);
});
