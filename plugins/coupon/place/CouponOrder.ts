import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import type { OddsFormat } from '#domain/odds/OddsFormat.ts';
import type { ComposedSelection } from '#domain/ticket/ComposedCoupon.ts';
import type { BlockStake } from '#domain/ticket/Ticket.ts';

/** Selection as sent. */
export interface OrderedSelection extends ComposedSelection {
  /** Thousandths that the person saw. */
  readonly odds: number;
  readonly accumulatorId?: string;
  readonly pageType?: string;
}

/** Coupon as sent: the snapshot that belongs to one idempotency key. */
export interface CouponOrder {
  readonly accountId: number;
  readonly type: CouponType;
  /** Cost of the coupon: a chain's first stake, a conditional's first block. */
  readonly stakeMinor: number;
  readonly currency: string;
  readonly policy: OddsChangePolicy;
  /** Odds format at the time of the press. */
  readonly oddsFormat: OddsFormat;
  /** Total odds as displayed; absent for kinds without total odds. */
  readonly oddsByView?: string;
  /** Referral of the person. */
  readonly refId?: string;
  readonly selections: readonly OrderedSelection[];
  /** System, and multi over combinations of its blocks. */
  readonly systemSize?: number;
  /** Multi with a stake per block, and conditional: by block id. */
  readonly blockStakes?: Readonly<Record<number, BlockStake>>;
  /** Many singles: minor units by outcome id. */
  readonly selectionStakes?: Readonly<Record<number, number>>;
  /** Price of an anti-accumulator as seen, thousandths. */
  readonly antiOdds?: number;
  /** Only at exactly these odds. */
  readonly isExactOdds?: boolean;
  /** Dropped when the score changes before acceptance. */
  readonly isDroppedOnScoreChange?: boolean;
  readonly isBonusBet?: boolean;
  /** Asks a trader for a stake above the maximum. */
  readonly isVipBet?: boolean;
  readonly promoCode?: string;
  /** Advanced part of the stake, minor units. */
  readonly advanceMinor?: number;
}
