import { expect, test } from 'vitest';
import { PlayClock } from './playClock.ts';

const kickOffMs = 1_700_000_000_000;

test('SBX-11 at pace 1 a match second is a second of platform time', () => {
  const clock = new PlayClock();
  expect(clock.playedS(kickOffMs, kickOffMs + 2_700_000)).toBe(2700);
  expect(clock.instantOf(kickOffMs, 2700)).toBe(kickOffMs + 2_700_000);
});

test('SBX-11 changing the pace does not move a match', () => {
  const clock = new PlayClock();
  const changedMs = kickOffMs + 600_000;
  clock.setPace(20, changedMs);
  expect(clock.playedS(kickOffMs, changedMs)).toBe(600);
  expect(clock.playedS(kickOffMs, changedMs + 10_000)).toBe(800);
  expect(clock.instantOf(kickOffMs, 800)).toBe(changedMs + 10_000);
  clock.setPace(0, changedMs + 10_000);
  expect(clock.playedS(kickOffMs, changedMs + 90_000)).toBe(800);
  expect(clock.instantOf(kickOffMs, 900)).toBe(Number.POSITIVE_INFINITY);
  clock.setPace(1, changedMs + 90_000);
  expect(clock.playedS(kickOffMs, changedMs + 100_000)).toBe(810);
});
