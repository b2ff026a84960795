import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import type { OddsFormat } from '#domain/odds/OddsFormat.ts';
import type { ComposedSelection } from '#domain/ticket/ComposedCoupon.ts';
import type { BlockStake } from '#domain/ticket/Ticket.ts';

/** One selection as it is sent. */
export interface OrderedSelection extends ComposedSelection {
  /** Thousandths that the person saw. */
  readonly odds: number;
  readonly accumulatorId?: string;
  readonly pageType?: string;
}

/** A coupon as it is sent: the snapshot that one idempotency key stands for. */
export interface CouponOrder {
  readonly accountId: number;
  readonly type: CouponType;
  /** What the coupon costs now: a chain's first stake, a conditional's first block. */
  readonly stakeMinor: number;
  readonly currency: string;
  readonly policy: OddsChangePolicy;
  /** In which odds were shown at the time. */
  readonly oddsFormat: OddsFormat;
  /** Odds of the whole as the person read them; absent where it has no one price. */
  readonly oddsByView?: string;
  /** By whose referral the person came. */
  readonly refId?: string;
  readonly selections: readonly OrderedSelection[];
  /** System, and multi over combinations of its blocks. */
  readonly systemSize?: number;
  /** Multi with a stake per block, and conditional: by block id. */
  readonly blockStakes?: Readonly<Record<number, BlockStake>>;
  /** Many singles: minor units by outcome id. */
  readonly selectionStakes?: Readonly<Record<number, number>>;
  /** Anti-accumulator: the price that the person saw, thousandths. */
  readonly antiOdds?: number;
  /** At these odds or not at all. */
  readonly isExactOdds?: boolean;
  /** Not when the score has changed meanwhile. */
  readonly isDroppedOnScoreChange?: boolean;
  readonly isBonusBet?: boolean;
  /** A trader is asked for a stake above the maximum. */
  readonly isVipBet?: boolean;
  readonly promoCode?: string;
  /** Minor units of the stake that are advanced. */
  readonly advanceMinor?: number;
}
