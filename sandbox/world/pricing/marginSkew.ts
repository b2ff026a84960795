import { chanceOf, hash, smoothNoise } from '../random.ts';
import type { MarginSkew } from '../engine/SportEngine.ts';

const prematchStrength = 0.03;
const liveStrength = 0.012;
const prematchPeriodMs = 40 * 60_000;
const livePeriodS = 25;
/** Interval of prematch price changes; every event has its own phase. */
const prematchTickMs = 5 * 60_000;
/** Interval of live price changes: long enough for bettors who confirm changes. */
const liveTickS = 12;

/** Returns the price tick of a prematch event at an instant. */
export function prematchTick(eventId: number, nowMs: number): number {
  return Math.floor((nowMs + chanceOf(eventId, 'tick') * prematchTickMs) / prematchTickMs);
}

/** Returns the price tick of a live event at a match second. */
export function liveTick(eventId: number, playedS: number): number {
  return Math.floor((playedS + livePhaseS(eventId)) / liveTickS);
}

/** Returns the match second at which a tick began. */
export function liveTickStartS(eventId: number, tick: number): number {
  return Math.max(0, tick * liveTickS - livePhaseS(eventId));
}

function livePhaseS(eventId: number): number {
  return Math.floor(chanceOf(eventId, 'live tick') * liveTickS);
}

/** Returns the prematch drift over hours. */
export function prematchMarginSkew(eventId: number, tick: number): MarginSkew {
  const position = (tick * prematchTickMs) / prematchPeriodMs;
  return [
    1 + prematchStrength * smoothNoise(hash(eventId, 'home'), position),
    1 + prematchStrength * smoothNoise(hash(eventId, 'away'), position),
  ];
}

/** Returns the small live drift around the model, a function of the match second. */
export function liveMarginSkew(eventId: number, playedS: number): MarginSkew {
  const position = playedS / livePeriodS;
  return [
    1 + liveStrength * smoothNoise(hash(eventId, 'home', 'live'), position),
    1 + liveStrength * smoothNoise(hash(eventId, 'away', 'live'), position),
  ];
}
