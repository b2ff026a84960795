import type { MarketType } from '../markets/MarketType.ts';
import { noMarginSkew, type Course, type MatchSetup, type SportEngine } from './SportEngine.ts';

/**
 * Whether the part of a match in play that a market is about (a half, regular time, a set) is over,
 * so that its bets are settled before the match ends. A part that never had a price, such as who
 * goes through in a league, is none.
 */
export function isPartOver(
  engine: SportEngine,
  setup: MatchSetup,
  { script, playedS }: Course,
  { scope }: Pick<MarketType, 'scope'>,
): boolean {
  // A match that will be cut short still has all its parts ahead.
  const course = { script: script.cut?.whole ?? script, playedS };
  return (
    engine.outlook(setup, noMarginSkew, course).pair(scope) === undefined &&
    engine.standing(course).pair(scope) !== undefined &&
    engine.outlook(setup, noMarginSkew).pair(scope) !== undefined
  );
}
