import type { CouponBet, ErrorItem, PlaceCouponRequest } from '#wire';
import type { Ban } from '#domain/accounts/ban.ts';
import { oddsChangePolicyOf, type OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import { couponTypeOf } from '#domain/ticket/CouponType.ts';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import { totalStake } from '#domain/ticket/totalStake.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { LedgerAccount } from '../../ledger/Ledger.ts';
import { antiPrice } from '../pricing/antiPrice.ts';
import { checkCombination } from './checkCombination.ts';
import { checkStructure, hasOwnStakes, toRequestedTicket } from './couponStructure.ts';
import type { CouponForTerms, ResolvedTerms } from '../money/MoneyService.ts';
import {
  couponLimits,
  maxPayoutMinor,
  stakeUnits,
  type StakeLimits,
} from '../pricing/stakeLimits.ts';

/** The facts that a verdict depends on, read at the moment of deciding. */
export interface CouponFacts {
  readonly userId: number;
  readonly ban: Ban;
  readonly account: LedgerAccount | undefined;
  /** Returns the current outcome; undefined if it does not exist. */
  readonly current: (outcomeId: number) => CouponBet | undefined;
  /** Returns its chance without margin, for the price of an anti-accumulator. */
  readonly fairChance: (outcomeId: number) => number | undefined;
  /** Returns the score of its event when the coupon was sent; undefined if it was not live then. */
  readonly sentScore: (outcomeId: number) => string | undefined;
  /** Returns the terms of the coupon; throws if they cannot be granted. */
  readonly agree?: (coupon: CouponForTerms, account: LedgerAccount) => ResolvedTerms;
  /**
   * Returns the stake that a trader has allowed above the regular maximum, in total or for a block.
   */
  readonly allowedMinor?: (blockId?: number) => number;
  /**
   * Whether minimum and maximum stake apply to the kind; one of many singles has the limits of that
   * kind.
   */
  readonly limited?: { readonly hasLeast: boolean; readonly hasMost: boolean };
}

export interface AcceptedCoupon {
  readonly bets: readonly CouponBet[];
  /** Accepted odds in thousandths: the current ones. */
  readonly odds: readonly number[];
  readonly ticket: Ticket;
  /** Fair chances of the selections of an anti-accumulator. */
  readonly chances?: readonly number[];
  readonly terms?: ResolvedTerms;
}

export interface Refused {
  readonly kind: 'refuse';
  readonly status: number;
  readonly error: ErrorItem;
}

export type Verdict = { readonly kind: 'accept'; readonly coupon: AcceptedCoupon } | Refused;

/** Values of `statusId` for events that have ended or were cancelled. */
const overStatusIds: ReadonlySet<number> = new Set([4, 5]);

export function toThousandths(coef: number): number {
  return Math.round(coef * 1000);
}

export function isChangeAccepted(seen: number, now: number, policy: OddsChangePolicy): boolean {
  return seen === now || policy === 'acceptAny' || (policy === 'acceptHigher' && now > seen);
}

/**
 * Decides whether the platform accepts the bet now. The checks are ordered by what the user can do
 * about them: account, selections, odds, stake.
 */
export function validateCoupon(request: PlaceCouponRequest, facts: CouponFacts): Verdict {
  try {
    return { kind: 'accept', coupon: check(request, facts) };
  } catch (error) {
    return refusalOf(error);
  }
}

export function refusalOf(error: unknown): Refused {
  if (error instanceof ApiError) return { kind: 'refuse', status: error.status, error: error.item };
  throw error;
}

function check(request: PlaceCouponRequest, facts: CouponFacts): AcceptedCoupon {
  const account = checkPerson(request, facts);
  checkStructure(request);
  if (request.isDropOnScoreChange === true && request.exactCoef !== true)
    throw new ApiError(
      422,
      'exact_odds_required',
      'A bet that falls with the score is taken at exact odds only: send exactCoef, too',
      { field: 'isDropOnScoreChange' },
    );

  const bets = existing(request, facts);
  refuseAny(
    bets.filter(({ isFinished, statusId }) => isFinished || overStatusIds.has(statusId)),
    'event_finished',
    'The event is over',
  );
  // Checked before the suspension that a goal causes, because the reason is more specific.
  if (request.isDropOnScoreChange === true) checkScores(bets, facts);
  refuseAny(
    bets.filter((bet) => bet.isBlocked),
    'outcome_suspended',
    'The outcome takes no bets just now',
  );
  checkCombination(toRequestedTicket(request, []), bets);
  const chances =
    couponTypeOf(request.typeId) === 'antiAccumulator'
      ? bets.map(({ id, coef }) => facts.fairChance(id) ?? 1 / coef)
      : undefined;
  const antiOdds = chances === undefined ? undefined : antiPrice(chances);
  const odds = checkOdds(request, bets, antiOdds);
  const ticket = toRequestedTicket(request, odds, antiOdds);
  const terms = facts.agree?.({ bets, odds, stakeMinor: totalStake(ticket) }, account) ?? {};
  checkStakes(request, { bets, odds, ticket, terms }, account, facts);
  return { bets, odds, ticket, terms, ...(chances === undefined ? {} : { chances }) };
}

export function checkPerson(
  request: PlaceCouponRequest,
  { account, userId, ban }: CouponFacts,
): NonNullable<CouponFacts['account']> {
  if (account === undefined || account.userId !== userId)
    throw new ApiError(
      422,
      'account_unknown',
      `Account ${request.accountId} is not yours: choose one of your accounts`,
      { field: 'accountId' },
    );
  if (ban !== 'none') throw new ApiError(403, 'account_banned', 'This person may not bet');
  if (request.amount.currency !== account.currency)
    throw new ApiError(
      422,
      'currency_mismatch',
      `The stake is in ${request.amount.currency}, the account in ${account.currency}: stake in ${account.currency}`,
      { field: 'amount' },
    );
  return account;
}

function existing(request: PlaceCouponRequest, facts: CouponFacts): CouponBet[] {
  const missing: number[] = [];
  const bets: CouponBet[] = [];
  for (const { id } of request.bets) {
    const bet = facts.current(id);
    if (bet === undefined) missing.push(id);
    else bets.push(bet);
  }
  if (missing.length > 0)
    throw new ApiError(
      409,
      'event_finished',
      `The outcome ${missing.join(', ')} does not exist any more`,
      { meta: { ids: missing } },
    );
  return bets;
}

function refuseAny(bets: readonly CouponBet[], code: string, detail: string): void {
  if (bets.length > 0)
    throw new ApiError(409, code, `${detail}: ${bets.map((bet) => bet.id).join(', ')}`, {
      meta: { ids: bets.map((bet) => bet.id) },
    });
}

/** Refuses the bet if a score has changed since it was sent, if the user asked for that. */
function checkScores(bets: readonly CouponBet[], { sentScore }: CouponFacts): void {
  const scores = bets.flatMap(({ id, scoreText = '' }) => {
    const was = sentScore(id);
    return was === undefined || was === scoreText ? [] : [{ id, was, now: scoreText }];
  });
  if (scores.length === 0) return;
  const ids = scores.map(({ id }) => id);
  throw new ApiError(
    409,
    'score_changed',
    `The score of ${ids.join(', ')} has changed: look at the odds and place again`,
    { meta: { ids, scores } },
  );
}

/** Returns the policy of a request; exact odds accept no change. */
function policyOf({ exactCoef, changeCoefAction }: PlaceCouponRequest): OddsChangePolicy {
  return exactCoef === true ? 'confirm' : oddsChangePolicyOf(changeCoefAction);
}

/**
 * Returns the accepted odds. An anti-accumulator has one price; the odds of its selections matter
 * only with exact odds.
 */
function checkOdds(
  request: PlaceCouponRequest,
  bets: readonly CouponBet[],
  antiOdds: number | undefined,
): number[] {
  const policy = policyOf(request);
  const isAnti = couponTypeOf(request.typeId) === 'antiAccumulator';
  const changes: { id: number; was: number; now: number }[] = [];
  let isAccepted = true;
  const odds = bets.map((bet, index) => {
    const seen = toThousandths(request.bets[index]?.coef ?? 0);
    const now = toThousandths(bet.coef);
    if (seen !== now) changes.push({ id: bet.id, was: seen / 1000, now: now / 1000 });
    if ((!isAnti || request.exactCoef === true) && !isChangeAccepted(seen, now, policy))
      isAccepted = false;
    return now;
  });
  if (isAnti) checkAntiPrice(request, antiOdds, changes, isAccepted);
  else if (!isAccepted)
    throw new ApiError(
      409,
      'odds_changed',
      `The odds of ${changes.map((change) => change.id).join(', ')} have changed: confirm the new ones`,
      { meta: { changes } },
    );
  return odds;
}

function checkAntiPrice(
  request: PlaceCouponRequest,
  antiOdds: number | undefined,
  changes: readonly object[],
  isAccepted: boolean,
): void {
  const { antiExpressCoef } = request;
  if (antiExpressCoef === undefined)
    throw new ApiError(
      422,
      'anti_price_missing',
      'An anti-express is placed at its price: send the antiExpressCoef that was seen',
      { field: 'antiExpressCoef' },
    );
  if (antiOdds === undefined)
    throw new ApiError(
      409,
      'anti_price_unavailable',
      'There is no price against this express: take out the selection with the longest odds',
      { field: 'antiExpressCoef' },
    );
  const seen = toThousandths(antiExpressCoef);
  if (isAccepted && isChangeAccepted(seen, antiOdds, policyOf(request))) return;
  throw new ApiError(
    409,
    'odds_changed',
    `The price of the anti-express is ${antiOdds / 1000} now, ${antiExpressCoef} was seen: confirm the new one`,
    {
      meta: { changes, antiExpressCoef: { was: seen / 1000, now: antiOdds / 1000 } },
    },
  );
}

interface Staked extends StakeLimits {
  readonly minor: number;
  readonly field: string;
  readonly meta?: object;
}

function checkStakes(
  request: PlaceCouponRequest,
  { bets, ticket, terms = {} }: AcceptedCoupon,
  { balanceMinor, type }: LedgerAccount,
  {
    allowedMinor = () => 0,
    limited = { hasLeast: true, hasMost: true },
  }: Pick<CouponFacts, 'allowedMinor' | 'limited'>,
): void {
  const { minor, currency } = request.amount;
  // A bonus account is limited by its balance only.
  const unlimitedMinor = type === 4 || !limited.hasMost ? Number.MAX_SAFE_INTEGER : 0;
  const least = ({ minMinor }: StakeLimits): number => (limited.hasLeast ? minMinor : 0);
  if (hasOwnStakes(request)) {
    let isLifted = false;
    for (const { stake, ids, blockId, limits } of stakeUnits(ticket, bets, currency)) {
      if (stake === 'max') continue;
      const allowed = blockId === undefined ? 0 : allowedMinor(blockId);
      isLifted ||= stake > limits.maxMinor && stake <= allowed;
      checkLimits(
        {
          minor: stake,
          ...limits,
          minMinor: least(limits),
          maxMinor: Math.max(limits.maxMinor, allowed, unlimitedMinor),
          field: blockId === undefined ? 'amountByBetId' : 'amountByBlockId',
          meta: { ids, ...(blockId === undefined ? {} : { blockId }) },
        },
        currency,
      );
    }
    const most = maxPayoutMinor(currency);
    const payoutMinor = potentialPayout(ticket);
    // A trader who accepts more than the maximum stake also pays more than the maximum payout.
    if (payoutMinor > most && !isLifted)
      throw new ApiError(
        422,
        'payout_above_max',
        `The coupon could pay ${payoutMinor}, the most is ${most} minor units of ${currency}: lower the stakes`,
        {
          field: 'amount',
          meta: { limit: { minor: most, currency } },
        },
      );
  } else {
    const limits = couponLimits(ticket, bets, currency);
    checkLimits(
      {
        minor,
        ...limits,
        minMinor: least(limits),
        maxMinor: Math.max(limits.maxMinor, allowedMinor(), unlimitedMinor),
        field: 'amount',
      },
      currency,
    );
  }
  const { dueMinor } = splitStake(totalStake(ticket), terms);
  if (dueMinor > balanceMinor)
    throw new ApiError(
      422,
      'insufficient_funds',
      `${dueMinor} are to be paid, the balance is ${balanceMinor} minor units of ${currency}`,
      {
        field: 'amount',
        meta: { balance: { minor: balanceMinor, currency } },
      },
    );
}

function checkLimits(
  { minor, minMinor, maxMinor, winMinor, field, meta = {} }: Staked,
  currency: string,
): void {
  const cap =
    winMinor === undefined
      ? { maxPayout: { minor: maxPayoutMinor(currency), currency } }
      : { maxWin: { minor: winMinor, currency } };
  const refuse = (code: string, word: string, limitMinor: number): ApiError =>
    new ApiError(
      422,
      code,
      `The stake is ${minor}, the ${word} is ${limitMinor} minor units of ${currency}`,
      {
        field,
        meta: { limit: { minor: limitMinor, currency }, ...(word === 'most' ? cap : {}), ...meta },
      },
    );
  if (minMinor > maxMinor)
    throw new ApiError(
      422,
      'coupon_unplayable',
      `The least stake is ${minMinor}, the most ${maxMinor} minor units of ${currency}: take selections out`,
      { field: 'bets', meta: { ...cap, ...meta } },
    );
  if (minor < minMinor) throw refuse('stake_below_min', 'least', minMinor);
  if (minor > maxMinor) throw refuse('stake_above_max', 'most', maxMinor);
}
