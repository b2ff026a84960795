import { chanceOf, hash, smoothNoise } from '../random.ts';
import type { Tilt } from '../SportEngine.ts';

const prematchStrength = 0.03;
const liveStrength = 0.012;
const prematchPeriodMs = 40 * 60_000;
const livePeriodS = 25;
/** Prices before the start are made anew this often; every event has its own beat. */
const prematchTickMs = 5 * 60_000;
/** Live prices, too: a price that moved with every second could not be bet on by somebody who wants to be asked. */
const liveTickS = 12;

/** Which price tick of an event before its start an instant belongs to. */
export function prematchTick(eventId: number, nowMs: number): number {
  return Math.floor((nowMs + chanceOf(eventId, 'tick') * prematchTickMs) / prematchTickMs);
}

/** Which price tick of a live event a match second belongs to. */
export function liveTick(eventId: number, playedS: number): number {
  return Math.floor((playedS + livePhaseS(eventId)) / liveTickS);
}

/** Match second at which the tick began. */
export function liveTickStartS(eventId: number, tick: number): number {
  return Math.max(0, tick * liveTickS - livePhaseS(eventId));
}

function livePhaseS(eventId: number): number {
  return Math.floor(chanceOf(eventId, 'live tick') * liveTickS);
}

/** Opinion drifts for hours before the start. */
export function prematchTilt(eventId: number, tick: number): Tilt {
  const position = (tick * prematchTickMs) / prematchPeriodMs;
  return [1 + prematchStrength * smoothNoise(hash(eventId, 'home'), position), 1 + prematchStrength * smoothNoise(hash(eventId, 'away'), position)];
}

/** Small breath of a live price around the model, a function of the match second. */
export function liveTilt(eventId: number, playedS: number): Tilt {
  const position = playedS / livePeriodS;
  return [1 + liveStrength * smoothNoise(hash(eventId, 'home', 'live'), position), 1 + liveStrength * smoothNoise(hash(eventId, 'away', 'live'), position)];
}
