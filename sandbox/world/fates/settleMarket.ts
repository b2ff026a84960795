import type { MarketType } from '../markets/MarketType.ts';
import { wonIf } from '../markets/settleNumber.ts';
import { noTilt, type MatchScript, type MatchSetup, type SportEngine } from '../SportEngine.ts';
import type { SettlementId } from '../World.ts';

const returned = 3;

/**
 * How an outcome ended. In a match that was cut short what was decided by then stands and everything else is
 * returned; after a retirement the one who goes on has won, if at least one set (frame, game) had been completed.
 */
export function settleMarket(engine: SportEngine, setup: MatchSetup, script: MatchScript, type: MarketType, lineIndex: number, outcomeIndex: number): SettlementId {
  const { cut, facts } = script;
  if (cut === undefined) return type.settle(facts, lineIndex, outcomeIndex);
  if (cut.kind === 'retired' && cut.team !== 0 && type.id === engine.mainTypeIds[0]) {
    const [home, away] = facts.pair('match') ?? [0, 0];
    return home + away > 0 ? wonIf(outcomeIndex === (cut.team === 1 ? 1 : 0)) : returned;
  }
  const chances = type.chances(engine.outlook(setup, noTilt, { script: cut.whole, playedS: cut.atS }), lineIndex);
  const open = chances?.filter((chance) => chance > 0).length ?? 0;
  return open > type.winners ? returned : type.settle(facts, lineIndex, outcomeIndex);
}
