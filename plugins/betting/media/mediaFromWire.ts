import type { StreamWire, ZoneData } from '#wire';
import type { ZoneAction, ZonePlace } from './zone/ZoneAction.ts';

/**
 * A message of the zone: the current action, and in a snapshot the previous position of the ball.
 */
export interface ZoneUpdate {
  readonly action: ZoneAction;
  readonly trail: readonly ZonePlace[];
}

export function zoneFromWire({ action, trail = [] }: ZoneData): ZoneUpdate {
  const { at_ms: atMs, kind, team, x, y, text } = action;
  const places = Array.from({ length: Math.floor(trail.length / 2) }, (_, index) => ({
    x: trail[2 * index] ?? 0,
    y: trail[2 * index + 1] ?? 0,
  }));
  return { action: Object.freeze({ atMs, kind, team, x, y, text }), trail: places };
}

export interface Stream {
  readonly url: string;
  readonly delayS: number;
}

export function streamFromWire({ url, delay_s: delayS }: StreamWire): Stream {
  return { url, delayS };
}
