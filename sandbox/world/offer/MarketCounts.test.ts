import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import type { World } from '../World.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const everything = 1000;

function rowsOf(world: World, section: 'line' | 'live') {
  return world.games({ section, limit: 40 }, 'en').games;
}

/** Returns event, count of the row and count of the page, for each row. */
function countsOf(world: World, section: 'line' | 'live') {
  return rowsOf(world, section).map(({ id, marketCount }) => ({
    id,
    row: marketCount,
    page: world.game(id, 'en')?.markets.length,
  }));
}

test('SBX-980 rows of prematch events have the market count of their pages, once counted', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const before = new Map(
    rowsOf(world, 'line').map(({ id, marketCount }) => [id, [marketCount, world.revision(id)]]),
  );
  world.countMarkets(everything);
  const rows = rowsOf(world, 'line');
  // Estimates can differ from the final count; a row whose count has changed is read again.
  const changed = rows.filter(({ id, marketCount }) => before.get(id)?.[0] !== marketCount);
  expect(changed.length).toBeGreaterThan(0);
  expect(rows.filter(({ id }) => before.get(id)?.[1] !== world.revision(id))).toEqual(changed);
  const counts = countsOf(world, 'line');
  expect(counts.map(({ row }) => row)).toEqual(counts.map(({ page }) => page));
});

test('SBX-980 counts follow prices step by step, and an opened event is counted at once', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  world.advanceTo(nowMs + 10 * 60_000);
  for (const _ of rowsOf(world, 'line')) world.countMarkets(1);
  const counts = countsOf(world, 'line');
  expect(counts.map(({ row }) => row)).toEqual(counts.map(({ page }) => page));

  world.advanceTo(nowMs + 60 * 60_000);
  for (const { id } of rowsOf(world, 'line')) world.game(id, 'en');
  const opened = countsOf(world, 'line');
  expect(opened.map(({ row }) => row)).toEqual(opened.map(({ page }) => page));
});

test('SBX-980 rows of live events always have the market count of their pages', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  for (const minute of [0, 1, 7]) {
    world.advanceTo(nowMs + minute * 60_000);
    const counts = countsOf(world, 'live');
    expect(counts.length).toBeGreaterThan(5);
    expect(counts.map(({ row }) => row)).toEqual(counts.map(({ page }) => page));
  }
});
