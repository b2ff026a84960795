import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import { dictionaries } from '../locales/texts.ts';
import { actionKinds } from './Action.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');

test.each([1, 2, 3, 4, 6, 8, 10])(
  'SBX-303 the action of sport %i is on the field, the same on every read, and has a text',
  (sportId) => {
    const world = createWorld({ seed: 7, size: 'small', nowMs });
    const game = world.results({ fromMs: nowMs - 24 * 3_600_000, toMs: nowMs, sportId })[0]!;
    const kinds = new Set<string>();
    for (let atMs = game.startsAtMs; atMs < game.endedAtMs; atMs += 5000) {
      const action = world.action(game.gameId, atMs, 'en')!;
      expect(action.x >= 0 && action.x <= 1 && action.y >= 0 && action.y <= 1).toBe(true);
      expect(action.text).not.toMatch(/[{}]|action\./);
      kinds.add(action.kind);
    }
    expect(kinds.size).toBeGreaterThan(3);
    expect(world.action(game.gameId, game.endedAtMs + 1000, 'en')?.kind).toBe('finished');
    const half = (game.startsAtMs + game.endedAtMs) / 2;
    expect(world.action(game.gameId, half, 'ru')?.x).toBe(
      createWorld({ seed: 7, size: 'small', nowMs }).action(game.gameId, half, 'en')?.x,
    );
  },
);

test('SBX-303 a goal is drawn at the goal, a future instant has no action, and every action has a text', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const [game] = world
    .results({ fromMs: nowMs - 24 * 3_600_000, toMs: nowMs, sportId: 1 })
    .filter(({ score }) => score[0] > 0);
  const ends: number[] = [];
  for (let atMs = game!.startsAtMs; atMs < game!.endedAtMs; atMs += 1000) {
    const action = world.action(game!.gameId, atMs, 'en')!;
    if (action.kind === 'goal' && action.x !== 0.5)
      ends.push(action.team === 1 ? action.x : 1 - action.x);
  }
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.min(...ends)).toBeGreaterThan(0.9);
  const live = world.games({ section: 'live', sportId: 1, limit: 1 }, 'en').games[0]!;
  expect(world.action(live.id, nowMs + 60_000, 'en')).toEqual(world.action(live.id, nowMs, 'en'));
  const upcoming = world.games({ section: 'line', sportId: 1, limit: 1 }, 'en').games[0]!;
  expect(world.action(upcoming.id, nowMs + 9e6, 'en')).toBeUndefined();
  for (const kind of actionKinds) expect(dictionaries['ar']![`action.${kind}`]).toBeDefined();
});

test('SBX-466 every sport has an action to draw, even without a ball between two ends', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const told = new Map<number, Set<string>>();
  for (const sportId of [5, 9, 12, 14, 15, 16, 17]) {
    const kinds = new Set<string>();
    const ofEach = new Map(
      world
        .results({ fromMs: nowMs - 48 * 3_600_000, toMs: nowMs, sportId })
        .map((game) => [game.competitionId, game]),
    );
    for (const game of ofEach.values()) {
      for (let atMs = game.startsAtMs; atMs < game.endedAtMs; atMs += 11_000) {
        const action = world.action(game.gameId, atMs, 'de')!;
        expect(action.x >= 0 && action.x <= 1 && action.y >= 0 && action.y <= 1).toBe(true);
        expect(action.text).not.toMatch(/[{}]|action\./);
        kinds.add(action.kind);
      }
    }
    told.set(sportId, kinds);
  }
  const decided: Readonly<Record<number, string>> = {
    5: 'runs',
    9: 'strike',
    12: 'runs',
    14: 'leg',
    15: 'frame',
    16: 'strike',
    17: 'mapWon',
  };
  for (const [sportId, kind] of Object.entries(decided))
    expect([sportId, told.get(Number(sportId))?.has(kind)]).toEqual([sportId, true]);
});

test.each([1, 4, 5, 7])(
  'SBX-761 in sport %i the action stands still from the moment a match is abandoned until its end',
  (sportId) => {
    const world = createWorld({ seed: 7, size: 'small', nowMs });
    const { id } = world
      .games({ section: 'live', sportId }, 'en')
      .games.find(({ cyber }) => cyber === undefined)!;
    const before = world.action(id, nowMs, 'en')!;
    expect(world.orderDisruption(id, { kind: 'abandoned' })).toBe(true);
    const stopped = { kind: 'stopped', team: 0, text: 'Play stopped' };
    const first = world.action(id, nowMs + 1000, 'en')!;
    expect(first).toMatchObject(stopped);
    for (let afterS = 2; afterS < 88; afterS += 2) {
      world.advanceTo(nowMs + afterS * 1000);
      expect(world.action(id, world.nowMs, 'en'), `after ${afterS} s`).toEqual({ ...first });
    }
    expect(Math.abs(first.x - before.x)).toBeLessThan(0.2);
    world.advanceTo(nowMs + 95_000);
    expect(world.action(id, world.nowMs, 'en')?.kind).toBe('finished');
  },
);
