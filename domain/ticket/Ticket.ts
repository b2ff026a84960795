import type { CouponType } from './CouponType.ts';
import type { SelectionRole } from './ComposedCoupon.ts';
import type { Settlement } from './Settlement.ts';

/** One selection, reduced to the inputs of the arithmetic. */
export interface TicketSelection extends SelectionRole {
  /** Integer thousandths. */
  readonly odds: number;
  /** For a potential payout an open one counts as won. */
  readonly settlement: Settlement;
  /**
   * Each-way, the bet to be placed: it is paid at this part of the odds above 1, from 2 (a half) to
   * 8 (an eighth).
   */
  readonly placePart?: number;
  /** Many singles: its own stake in minor units. */
  readonly stakeMinor?: number;
}

/**
 * Stake of a block in minor units; `max` is the whole balance of the chain account at that time.
 */
export type BlockStake = number | 'max';

/**
 * A coupon as money and odds: the input of all arithmetic on page and platform, whether it is being
 * composed, open or settled. Selections are in the person's order, which is the order of a chain;
 * blocks are in the order of their ids.
 */
export interface Ticket {
  readonly type: CouponType;
  /**
   * Minor units: the total where one total is divided (system, lucky, patent, multi over
   * combinations), the stake of each step of a chain; not read where blocks or selections have
   * stakes of their own.
   */
  readonly stakeMinor: number;
  readonly selections: readonly TicketSelection[];
  /** System and multi over combinations: selections or blocks in each, bankers not counted. */
  readonly systemSize?: number;
  /** Keyed by block id, for conditional and multi; its presence selects own stakes. */
  readonly blockStakes?: Readonly<Record<number, BlockStake>>;
  /** Anti-accumulator: the platform's price in integer thousandths. */
  readonly antiOdds?: number;
}
