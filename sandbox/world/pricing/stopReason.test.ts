import { expect, test } from 'vitest';
import { sportOf } from '../catalogue/sports.ts';
import { createWorld } from '../createWorld.ts';
import { engineOfSport } from '../engine/engines.ts';
import type { MatchScript } from '../engine/SportEngine.ts';
import { isSuspended } from './isSuspended.ts';
import { stopReason } from './stopReason.ts';

function scripts(sportId: number, count = 20): readonly MatchScript[] {
  const engine = engineOfSport(sportId);
  return Array.from({ length: count }, (_unused, id) =>
    engine.simulate({ id, seed: 5, levels: engine.levels(0, 0) }),
  );
}

test.each([1, 2, 4, 5, 7, 9, 12, 15])(
  'SBX-749 sport %i has a reason for suspended betting exactly while it is suspended',
  (sportId) => {
    for (const script of scripts(sportId, 6)) {
      for (let playedS = 0; playedS < script.durationS; playedS += 5)
        expect(stopReason({ sport: sportOf(sportId) }, { script, playedS }) !== undefined).toBe(
          isSuspended({ script, playedS }),
        );
    }
  },
);

test('SBX-749 a goal is the reason once scored, a penalty once awarded; a chance that fails looks the same beforehand', () => {
  const football = { sport: sportOf(1) };
  const before = new Set<string | undefined>();
  let penalties = 0;
  for (const script of scripts(1)) {
    for (const { kind, atS } of script.incidents) {
      if (kind === 'goal') {
        expect(stopReason(football, { script, playedS: atS + 1 })).toBe('goal');
        const lately = script.incidents.some(
          (other) =>
            other !== undefined &&
            ['goal', 'own_goal', 'red', 'penalty'].includes(other.kind) &&
            other.atS !== atS &&
            Math.abs(other.atS - atS) < 120,
        );
        if (!lately) before.add(stopReason(football, { script, playedS: atS - 3 }));
      }
      if (kind === 'penalty') {
        penalties += 1;
        const other = script.incidents.some(
          (each) =>
            each.isShown &&
            ['goal', 'own_goal', 'red'].includes(each.kind) &&
            each.atS < atS &&
            atS - each.atS < 120,
        );
        if (!other) expect(stopReason(football, { script, playedS: atS - 30 })).toBe('penalty');
      }
    }
  }
  expect(penalties).toBeGreaterThan(2);
  // As before an attack that is stopped: the reason must not reveal what happens next.
  expect([...before].filter((reason) => reason !== 'periodEnd')).toEqual(['danger']);
});

test('SBX-749 the score of a live match has the reason in the requested language, an abandoned match its own reason', () => {
  const nowMs = Date.parse('2026-03-14T12:00:00Z');
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const { id } = world
    .games({ section: 'live', sportId: 1 }, 'en')
    .games.find(
      ({ cyber, main }) => cyber === undefined && main.every(({ isBlocked }) => isBlocked !== true),
    )!;
  expect(world.game(id, 'en')!.game.score).not.toHaveProperty('stopped');
  world.orderDisruption(id, { kind: 'abandoned' });
  expect([
    world.game(id, 'en')!.game.score!.stopped,
    world.game(id, 'de')!.game.score!.stopped,
  ]).toEqual(['Play stopped', 'Spiel unterbrochen']);
  const stands = world.game(id, 'en')!.game.score!.clock!;
  world.advanceTo(nowMs + 30_000);
  expect([stands.running, world.game(id, 'en')!.game.score!.clock!.seconds]).toEqual([
    false,
    stands.seconds,
  ]);
  world.advanceTo(nowMs + 120_000);
  expect(world.game(id, 'en')!.game.score).not.toHaveProperty('stopped');
});
