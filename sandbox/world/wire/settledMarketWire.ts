import type { GameOutcomes, MarketWire, OutcomeWire } from '#wire';
import { settlementId, type Settlement } from '#domain/ticket/Settlement.ts';

type SettledMarket = GameOutcomes['markets'][number];
type SettledOutcome = SettledMarket['outcomes'][number];

/** Converts a market of an event that is over, with the settlement of each outcome. */
export function toSettledMarket(
  { id, name, groupIds, outcomes }: MarketWire,
  settlement: (outcomeId: number) => Settlement,
): SettledMarket {
  const settle = (outcome: OutcomeWire): SettledOutcome => ({
    id: outcome.id,
    name: outcome.name,
    coef: outcome.coef,
    statusId: settlementId(settlement(outcome.id)),
  });
  const [first, ...others] = outcomes;
  return { id, name, groupIds, outcomes: [settle(first), ...others.map(settle)] };
}
