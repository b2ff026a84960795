import { expect, test } from 'vitest';
import type { ChampTable } from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { createWorld } from '../../world/createWorld.ts';
import { Line } from './Line.ts';
import { SeasonPlayer } from './SeasonPlayer.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const championship = 3;

function createPlayer(looksAhead: boolean) {
  const line = new Line(createWorld({ seed: 11, size: 'small', nowMs }));
  const waiting: (() => void)[] = [];
  // Each reading of the clock is a millisecond later, however fast the machine is.
  let atMs = 0;
  const player = new SeasonPlayer({
    line,
    timers: { after: (_delayMs, run) => (waiting.push(run), () => undefined) },
    looksAhead: () => looksAhead,
    monotonicMs: () => (atMs += 1),
  });
  return { line, player, waiting };
}

test('playing a season yields to other work, and its table is the same as without', async () => {
  const { line, player } = createPlayer(false);
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  await player.play(championship);
  clearInterval(count);
  expect(turns).toBeGreaterThan(0);
  expect(line.world.table(championship)).toEqual(
    createWorld({ seed: 11, size: 'small', nowMs }).table(championship),
  );
});

test('preloaded seasons are played in idle moments, each once, and not at all if looking ahead is off', () => {
  const { player, waiting } = createPlayer(true);
  player.preload(championship);
  player.preload(championship);
  let moments = 0;
  for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) {
    moments += 1;
    run();
    expect(waiting.length).toBeLessThanOrEqual(1);
  }
  expect(moments).toBeGreaterThan(1);
  const still = createPlayer(false);
  still.player.preload(championship);
  expect(still.waiting).toEqual([]);
});

test('requests are answered while a table is being played', async () => {
  const sandbox = createTestSandbox({ seed: 12 });
  const order: string[] = [];
  const table = sandbox
    .json<ChampTable>(`/web-api/line/v1/champs/${championship}/table`)
    .then(() => order.push('table'));
  await new Promise<void>((resolve) => setImmediate(resolve));
  await sandbox.json('/web-api/line/v1/sports').then(() => order.push('sports'));
  await table;
  expect(order).toEqual(['sports', 'table']);
  sandbox.dispose();
});
