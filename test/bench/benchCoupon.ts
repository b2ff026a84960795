import type { OutcomeWire, PlaceCouponRequest } from '#wire';

type Coupon = Omit<PlaceCouponRequest, 'accountId' | 'changeCoefAction' | 'coefViewId'>;
type Bet = PlaceCouponRequest['bets'][number];

const leastMinor = 50;
/** Kinds in turn, with selections and minimum number of bets; mostly singles, as in production. */
const turns = [
  { typeId: 0, selections: 1, bets: 1 },
  { typeId: 1, selections: 3, bets: 1 },
  { typeId: 0, selections: 1, bets: 1 },
  { typeId: 2, selections: 3, bets: 3, systemValue: 2 },
  { typeId: 3, selections: 4, bets: 1 },
  { typeId: 0, selections: 1, bets: 1 },
  { typeId: 4, selections: 3, bets: 3, systemValue: 2 },
  { typeId: 5, selections: 3, bets: 1 },
  { typeId: 7, selections: 2, bets: 3 },
  { typeId: 8, selections: 3, bets: 4 },
  { typeId: 9, selections: 2, bets: 2 },
] as const;

/** The coupon with this number: all kinds that need no quote, in turn, at the minimum stake. */
export function benchCoupon(
  number: number,
  outcomesByEvent: readonly (readonly OutcomeWire[])[],
): Coupon {
  const turn = turns[number % turns.length]!;
  const chosen = Array.from({ length: turn.selections }, (_none, index) => {
    const outcomes = outcomesByEvent[(number * 5 + index) % outcomesByEvent.length] ?? [];
    return outcomes[(number + index) % outcomes.length]!;
  });
  const hasBlocks = turn.typeId === 4 || turn.typeId === 5;
  const [first, ...others] = chosen.map(({ id, coef }, index): Bet => ({
    id,
    coef,
    ...(hasBlocks ? { blockId: index + 1 } : {}),
  }));
  const byPlace = Object.fromEntries(chosen.map((_outcome, index) => [index + 1, leastMinor]));
  const byId = Object.fromEntries(chosen.map(({ id }) => [id, leastMinor]));
  return {
    typeId: turn.typeId,
    amount: { minor: turn.bets * leastMinor, currency: 'EUR' },
    bets: [first!, ...others],
    ...('systemValue' in turn ? { systemValue: turn.systemValue } : {}),
    ...(turn.typeId === 5 ? { amountByBlockId: byPlace } : {}),
    ...(turn.typeId === 9 ? { amountByBetId: byId } : {}),
  };
}
