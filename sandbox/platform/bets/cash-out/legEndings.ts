import { selectionFactor } from '#domain/ticket/payout/selectionFactor.ts';
import { isOpenSettlement, type Settlement } from '#domain/ticket/Settlement.ts';
import type { TicketSelection } from '#domain/ticket/Ticket.ts';
import type { Endings } from '../../../world/markets/MarketType.ts';

/** One way a selection can end: what it multiplies the stake by (`factorUnit`) and its weight. */
export interface LegEnding {
  readonly settlement: Settlement;
  readonly factor: bigint;
  readonly weight: bigint;
}

/** All ways, whose chances are their weights by the sum of them. */
export type LegEndings = readonly LegEnding[];

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
 * How a selection can end at the odds of now. Without returns it wins with the chance 1 ÷ odds.
 * Where a part can be returned, the odds are about the rest alone: returns keep their chance, and
 * those of winning and losing are moved until the part that is decided wins with 1 ÷ odds.
 */
export function legEndings(
  { odds, settlement }: TicketSelection,
  oddsNow: number,
  endings: Endings | undefined,
): LegEndings {
  const ending = (way: Settlement, weight: bigint): LegEnding => ({
    settlement: way,
    factor: selectionFactor({ odds, settlement: way }),
    weight,
  });
  if (!isOpenSettlement(settlement)) return [ending(settlement, 1n)];
  const moved = endings === undefined ? undefined : movedTo(endings, 1000 / oddsNow);
  if (moved === undefined)
    return [
      ending('won', 1000n),
      ...(oddsNow > 1000 ? [ending('lost', BigInt(oddsNow) - 1000n)] : []),
    ];
  return moved.map(([way, chance]) =>
    ending(way, BigInt(Math.max(1, Math.round(chance * precision)))),
  );
}

/** Undefined where nothing is returned; unmoved where it can no longer be lost, or be won. */
function movedTo(
  endings: Endings,
  winning: number,
): readonly (readonly [Settlement, number])[] | undefined {
  const ways = [...endings].flatMap(([way, chance]) => (chance > 0 ? [{ way, chance }] : []));
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
