import { expect, test } from 'vitest';
import { emptyReport } from './ImportReport.ts';
import { joinMatches } from './joinMatches.ts';
import { readFiles } from './testing/readFiles.ts';

const chances = 'season,date,team1,team2,prob1,prob1_outcome,prob2,prob2_outcome';

test('SBX-352 a league is recognised by its teams, whatever the file; a file of unknown teams is reported', () => {
  const { source, report } = readFiles({
    'a.csv': `${chances}\n2022,2022-01-14,Kings,Blues,0.6,1,0.4,0\n2022,2022-01-14,Rangers,Wild,0.6,0,0.4,1\n2022,2022-01-15,Wild,Suns,0.5,0,0.5,1\n2022,2022-01-15,Wild,Blues,0.5,1,0.5,1\n2022,2022-01-15,Blues,Wild,1.2,1,0,0`,
    'b.csv': `season,date,team1,team2,dh,prob1,prob1_outcome,prob2,prob2_outcome\n2022,2022-10-05,Rangers,Mets,1,0.4,1,0.6,0\n2022,2022-10-05,Rangers,Mets,2,0.4,0,0.6,1`,
    'c.csv': `${chances}\n2022,2022-01-14,Harbour City,Kingsport,0.6,1,0.4,0`,
  });
  const found = source.matches.map(({ competition, home, winner, number }) => [
    competition.sportId,
    competition.name,
    home,
    winner,
    number,
  ]);
  expect(found).toEqual([
    [2, 'NHL', 'Los Angeles Kings', 1, 0],
    [2, 'NHL', 'New York Rangers', 2, 0],
    [5, 'MLB', 'Texas Rangers', 1, 1],
    [5, 'MLB', 'Texas Rangers', 2, 2],
  ]);
  expect(report.rejected.map(({ row, reason }) => [row, reason])).toEqual([
    [4, '"Suns" is no team of the NHL'],
    [5, 'the outcomes "1:1" do not say who won'],
    [6, 'prob1 "1.2" is not a chance from 0 to 1'],
  ]);
  expect(report.skipped).toMatchObject([{ reason: 'not of a family this importer knows' }]);
});

test('SBX-353 prices come from odds, else chances, else ratings of a file, else earlier results', () => {
  const match = (date: string, team1: string, team2: string, ft?: readonly [number, number]) => ({
    date,
    team1,
    team2,
    ...(ft === undefined ? {} : { score: { ft } }),
  });
  const { source } = readFiles({
    'chances.csv':
      'season,league,date,team1,team2,prob1,probtie,prob2\n2025,World Cup,2025-06-01,A,B,0.5,0.3,0.2\n2025,World Cup,2025-06-02,A,C,0.7,0,0.3',
    'cup.json': JSON.stringify({
      name: 'World Cup 2025',
      matches: [
        match('2025-06-01', 'A', 'B', [3, 0]),
        match('2025-06-02', 'A', 'C'),
        match('2025-06-05', 'A', 'D'),
        match('2025-06-05', 'E', 'F'),
      ],
    }),
    'series.json': JSON.stringify({
      matches: [
        {
          team_a: 'Wolves',
          team_b: 'Foxes',
          score_a: 2,
          score_b: 1,
          event: 'Open 2024',
          round: 'Final',
        },
      ],
    }),
    'ratings.json': JSON.stringify({
      teams: [
        { name: 'Wolves', elo_rating: 1600 },
        { name: 'Foxes', elo_rating: 1500 },
      ],
    }),
  });
  const joined = joinMatches(source, emptyReport()).matches;
  const chancesOf = (home: string, away: string) =>
    joined.find((each) => each.home === home && each.away === away)?.chances;
  expect(chancesOf('A', 'B')).toEqual({ result: [0.5, 0.3, 0.2] });
  expect(chancesOf('A', 'C')).toEqual({ advance: 0.7 });
  expect(chancesOf('Wolves', 'Foxes')?.result?.[0]).toBeCloseTo(1 / (1 + 10 ** -0.25), 9);
  expect(chancesOf('E', 'F')?.result).toEqual([0.36, 0.28, 0.36]);
  expect(chancesOf('A', 'D')?.result?.[0]).toBeGreaterThan(0.37);
});

const quarter = (home: number, away: number) => [String(home), String(away)] as const;
function gridiron(
  changes: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const periods = {
    '1stQtr': quarter(7, 0),
    '2ndQtr': quarter(3, 10),
    '3rdQtr': quarter(0, 7),
    '4thQtr': quarter(7, 0),
    final: quarter(23, 17),
  };
  const points = Object.fromEntries(
    Object.entries(periods).flatMap(([part, [home, away]]) => [
      [`home_${part}`, home],
      [`away_${part}`, away],
    ]),
  );
  return {
    season: 2020,
    date: 20_200_913.0,
    home_team: 'Fortyniners',
    away_team: 'LVRaiders',
    ...points,
    home_close_ml: -150,
    away_close_ml: 130,
    home_close_spread: -3,
    close_over_under: 47.5,
    ...changes,
  };
}

test('SBX-358 M63 American football: money lines, overtime as a fifth period; figures in wrong columns are rejected, lines are negated or dropped', () => {
  const rows = [
    gridiron(),
    gridiron({ home_team: 0 }),
    gridiron({
      home_team: 'Jets',
      away_team: 'Bills',
      home_close_spread: -45,
      close_over_under: 7,
    }),
    gridiron({ home_close_spread: 3.5 }),
    gridiron({ home_close_ml: 0 }),
    gridiron({ home_final: '16' }),
    gridiron({ date: 'soon' }),
  ];
  const { matches, report } = readFiles({ 'x.json': JSON.stringify(rows) });
  expect(report.notes.map(({ row, note }) => `${row} ${note}`)).toEqual([
    "3 home_close_spread -45 and close_over_under 7 are in each other's place",
    '4 home_close_spread 3.5 contradicts the money lines -150 and 130',
  ]);
  expect(matches).toMatchObject([
    {
      home: 'San Francisco 49ers',
      away: 'Las Vegas Raiders',
      day: '2020-09-13',
      odds: { result: [1667, 0, 2300] },
      chances: { total: { line: 47.5, over: 0.5 } },
      result: {
        score: [23, 17],
        periods: [
          [7, 0],
          [3, 10],
          [0, 7],
          [7, 0],
          [6, 0],
        ],
      },
    },
    { home: 'New York Jets', away: 'Buffalo Bills', chances: { total: { line: 45 } } },
    { home: 'San Francisco 49ers' },
  ]);
  expect(report.rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
    '2 home_team "0" is no team of the NFL',
    '5 the money line 0 is not 100 or more',
    '6 the quarters make 17:17, more than the final score 16:17',
    '7 date "soon" is not like 20200910',
  ]);
});

test('SBX-359 series of maps: no dates, no draws, no rounds of a single map, no show matches', () => {
  const series = (score_a: number, score_b: number, round = 'Semifinals') => ({
    team_a: 'KRÜ Wolves',
    team_b: `Foxes ${round}`,
    score_a,
    score_b,
    event: 'Masters 2024',
    round,
  });
  const { matches, report } = readFiles({
    's.json': JSON.stringify({
      matches: [
        series(2, 1),
        series(13, 4),
        series(1, 1),
        series(2, 0, 'Showmatch'),
        series(3, 2, 'Final'),
      ],
    }),
  });
  expect(matches.map(({ home, day, result }) => [home, day, result?.score])).toEqual([
    ['KRÜ Wolves', '2024-01-01', [2, 1]],
    ['KRÜ Wolves', '2024-01-01', [3, 2]],
  ]);
  expect(report.rejected.map(({ row }) => row)).toEqual([2, 3, 4]);
  const named = readFiles({
    's.json': JSON.stringify({
      matches: [
        series(2, 1),
        { ...series(2, 0), event: 'VCT 2024: Champions' },
        { ...series(2, 0), event: '2024' },
      ],
    }),
  });
  expect(named.matches.map(({ competition }) => competition.name)).toEqual([
    'Masters',
    'VCT Champions',
    '2024',
  ]);
});

test('SBX-360 tournament matches are derived from the chances of the players, without matches of an uncertain opponent', () => {
  const columns = [1, 2, 3, 4, 5, 6, 7].flatMap((round) => [
    `round_${round}`,
    `round_${round}_outcome`,
  ]);
  const player = (name: string, first: number, outcome: number) =>
    ['2016', '2016-08-28', name, first, outcome, ...Array.from({ length: 12 }, () => 0)].join(',');
  const rows = Array.from({ length: 64 }, (_unused, index) => {
    const chance = index === 63 ? 0.6 : 0.5 + (index + 1) / 1000;
    return [
      player(`A. PLAYER-${index}`, chance, index % 2),
      player(`J. DEL RIO ${index}`, Number((1 - chance).toFixed(5)), 1 - (index % 2)),
    ];
  }).flat();
  const doubtful = [player('X. MCONE', 0.6, 1), player('Y. TWO', 0.4, 0)];
  const { matches, report } = readFiles({
    'o.csv': [
      `season,forecast_date,player,${columns.join(',')}`,
      ...rows.slice(0, 126),
      ...doubtful,
    ].join('\n'),
  });
  expect(matches).toHaveLength(64);
  expect(matches[0]).toMatchObject({
    competition: { name: 'US Open', sportId: 4 },
    round: 'Round of 128',
    home: 'A. Player-0',
    away: 'J. Del Rio 0',
    winner: 2,
    day: '2016-08-28',
  });
  expect(matches.at(-1)).toMatchObject({ home: 'X. McOne', away: 'Y. Two', winner: 1 });
  expect(report.rejected).toEqual([]);
  const doubled = readFiles({
    'o.csv': [
      `season,forecast_date,player,${columns.join(',')}`,
      ...rows.slice(0, 124),
      ...doubtful,
      player('Z. THREE', 0.6, 1),
      player('W. FOUR', 0.4, 0),
    ].join('\n'),
  });
  expect(doubled.matches).toHaveLength(62);
  expect(doubled.report.rejected).toHaveLength(4);
  expect(
    readFiles({
      'o.csv': [`season,forecast_date,player,${columns.join(',')}`, ...rows.slice(0, 20)].join(
        '\n',
      ),
    }).report.skipped,
  ).toMatchObject([{ reason: 'a tournament of 20 players that cannot be told by its month' }]);
});

/** Returns chances of a match by minute, with a goal of the first team in the thirtieth. */
function minutes(home: string, draw: (minute: number) => number, extra = ''): string[] {
  const row = (period: number, minute: number): string => {
    const tie = draw(minute);
    const first = minute < 30 ? (1 - tie) / 2 : 1 - tie - 0.05;
    return [
      '2018',
      'Cup',
      home,
      'Kingsport',
      period,
      minute,
      first.toFixed(2),
      0,
      tie.toFixed(2),
      0,
      (1 - first - tie).toFixed(2),
      0,
    ].join(',');
  };
  return [
    ...Array.from({ length: 48 }, (_unused, minute) => row(1, minute)),
    ...Array.from({ length: 50 }, (_unused, index) => row(2, 46 + index)),
    ...(extra === '' ? [] : [extra]),
  ];
}

test('SBX-361 chances by minute join the match of another file, without extra time; others are rejected', () => {
  const { source, report } = readFiles({
    'live.csv': [
      'season,league,team1,team2,period,mins,prob1,prob1_outcome,probtie,probtie_outcome,prob2,prob2_outcome',
      ...minutes('Whitestone', () => 0.3, '2018,Cup,Whitestone,Kingsport,3,95,0.5,0,0,0,0.5,0'),
      ...minutes('Nobody', () => 0.3),
    ].join('\n'),
    'cup.json': JSON.stringify({
      name: 'World Cup 2018',
      matches: [
        {
          date: '2018-06-14',
          team1: 'Whitestone',
          team2: 'Kingsport',
          score: { ft: [1, 0] },
          goals1: [{ minute: 30 }],
        },
      ],
    }),
  });
  const [match] = joinMatches(source, report).matches;
  expect(match?.course).toMatchObject({ kind: 'halves', isToAdvance: false });
  expect(
    match?.course?.kind === 'halves'
      ? [
          match.course.first.length,
          match.course.second.length,
          match.course.first[29],
          match.course.first[30],
        ]
      : [],
  ).toEqual([48, 51, [0.35, 0.3], [0.65, 0.3]]);
  expect(report.rejected).toMatchObject([
    { row: 101, reason: 'Nobody – Kingsport 2018: no file has that match' },
  ]);
});

test('SBX-361 a match by seconds without draws is college basketball', () => {
  const rows = Array.from({ length: 40 }, (_unused, index) =>
    [
      '2022',
      'Whitestone',
      'Kingsport',
      index < 20 ? 1 : 2,
      1200 - (index % 20) * 60,
      0.5 + index / 100,
      1,
      (0.5 - index / 100).toFixed(2),
      0,
    ].join(','),
  );
  const { matches } = readFiles({
    'g.csv': [
      'season,team1,team2,period,secs,prob1,prob1_outcome,prob2,prob2_outcome',
      ...rows,
    ].join('\n'),
  });
  expect(matches).toMatchObject([
    {
      competition: { name: 'NCAA', sportId: 3 },
      winner: 1,
      chances: { result: [0.5, 0, 0.5] },
      course: { kind: 'seconds' },
    },
  ]);
  expect(matches[0]?.course?.kind === 'seconds' ? matches[0].course.steps[21] : undefined).toEqual([
    1260, 0.71,
  ]);
});

test('SBX-368 tennis with odds: the order of names does not reveal the winner, sets are the score, a retirement keeps it, a walkover is not played', () => {
  const row = (winner: string, loser: string, comment: string, sets = '2,1') =>
    `1,Dubai,Open Marina,05/01/2019,ATP250,Outdoor,Hard,1st Round,3,${winner},${loser},${sets},${comment},,,1.5,2.6`;
  const { matches, report } = readFiles({
    't.csv': [
      'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,Wsets,Lsets,Comment,B365W,B365L,AvgW,AvgL',
      row('Varga T.', 'Okafor A.', 'Completed'),
      row('Castell J.', 'Varga T.', 'Retired', '1,0'),
      row('Okafor A.', 'Lind M.', 'Walkover', ','),
      row('Adam B.', 'Berg C.', 'Completed', '3,1'),
      row('A', 'B', 'Rain'),
    ].join('\n'),
  });
  expect(
    matches.map(({ home, away, odds, result, winner, retired, fate }) => [
      home,
      away,
      odds?.result,
      result?.score,
      winner,
      retired,
      fate,
    ]),
  ).toEqual([
    ['Okafor A.', 'Varga T.', [2600, 0, 1500], [1, 2], undefined, undefined, undefined],
    ['Castell J.', 'Varga T.', [1500, 0, 2600], undefined, 1, 2, undefined],
    ['Lind M.', 'Okafor A.', [2600, 0, 1500], undefined, undefined, undefined, 'cancelled'],
    ['Adam B.', 'Berg C.', [1500, 0, 2600], undefined, 1, undefined, undefined],
  ]);
  expect(report.rejected).toMatchObject([{ row: 6, reason: 'Comment "Rain" is not known' }]);
});
