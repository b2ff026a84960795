import type { CashOutOffer } from '#wire';
import { isWinCertain } from '#domain/ticket/payout/isWinCertain.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Line } from '../../line/Line.ts';
import type { Coupons } from '../Coupons.ts';
import { bonusAccountType } from '../money/BonusAccounts.ts';
import { isOpenRow, type CouponRow } from '../CouponRow.ts';
import { toThousandths } from '../placing/validateCoupon.ts';
import { stakeLimits } from '../pricing/stakeLimits.ts';
import { toTicket } from '../settlement/toTicket.ts';
import type { SettlementChances } from '../../../world/markets/MarketType.ts';
import { fairReturn } from './fairReturn.ts';
import { returnBounds } from './returnBounds.ts';

/** Margin of the operator on cash-outs, in per cent. */
const marginPercent = 5n;

interface OpenOffer {
  readonly kind: 'open';
  readonly valueMinor: number;
  readonly stakeMinor: number;
  /** Undefined if the bet can only be cashed out as a whole. */
  readonly minStakeMinor: number | undefined;
  /** The value does not include the bonus of the bet. */
  readonly isWithoutBonus: boolean;
}

/** Reason why an open bet is never cashed out. */
type NoOfferReason = NonNullable<CashOutOffer['reason']>;

/**
 * Cash-out offer for the rest of a bet. `none`: never, with the reason, or no longer; `suspended`:
 * not at present.
 */
export type Offer =
  | OpenOffer
  | { readonly kind: 'suspended' }
  | { readonly kind: 'none'; readonly reason?: NoOfferReason };

const none: Offer = { kind: 'none' };
const suspended: Offer = { kind: 'suspended' };

export interface CashOutOfferDependencies {
  readonly line: Line;
  readonly ledger: Ledger;
  readonly coupons: Coupons;
  /** False while cash-out is closed. */
  readonly isOpen: () => boolean;
}

/** Values open bets at current prices. */
export class CashOutOfferService {
  readonly #dependencies: CashOutOfferDependencies;

  constructor(dependencies: CashOutOfferDependencies) {
    this.#dependencies = dependencies;
  }

  offer(couponId: number): Offer {
    const row = this.#dependencies.coupons.row(couponId);
    return row === undefined ? none : this.offerFor(row);
  }

  offerFor(row: CouponRow): Offer {
    const { coupons, isOpen, ledger, line } = this.#dependencies;
    if (!isOpenRow(row)) return none;
    const barred = barredBy(row, ledger.account(row.account_id)?.type === bonusAccountType);
    if (barred !== undefined) return { kind: 'none', reason: barred };
    const selections = coupons.selections(row.id);
    const ticket = toTicket(row, selections);
    if (isWinCertain(ticket)) return { kind: 'none', reason: 'decided' };
    if (!isOpen()) return suspended;
    const oddsNow: number[] = [];
    const settlementChances: (SettlementChances | undefined)[] = [];
    for (const selection of selections) {
      const isUndecided = isOpenRow(selection);
      const now = isUndecided ? line.couponBet(selection.outcome_id, 'en') : undefined;
      if (isUndecided && (now === undefined || now.isBlocked || now.isFinished)) return suspended;
      oddsNow.push(now === undefined ? selection.odds : toThousandths(now.coef));
      settlementChances.push(
        now === undefined ? undefined : line.settlementChances(selection.outcome_id),
      );
    }
    const fair = fairReturn(ticket, oddsNow, settlementChances);
    if (fair === undefined) return { kind: 'none', reason: 'kind' };
    if (fair.numerator === 0n) return none;
    const { leastMinor, mostMinor } = returnBounds(ticket, oddsNow, settlementChances);
    const lessMarginMinor = Number(
      (fair.numerator * (100n - marginPercent)) / (fair.denominator * 100n),
    );
    const valueMinor = Math.min(mostMinor, Math.max(leastMinor, lessMarginMinor));
    if (valueMinor < 1) return suspended;
    const isWithoutBonus = row.bonus_bet_odds !== null || row.hyper_bonus_percent !== null;
    const least = stakeLimits([], 1, row.currency).minMinor;
    return {
      kind: 'open',
      valueMinor,
      stakeMinor: ticket.stakeMinor,
      // A bonus applies to the stake that it was granted for, so it is kept or given up as a whole.
      minStakeMinor:
        !isWithoutBonus && isDivisible(ticket) && ticket.stakeMinor >= 2 * least
          ? least
          : undefined,
      isWithoutBonus,
    };
  }

  wire(couponId: number): CashOutOffer {
    const row = this.#dependencies.coupons.row(couponId);
    const offer = row === undefined ? none : this.offerFor(row);
    if (row === undefined || offer.kind !== 'open')
      return {
        couponId,
        state: offer.kind,
        ...(offer.kind === 'none' && offer.reason !== undefined ? { reason: offer.reason } : {}),
      };
    const money = (minor: number): { minor: number; currency: string } => ({
      minor,
      currency: row.currency,
    });
    return {
      couponId,
      state: 'open',
      value: money(offer.valueMinor),
      stake: money(offer.stakeMinor),
      ...(offer.minStakeMinor === undefined ? {} : { leastStake: money(offer.minStakeMinor) }),
      ...(offer.isWithoutBonus ? { isWithoutBonus: true } : {}),
    };
  }
}

/** Returns the bound that a partial cash-out violates; undefined if the part is allowed. */
export function boundOf(
  { stakeMinor, minStakeMinor }: OpenOffer,
  partMinor: number,
): number | undefined {
  if (partMinor === stakeMinor) return undefined;
  if (minStakeMinor === undefined || partMinor > stakeMinor) return stakeMinor;
  if (partMinor < minStakeMinor) return minStakeMinor;
  return stakeMinor - partMinor < minStakeMinor ? stakeMinor - minStakeMinor : undefined;
}

/** Stakes that are not entirely the user's own money cannot be cashed out. */
function barredBy(row: CouponRow, isOfBonusAccount: boolean): NoOfferReason | undefined {
  if (isOfBonusAccount) return 'bonusAccount';
  if (row.promo_code !== null) return 'promo';
  return row.prepaid_minor > 0 ? 'advance' : undefined;
}

/** Bets with one stake can be cashed out in part, others only as a whole. */
function isDivisible({ type, blockStakes }: Ticket): boolean {
  return type !== 'chain' && type !== 'conditional' && blockStakes === undefined;
}
