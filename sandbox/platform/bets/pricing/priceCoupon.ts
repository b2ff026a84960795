import type {
  CouponBet,
  MoneyWire,
  PlaceCouponRequest,
  PriceCouponAnswer,
  PriceCouponRequest,
} from '#wire';
import { blocksOf } from '#domain/ticket/blocksOf.ts';
import { selectionCounts } from '#domain/ticket/conflicts/selectionCounts.ts';
import { countBets } from '#domain/ticket/countBets.ts';
import { blockSystemOptions, systemOptions } from '#domain/ticket/systemOptions.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import { totalOdds } from '#domain/ticket/totalOdds.ts';
import type { Line } from '../../line/Line.ts';
import { antiPrice } from './antiPrice.ts';
import { dependences } from '../placing/checkCombination.ts';
import {
  hasOwnStakes,
  maxSelections,
  platformMost,
  toRequestedTicket,
  typeOf,
} from '../placing/couponStructure.ts';
import { toThousandths } from '../placing/validateCoupon.ts';
import {
  couponLimits,
  maxPayoutMinor,
  stakeLimits,
  stakeUnits,
  type StakeLimits,
} from './stakeLimits.ts';

/**
 * Prices a coupon, complete or not: outcomes, forbidden combinations, possible sizes, the price of
 * the anti-accumulator, stake limits. An incomplete coupon gets the limits of a single.
 */
export function priceCoupon(
  request: PriceCouponRequest,
  line: Pick<Line, 'couponBet' | 'fairChance'>,
  language: string,
  findOffers: (bets: readonly CouponBet[]) => Partial<PriceCouponAnswer> = () => ({}),
): PriceCouponAnswer {
  const type = typeOf(request.typeId);
  const requested = request.bets.filter(
    (bet, index) => request.bets.findIndex(({ id }) => id === bet.id) === index,
  );
  const known = requested.flatMap((selection) => {
    const bet = line.couponBet(selection.id, language);
    return bet === undefined ? [] : [{ selection, bet }];
  });
  const bets = known.map(({ bet }) => bet);
  const chances =
    type === 'antiAccumulator' ? bets.map(({ id, coef }) => line.fairChance(id) ?? 1 / coef) : [];
  const antiOdds =
    bets.length < 2 || bets.some(({ isSplitLine }) => isSplitLine === true)
      ? undefined
      : antiPrice(chances);
  const ticket = toTicketOf(request, known, antiOdds);
  const dependent = dependences(ticket, bets);
  const money = (minor: number): MoneyWire => ({ minor, currency: request.currency });
  const amountsOf = ({ minMinor, maxMinor, winMinor }: StakeLimits): StakeAmounts => ({
    minBetAmount: money(minMinor),
    maxBetAmount: money(maxMinor),
    ...(winMinor === undefined ? {} : { maxWin: money(winMinor) }),
  });
  const limits = limitsOf(request, ticket, bets);
  const units =
    bets.length > 0 && hasUnits(request, ticket) ? stakeUnits(ticket, bets, request.currency) : [];
  const ownLimits = units.flatMap(({ blockId, ids, limits: own }) => {
    const id = blockId ?? ids[0];
    return id === undefined ? [] : [{ id, ...amountsOf(own) }];
  });
  const coef = type === 'accumulator' && bets.length > 0 ? totalOdds(ticket) : undefined;
  const systems = sizesOf(ticket).map((option) => ({
    ...option,
    minBetAmount: money(limitsOf(request, { ...ticket, systemSize: option.value }, bets).minMinor),
  }));
  return {
    bets: bets.map((bet) => {
      const dependsOn = dependent.get(bet.id);
      return dependsOn === undefined ? bet : { ...bet, isDepend: true, dependsOn };
    }),
    missing: requested.filter(({ id }) => !bets.some((bet) => bet.id === id)).map(({ id }) => id),
    ...amountsOf(limits),
    maxSelections: platformMost,
    maxPayout: money(maxPayoutMinor(request.currency)),
    ...(coef === undefined ? {} : { coef: coef / 1000 }),
    ...(antiOdds === undefined ? {} : { antiExpressCoef: antiOdds / 1000 }),
    ...(systems.length === 0 ? {} : { systems }),
    ...(ownLimits.length === 0 ? {} : { ownLimits }),
    ...findOffers(bets),
  };
}

type StakeAmounts = Pick<PriceCouponAnswer, 'minBetAmount' | 'maxBetAmount' | 'maxWin'>;

type Known = readonly {
  readonly selection: PriceCouponRequest['bets'][number];
  readonly bet: CouponBet;
}[];

function toTicketOf(
  { typeId, systemValue }: PriceCouponRequest,
  known: Known,
  antiOdds: number | undefined,
): Ticket {
  const bets = known.map(({ selection, bet }) => ({
    ...selection,
    coef: bet.coef,
  })) as PlaceCouponRequest['bets'];
  const odds = known.map(({ bet }) => toThousandths(bet.coef));
  return toRequestedTicket(
    {
      accountId: 1,
      typeId,
      amount: { minor: 1, currency: 'EUR' },
      bets,
      changeCoefAction: 0,
      coefViewId: 0,
      ...(systemValue === undefined ? {} : { systemValue }),
    },
    odds,
    antiOdds,
  );
}

/** Returns the possible sizes: of the selections without bankers, or of the blocks. */
function sizesOf({ type, selections }: Ticket): ReturnType<typeof systemOptions> {
  if (type === 'system') return systemOptions(selections);
  if (type !== 'multi') return [];
  const count = blocksOf(selections).length;
  return count < 2
    ? []
    : blockSystemOptions(count, selections.filter(({ blockId = 0 }) => blockId === 0).length);
}

/** Returns the limits of each stake if blocks or singles have their own stakes. */
function limitsOf(
  { typeId, currency }: PriceCouponRequest,
  ticket: Ticket,
  bets: readonly CouponBet[],
): StakeLimits {
  if (bets.length === 0) return stakeLimits([], 1, currency);
  if (!isWhole(ticket)) return tightest(bets.map((bet) => stakeLimits([bet], bet.coef, currency)));
  return hasUnits({ typeId }, ticket)
    ? tightest(stakeUnits(ticket, bets, currency).map(({ limits }) => limits))
    : couponLimits(ticket, bets, currency);
}

/** Whether blocks or selections have their own stakes. */
function hasUnits({ typeId }: Pick<PriceCouponRequest, 'typeId'>, ticket: Ticket): boolean {
  return hasOwnStakes({ typeId }) || (ticket.type === 'multi' && ticket.systemSize === undefined);
}

/** Whether it contains a bet with a known price. */
function isWhole(ticket: Ticket): boolean {
  const { least } = selectionCounts[ticket.type];
  const most = maxSelections(ticket.type);
  const count = ticket.selections.length;
  if (
    count < least ||
    count > most ||
    (ticket.type === 'antiAccumulator' && ticket.antiOdds === undefined)
  )
    return false;
  if (ticket.type === 'multi' && ticket.systemSize === undefined)
    return blocksOf(ticket.selections).length > 0;
  if (countBets(ticket) === 0) return false;
  return (
    ticket.type !== 'system' || sizesOf(ticket).some(({ value }) => value === ticket.systemSize)
  );
}

function tightest(limits: readonly StakeLimits[]): StakeLimits {
  const least = limits.reduce((tight, each) => (each.maxMinor < tight.maxMinor ? each : tight));
  return { ...least, minMinor: Math.max(...limits.map(({ minMinor }) => minMinor)) };
}
