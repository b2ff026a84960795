import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';

const hourMs = 3_600_000;
const nowMs = Date.parse('2026-03-14T12:00:00Z');

test('SBX-934 M81 after the clock jumps a day ahead the missed matches are played a few at a time, the newest first', () => {
  const world = createWorld({ seed: 3, size: 'full', nowMs });
  const jumpedMs = nowMs + 24 * hourMs;
  const endsOf = (): readonly number[] => world.endedSince(nowMs).map(({ endedAtMs }) => endedAtMs);

  world.advanceTo(jumpedMs);
  const live = world.games({ section: 'live', limit: 1 }, 'en').total;
  expect(live).toBeGreaterThan(40);
  const first = endsOf();

  world.advanceTo(jumpedMs + 250);
  const second = endsOf();
  expect(second.length).toBeGreaterThan(first.length);
  expect(second.length).toBeLessThanOrEqual(first.length + 110);
  const added = second.filter((endedAtMs) => !first.includes(endedAtMs));
  expect(Math.min(...added)).toBeGreaterThan(jumpedMs - 12 * hourMs);

  let tick = 2;
  for (let before = 0, now = second.length; now > before; tick += 1) {
    before = now;
    world.advanceTo(jumpedMs + tick * 250);
    now = endsOf().length;
  }
  const ends = endsOf();
  expect(Math.min(...ends)).toBeLessThan(nowMs + hourMs);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  // The same matches as in a world that was never behind.
  const steady = createWorld({ seed: 3, size: 'full', nowMs });
  for (let hour = 1; hour <= 24; hour += 1) steady.advanceTo(nowMs + hour * hourMs);
  steady.advanceTo(jumpedMs + tick * 250);
  const ids = (one: typeof world): readonly number[] =>
    one
      .endedSince(nowMs)
      .map(({ gameId }) => gameId)
      .toSorted((a, b) => a - b);
  expect(ids(world)).toEqual(ids(steady));
});
