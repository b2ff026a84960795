import type { CashOutOffer } from '#wire';
import { isOpenStatus } from '../../../plugins/coupon/domain/SettlementStatus.ts';
import type { Ticket } from '../../../plugins/coupon/domain/Ticket.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Line } from '../../line/Line.ts';
import type { CouponRow, Coupons } from '../Coupons.ts';
import { toThousandths } from '../judgeCoupon.ts';
import { stakeLimits } from '../stakeLimits.ts';
import { toTicket } from '../toTicket.ts';
import { fairReturn } from './fairReturn.ts';

/** The house keeps so much of what an open bet is worth. */
const marginPercent = 5n;

interface OpenOffer {
  readonly kind: 'open';
  readonly valueMinor: number;
  readonly stakeMinor: number;
  /** Undefined when the bet goes whole only. */
  readonly leastStakeMinor: number | undefined;
}

/** What the platform gives for what is left of a bet. `none`: never, or no more; `suspended`: not at this moment. */
export type Offer = OpenOffer | { readonly kind: 'suspended' } | { readonly kind: 'none' };

const none: Offer = { kind: 'none' };
const suspended: Offer = { kind: 'suspended' };

export interface CashOutDeskOptions {
  readonly line: Line;
  readonly ledger: Ledger;
  readonly coupons: Coupons;
  /** False while the house buys nothing back. */
  readonly isOpen: () => boolean;
}

/** What open bets are worth at the prices of now. */
export class CashOutDesk {
  readonly #options: CashOutDeskOptions;

  constructor(options: CashOutDeskOptions) {
    this.#options = options;
  }

  offer(couponId: number): Offer {
    const row = this.#options.coupons.row(couponId);
    return row === undefined ? none : this.offerFor(row);
  }

  offerFor(row: CouponRow): Offer {
    const { coupons, isOpen, ledger, line } = this.#options;
    if (row.status_id >= 0 || isOfBonus(row) || ledger.account(row.account_id)?.type === 4) return none;
    const legs = coupons.legs(row.id);
    const ticket = toTicket(row, legs);
    if (!isOpen()) return suspended;
    const oddsNow: number[] = [];
    for (const leg of legs) {
      const now = isOpenStatus(leg.status_id) ? line.couponBet(leg.outcome_id, 'en') : undefined;
      if (isOpenStatus(leg.status_id) && (now === undefined || now.isBlocked || now.isFinished)) return suspended;
      oddsNow.push(now === undefined ? leg.odds : toThousandths(now.coef));
    }
    const fair = fairReturn(ticket, oddsNow);
    if (fair === undefined || fair.numerator === 0n) return none;
    const valueMinor = Number((fair.numerator * (100n - marginPercent)) / (fair.denominator * 100n));
    if (valueMinor < 1) return suspended;
    const least = stakeLimits([], 1, row.currency).minMinor;
    return { kind: 'open', valueMinor, stakeMinor: ticket.stakeMinor, leastStakeMinor: isDivisible(ticket) && ticket.stakeMinor >= 2 * least ? least : undefined };
  }

  wire(couponId: number): CashOutOffer {
    const row = this.#options.coupons.row(couponId);
    const offer = row === undefined ? none : this.offerFor(row);
    if (row === undefined || offer.kind !== 'open') return { couponId, state: offer.kind };
    const money = (minor: number): { minor: number; currency: string } => ({ minor, currency: row.currency });
    return { couponId, state: 'open', value: money(offer.valueMinor), stake: money(offer.stakeMinor), ...(offer.leastStakeMinor === undefined ? {} : { leastStake: money(offer.leastStakeMinor) }) };
  }
}

/** Why a part of the stake cannot be cashed out, by the amount that bounds it; undefined when it can. */
export function boundOf({ stakeMinor, leastStakeMinor }: OpenOffer, partMinor: number): number | undefined {
  if (partMinor === stakeMinor) return undefined;
  if (leastStakeMinor === undefined || partMinor > stakeMinor) return stakeMinor;
  if (partMinor < leastStakeMinor) return leastStakeMinor;
  return stakeMinor - partMinor < leastStakeMinor ? stakeMinor - leastStakeMinor : undefined;
}

/** What the house has given to a bet is not bought back with it. */
function isOfBonus(row: CouponRow): boolean {
  return row.bonus_bet_odds !== null || row.promo_code !== null || row.hyper_bonus_percent !== null || row.prepaid_minor > 0;
}

/** A part can be taken of what has one stake; where blocks or steps have stakes of their own the bet goes whole. */
function isDivisible({ type, blockStakes }: Ticket): boolean {
  return type !== 'chain' && type !== 'conditional' && blockStakes === undefined;
}
