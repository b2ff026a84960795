import type { GameWire } from '#wire';
import { createWorld } from '../createWorld.ts';
import type { World } from '../World.ts';

export const nowMs = Date.parse('2026-03-14T12:00:00Z');

export const minuteMs = 60_000;

export const hourMs = 60 * minuteMs;

export function smallWorld(seed = 7, atMs = nowMs): World {
  return createWorld({ seed, size: 'small', nowMs: atMs });
}

export function firstOf(world: World, section: 'line' | 'live', sportId: number): GameWire {
  const [game] = world.games({ section, sportId, limit: 1 }, 'en').games;
  if (game === undefined) throw new RangeError(`No ${section} event of sport ${sportId}`);
  return game;
}
