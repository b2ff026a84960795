import type { CouponBet, ErrorItem, PlaceCouponRequest } from '#wire';
import { ApiError } from '../http/ApiError.ts';
import { accumulatorOdds } from '../../plugins/coupon/domain/totalOdds.ts';
import { maxSelections, stakeLimits } from './stakeLimits.ts';

/** Everything a verdict depends on, as it stands at the moment of deciding. */
export interface CouponFacts {
  readonly userId: number;
  readonly banLevel: number;
  readonly account: { readonly id: number; readonly userId: number; readonly currency: string; readonly balanceMinor: number } | undefined;
  /** The outcome as it is now; undefined when it does not exist. */
  readonly current: (outcomeId: number) => CouponBet | undefined;
}

export interface AcceptedCoupon {
  readonly bets: readonly CouponBet[];
  /** Thousandths, at the odds that are accepted: the current ones. */
  readonly odds: readonly number[];
}

export type Verdict = { readonly kind: 'accept'; readonly coupon: AcceptedCoupon } | { readonly kind: 'refuse'; readonly status: number; readonly error: ErrorItem };

export function toThousandths(coef: number): number {
  return Math.round(coef * 1000);
}

/** 0 confirm: no change at all; 1: any; 2: only for the better. */
export function isChangeAccepted(seen: number, now: number, policy: 0 | 1 | 2): boolean {
  return seen === now || policy === 1 || (policy === 2 && now > seen);
}

/** Ids of outcomes that share an event with another one of the list. */
export function dependentIds(bets: readonly { readonly id: number; readonly gameId: number }[]): number[] {
  return bets.filter((bet) => bets.some((other) => other !== bet && other.gameId === bet.gameId)).map((bet) => bet.id);
}

/**
 * Whether the platform takes the bet now. The order of the checks is the order in which a person can do something about
 * them: who bets, what is bet on, at which odds, how much.
 */
export function judgeCoupon(request: PlaceCouponRequest, facts: CouponFacts): Verdict {
  try {
    return { kind: 'accept', coupon: check(request, facts) };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refuse', status: error.status, error: error.item };
    throw error;
  }
}

function check(request: PlaceCouponRequest, facts: CouponFacts): AcceptedCoupon {
  const { account } = facts;
  if (account === undefined || account.userId !== facts.userId)
    throw new ApiError(422, 'account_unknown', `Account ${request.accountId} is not yours: choose one of your accounts`, { field: 'accountId' });
  if (facts.banLevel > 0) throw new ApiError(403, 'account_banned', 'This person may not bet');
  if (request.typeId !== 0 && request.typeId !== 1) throw new ApiError(422, 'type_unavailable', `Coupon type ${request.typeId} is not offered: use 0 (single) or 1 (express)`, { field: 'typeId' });
  if (request.amount.currency !== account.currency)
    throw new ApiError(422, 'currency_mismatch', `The stake is in ${request.amount.currency}, the account in ${account.currency}: stake in ${account.currency}`, { field: 'amount' });

  const bets = existing(request, facts);
  refuseAny(
    bets.filter((bet) => bet.isFinished || bet.statusId === 4 || bet.statusId === 5),
    'event_finished',
    'The event is over',
  );
  refuseAny(
    bets.filter((bet) => bet.isBlocked),
    'outcome_suspended',
    'The outcome takes no bets just now',
  );
  checkCombination(request.typeId, bets);
  const odds = checkOdds(request, bets);
  checkStake(request, bets, odds, account.balanceMinor);
  return { bets, odds };
}

function existing(request: PlaceCouponRequest, facts: CouponFacts): CouponBet[] {
  const missing: number[] = [];
  const bets: CouponBet[] = [];
  for (const { id } of request.bets) {
    const bet = facts.current(id);
    if (bet === undefined) missing.push(id);
    else bets.push(bet);
  }
  if (missing.length > 0) throw new ApiError(409, 'event_finished', `The outcome ${missing.join(', ')} does not exist any more`, { meta: { ids: missing } });
  return bets;
}

function refuseAny(bets: readonly CouponBet[], code: string, detail: string): void {
  if (bets.length > 0) throw new ApiError(409, code, `${detail}: ${bets.map((bet) => bet.id).join(', ')}`, { meta: { ids: bets.map((bet) => bet.id) } });
}

function checkCombination(typeId: 0 | 1, bets: readonly CouponBet[]): void {
  const ids = bets.map((bet) => bet.id);
  if (typeId === 0) {
    if (bets.length !== 1) throw new ApiError(422, 'not_combinable', `A single has one selection, this one has ${bets.length}`, { field: 'bets', meta: { ids } });
    return;
  }
  if (bets.length < 2 || bets.length > maxSelections)
    throw new ApiError(422, 'not_combinable', `An express has 2 to ${maxSelections} selections, this one has ${bets.length}`, { field: 'bets', meta: { ids } });
  const banned = bets.filter((bet) => bet.isBannedExpress).map((bet) => bet.id);
  if (banned.length > 0) throw new ApiError(422, 'not_combinable', `Not allowed in an express: ${banned.join(', ')}`, { field: 'bets', meta: { ids: banned } });
  const dependent = dependentIds(bets);
  if (dependent.length > 0) throw new ApiError(422, 'dependent_selections', `Selections of one event cannot be combined: ${dependent.join(', ')}`, { field: 'bets', meta: { ids: dependent } });
}

function checkOdds(request: PlaceCouponRequest, bets: readonly CouponBet[]): number[] {
  const changes: { id: number; was: number; now: number }[] = [];
  let isAccepted = true;
  const odds = bets.map((bet, index) => {
    const seen = toThousandths(request.bets[index]?.coef ?? 0);
    const now = toThousandths(bet.coef);
    if (seen !== now) changes.push({ id: bet.id, was: seen / 1000, now: now / 1000 });
    if (!isChangeAccepted(seen, now, request.changeCoefAction)) isAccepted = false;
    return now;
  });
  if (!isAccepted) throw new ApiError(409, 'odds_changed', `The odds of ${changes.map((change) => change.id).join(', ')} have changed: confirm the new ones`, { meta: { changes } });
  return odds;
}

function checkStake(request: PlaceCouponRequest, bets: readonly CouponBet[], odds: readonly number[], balanceMinor: number): void {
  const { minor, currency } = request.amount;
  const limits = stakeLimits(bets, accumulatorOdds(odds) / 1000, currency);
  const limit = (limitMinor: number): { field: string; meta: { limit: { minor: number; currency: string } } } => ({ field: 'amount', meta: { limit: { minor: limitMinor, currency } } });
  if (minor < limits.minMinor) throw new ApiError(422, 'stake_below_min', `The stake is ${minor}, the least is ${limits.minMinor} minor units of ${currency}`, limit(limits.minMinor));
  if (minor > limits.maxMinor) throw new ApiError(422, 'stake_above_max', `The stake is ${minor}, the most is ${limits.maxMinor} minor units of ${currency}`, limit(limits.maxMinor));
  if (minor > balanceMinor)
    throw new ApiError(422, 'insufficient_funds', `The stake is ${minor}, the balance ${balanceMinor} minor units of ${currency}`, {
      field: 'amount',
      meta: { balance: { minor: balanceMinor, currency } },
    });
}
