import { expect, test } from 'vitest';
import { emptyReport } from './ImportReport.ts';
import { joinMatches } from './joinMatches.ts';
import { shiftMatches, UnknownMatchDayError } from './shiftMatches.ts';
import { readFiles } from './testing/readFiles.ts';

test('SBX-103 the chosen match day becomes today; by default the first day with an unplayed match', () => {
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

test('SBX-103 a finished competition is shifted so that five sixths are played', () => {
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

test('SBX-362 a faster pace compresses the calendar and plays the matches faster', () => {
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

test('SBX-356 a match without a result in a competition that continued was not played', () => {
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

test('SBX-909 M64 an evening match west of Greenwich begins after midnight UTC', () => {
  const { matches } = readFiles({
    'a.json': JSON.stringify({
      name: 'World Cup 2014',
      matches: [{ date: '2014-06-13', time: '21:00 UTC-4', team1: 'Chile', team2: 'Australia' }],
    }),
  });
  const [event] = shiftMatches(matches, { nowMs: Date.UTC(2014, 5, 13, 9) });
  expect(new Date(event!.startsAtMs).toISOString()).toBe('2014-06-14T01:00:00.000Z');
});

test('SBX-914 M66 rounds keep their weekdays when the calendar is shifted without a chosen day', () => {
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
