import { expect, test } from 'vitest';
import { clockText, liveMark, matchSeconds, type ShortPhase } from './matchClock.ts';
import type { MatchClock, Score } from '../feed/SportEvent.ts';

const running: MatchClock = {
  seconds: 4034,
  isRunning: true,
  pace: 1,
  asOfMs: 10_000,
  countsDown: false,
};

function score(given: Partial<Score>): Score {
  return {
    home: 0,
    away: 0,
    periods: [],
    phase: 'h2',
    phaseName: '2nd half',
    clock: running,
    points: undefined,
    server: undefined,
    corners: undefined,
    yellowCards: undefined,
    redCards: undefined,
    statistics: [],
    ...given,
  };
}

const say = ({ kind, number }: ShortPhase): string =>
  `${kind.toUpperCase()}${number === 0 ? '' : number}`;

test('BET-9 a running clock continues from the time of the platform, at the pace of the world', () => {
  expect(matchSeconds(running, 15_000)).toBe(4039);
  expect(matchSeconds({ ...running, pace: 10 }, 15_000)).toBe(4084);
  expect(matchSeconds({ ...running, isRunning: false }, 60_000)).toBe(4034);
  expect(matchSeconds(running, 5000)).toBe(4034);
});

test('BET-9 a clock that counts down stops at zero', () => {
  const quarter = { ...running, seconds: 12, countsDown: true };
  expect(matchSeconds(quarter, 20_000)).toBe(2);
  expect(matchSeconds(quarter, 90_000)).toBe(0);
});

test('BET-9 shows minutes of a half, clock of a quarter, name of a set', () => {
  expect(clockText(running, 10_000)).toBe('67:14');
  expect(liveMark(score({}), 10_000, say)).toBe('67′');
  expect(
    liveMark(score({ phase: 'ht', clock: { ...running, isRunning: false } }), 10_000, say),
  ).toBe('HT');
  expect(
    liveMark(
      score({ phase: 'q4', clock: { ...running, seconds: 192, countsDown: true } }),
      10_000,
      say,
    ),
  ).toBe('Q4 03:12');
  expect(liveMark(score({ phase: 'p3', clock: { ...running, seconds: 305 } }), 10_000, say)).toBe(
    'P3 05:05',
  );
  expect(
    liveMark(
      score({
        phase: 'br',
        phaseName: 'Break',
        clock: { ...running, seconds: 1200, isRunning: false },
      }),
      10_000,
      say,
    ),
  ).toBe('Break');
  expect(
    liveMark(score({ phase: 'set3', phaseName: 'Set 3', clock: undefined }), 10_000, say),
  ).toBe('Set 3');
});
