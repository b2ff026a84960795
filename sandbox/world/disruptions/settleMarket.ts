import type { MarketType } from '../markets/MarketType.ts';
import { wonIf } from '../markets/settleAdvantage.ts';
import {
  noMarginSkew,
  type MatchScript,
  type MatchSetup,
  type SportEngine,
} from '../engine/SportEngine.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';

/**
 * Settles an outcome. In a match that was cut short, markets decided by then are settled and all
 * others are void; after a retirement the opponent has won, if at least one set (frame, game) was
 * completed.
 */
export function settleMarket(
  engine: SportEngine,
  setup: MatchSetup,
  script: MatchScript,
  type: MarketType,
  lineIndex: number,
  outcomeIndex: number,
): Settlement {
  const { cut, facts } = script;
  if (cut === undefined) return type.settle(facts, lineIndex, outcomeIndex);
  if (cut.kind === 'retired' && cut.team !== 0 && type.id === engine.mainTypeIds[0]) {
    const [home, away] = facts.pair('match') ?? [0, 0];
    return home + away > 0 ? wonIf(outcomeIndex === (cut.team === 1 ? 1 : 0)) : 'forcedVoid';
  }
  const chances = type.chances(
    engine.outlook(setup, noMarginSkew, { script: cut.whole, playedS: cut.atS }),
    lineIndex,
  );
  const open = chances?.filter((chance) => chance > 0).length ?? 0;
  return open > type.winners ? 'forcedVoid' : type.settle(facts, lineIndex, outcomeIndex);
}
