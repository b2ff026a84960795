import { expect, test } from 'vitest';
import { emptyReport } from './ImportReport.ts';
import { joinMatches } from './joinMatches.ts';
import { shiftMatches } from './shiftMatches.ts';
import { readFiles } from './testing/readFiles.ts';

test('SBX-714 the letter of a group is read, other group names are ignored', () => {
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

test('SBX-102 openfootball: played, unplayed, postponed and invalid entries', () => {
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

test('SBX-764 M64 kick-offs are in the time zone of the league, with the same hour in summer and winter', () => {
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

test('SBX-768 extra time and penalties are read if they decide an even match, and belong to deciders only', () => {
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

test('SBX-765 corners and cards are read from files that have them, and kept with the goals of another file', () => {
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

test('SBX-908 M64 an unknown league gets the country in its name or in the code of its file, with its time zone', () => {
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

test('M65 goals in added time without a number and in that of extra time are kept', () => {
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
