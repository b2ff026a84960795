import type { MarketType } from '../markets/MarketType.ts';
import { noMarginSkew, type Course, type MatchSetup, type SportEngine } from './SportEngine.ts';

/**
 * Whether the part of a live match that a market is about (a half, regular time, a set) is over, so
 * that its bets are settled before the match ends. A part that never had a price does not count,
 * such as who goes through in a league.
 */
export function isPartOver(
  engine: SportEngine,
  setup: MatchSetup,
  { script, playedS }: Course,
  { scope }: Pick<MarketType, 'scope'>,
): boolean {
  // In a match that will be cut short all parts are still ahead.
  const course = { script: script.cut?.whole ?? script, playedS };
  return (
    engine.outlook(setup, noMarginSkew, course).pair(scope) === undefined &&
    engine.standing(course).pair(scope) !== undefined &&
    engine.outlook(setup, noMarginSkew).pair(scope) !== undefined
  );
}
