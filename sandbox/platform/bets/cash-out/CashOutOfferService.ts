import type { CashOutOffer } from '#wire';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Line } from '../../line/Line.ts';
import type { Coupons } from '../Coupons.ts';
import type { CouponRow } from '../CouponRow.ts';
import { toThousandths } from '../placing/validateCoupon.ts';
import { stakeLimits } from '../pricing/stakeLimits.ts';
import { toTicket } from '../settlement/toTicket.ts';
import { fairReturn } from './fairReturn.ts';

/** Margin of the house on cash-outs. */
const marginPercent = 5n;

interface OpenOffer {
  readonly kind: 'open';
  readonly valueMinor: number;
  readonly stakeMinor: number;
  /** Undefined when the bet can be cashed out only as a whole. */
  readonly minStakeMinor: number | undefined;
}

/** Cash-out offer for the rest of a bet. `none`: never again; `suspended`: not now. */
export type Offer = OpenOffer | { readonly kind: 'suspended' } | { readonly kind: 'none' };

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
    if (row.status_id >= 0 || isOfBonus(row) || ledger.account(row.account_id)?.type === 4)
      return none;
    const selections = coupons.selections(row.id);
    const ticket = toTicket(row, selections);
    if (!isOpen()) return suspended;
    const oddsNow: number[] = [];
    for (const selection of selections) {
      const isUndecided = selection.status_id < 0;
      const now = isUndecided ? line.couponBet(selection.outcome_id, 'en') : undefined;
      if (isUndecided && (now === undefined || now.isBlocked || now.isFinished)) return suspended;
      oddsNow.push(now === undefined ? selection.odds : toThousandths(now.coef));
    }
    const fair = fairReturn(ticket, oddsNow);
    if (fair === undefined || fair.numerator === 0n) return none;
    const valueMinor = Number(
      (fair.numerator * (100n - marginPercent)) / (fair.denominator * 100n),
    );
    if (valueMinor < 1) return suspended;
    const least = stakeLimits([], 1, row.currency).minMinor;
    return {
      kind: 'open',
      valueMinor,
      stakeMinor: ticket.stakeMinor,
      minStakeMinor: isDivisible(ticket) && ticket.stakeMinor >= 2 * least ? least : undefined,
    };
  }

  wire(couponId: number): CashOutOffer {
    const row = this.#dependencies.coupons.row(couponId);
    const offer = row === undefined ? none : this.offerFor(row);
    if (row === undefined || offer.kind !== 'open') return { couponId, state: offer.kind };
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
    };
  }
}

/** The amount that bounds a partial cash-out; undefined when the part is allowed. */
export function boundOf(
  { stakeMinor, minStakeMinor }: OpenOffer,
  partMinor: number,
): number | undefined {
  if (partMinor === stakeMinor) return undefined;
  if (minStakeMinor === undefined || partMinor > stakeMinor) return stakeMinor;
  if (partMinor < minStakeMinor) return minStakeMinor;
  return stakeMinor - partMinor < minStakeMinor ? stakeMinor - minStakeMinor : undefined;
}

/** Bets with a bonus of the house cannot be cashed out. */
function isOfBonus(row: CouponRow): boolean {
  return (
    row.bonus_bet_odds !== null ||
    row.promo_code !== null ||
    row.hyper_bonus_percent !== null ||
    row.prepaid_minor > 0
  );
}

/** A bet with one stake can be cashed out in part, others only as a whole. */
function isDivisible({ type, blockStakes }: Ticket): boolean {
  return type !== 'chain' && type !== 'conditional' && blockStakes === undefined;
}
