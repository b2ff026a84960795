import { selectionFactor } from '#domain/ticket/payout/selectionFactor.ts';
import { isOpenSettlement, type Settlement } from '#domain/ticket/Settlement.ts';
import type { TicketSelection } from '#domain/ticket/Ticket.ts';
import type { SettlementChances } from '../../../world/markets/MarketType.ts';

/**
 * A possible settlement of a selection: the factor of the stake (in `factorUnit`) and its weight.
 */
export interface WeightedSettlement {
  readonly settlement: Settlement;
  readonly factor: bigint;
  readonly weight: bigint;
}

/** All possible settlements; the chance of each is its weight divided by the sum of weights. */
export type WeightedSettlements = readonly WeightedSettlement[];

/** Chances become whole weights of this sum, so that products stay exact. */
const precision = 1e9;

const shares: Readonly<
  Partial<Record<Settlement, { readonly won: number; readonly lost: number }>>
> = {
  won: { won: 1, lost: 0 },
  halfWonHalfVoid: { won: 0.5, lost: 0 },
  halfLostHalfVoid: { won: 0, lost: 0.5 },
  lost: { won: 0, lost: 1 },
};

/**
 * Returns how a selection can settle at the current odds. Without void it wins with the chance 1 ÷
 * odds. If a part can be void, the odds are about the rest alone: the chance of void is unchanged,
 * and those of winning and losing are moved until the decided part wins with 1 ÷ odds.
 */
export function weighSettlements(
  { odds, settlement }: TicketSelection,
  oddsNow: number,
  settlementChances: SettlementChances | undefined,
): WeightedSettlements {
  const weighted = (way: Settlement, weight: bigint): WeightedSettlement => ({
    settlement: way,
    factor: selectionFactor({ odds, settlement: way }),
    weight,
  });
  if (!isOpenSettlement(settlement)) return [weighted(settlement, 1n)];
  const moved =
    settlementChances === undefined ? undefined : movedTo(settlementChances, 1000 / oddsNow);
  if (moved === undefined)
    return [
      weighted('won', 1000n),
      ...(oddsNow > 1000 ? [weighted('lost', BigInt(oddsNow) - 1000n)] : []),
    ];
  return moved.map(([way, chance]) =>
    weighted(way, BigInt(Math.max(1, Math.round(chance * precision)))),
  );
}

/** Returns undefined if nothing can be void; unmoved if it can no longer lose, or win. */
function movedTo(
  settlementChances: SettlementChances,
  winning: number,
): readonly (readonly [Settlement, number])[] | undefined {
  const ways = [...settlementChances].flatMap(([way, chance]) =>
    chance > 0 ? [{ way, chance }] : [],
  );
  const part = (side: 'won' | 'lost') => {
    const of = ways.filter(({ way }) => (shares[way]?.[side] ?? 0) > 0);
    return {
      whole: of.reduce((sum, { chance }) => sum + chance, 0),
      decided: of.reduce((sum, { way, chance }) => sum + chance * (shares[way]?.[side] ?? 0), 0),
    };
  };
  const won = part('won');
  const lost = part('lost');
  const isPlain = ways.every(({ way }) => way === 'won' || way === 'lost');
  if (isPlain) return undefined;
  if (won.whole === 0 || lost.whole === 0) return ways.map(({ way, chance }) => [way, chance]);
  // With w and l as the factors of both sides: won.whole × w + lost.whole × l = their sum, and
  // won.decided × w is `winning` of what is decided on both sides.
  const perWon = winning * lost.decided;
  const perLost = (1 - winning) * won.decided;
  const scale = (won.whole + lost.whole) / (won.whole * perWon + lost.whole * perLost);
  return ways.map(({ way, chance }) => {
    const { won: wins = 0, lost: loses = 0 } = shares[way] ?? {};
    return [way, chance * (wins > 0 ? perWon * scale : loses > 0 ? perLost * scale : 1)];
  });
}
