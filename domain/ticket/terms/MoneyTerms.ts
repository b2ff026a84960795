import type { CouponType } from '../CouponType.ts';

/** The operator's bonus on a win: per cent of the profit, from a minimum stake, up to a maximum. */
export interface HyperBonus {
  readonly percent: number;
  /** Minor units. */
  readonly minStakeMinor: number;
  /** Minor units. */
  readonly maxMinor: number;
}

/**
 * Effect of a promo code. `free-bet`: the house pays the stake up to its value, the person the
 * rest; a win pays the profit of the house's part, and that part itself only if `isStakePaidOut`.
 * `refund`: the own stake of a lost coupon is returned up to the value.
 */
export type PromoBenefit =
  | { readonly kind: 'free-bet'; readonly valueMinor: number; readonly isStakePaidOut: boolean }
  | { readonly kind: 'refund'; readonly valueMinor: number };

/** A promo code and its conditions. */
export interface PromoCode {
  readonly code: string;
  readonly benefit: PromoBenefit;
  readonly currency: string;
  readonly minSelections: number;
  /** Minimum odds of each selection, integer thousandths; 0 for any. */
  readonly minOdds: number;
  /** Its kinds; empty for all but many singles. */
  readonly types: readonly CouponType[];
  /** Epoch seconds; undefined without an end. */
  readonly endsAtS?: number | undefined;
}

/** Taxes of the jurisdiction of the person, in thousandths of their base. */
export interface TaxRates {
  /** On the own stake, in addition to it. */
  readonly stakePermille: number;
  /** On the profit above the free amount. */
  readonly winPermille: number;
  /** Minor units of profit that are free of tax. */
  readonly winFreeMinor: number;
}

/** A stake above the maximum that a trader approved, in minor units. */
export interface VipStake {
  readonly askedMinor: number;
  /** Maximum stake without approval. */
  readonly maxMinor: number;
  /** Less than requested; absent if the trader agreed to all of it. */
  readonly offeredMinor?: number | undefined;
}

/** The terms of a coupon besides stake and odds: stored with the bet and used to settle it. */
export interface MoneyTerms {
  readonly isBonusBet?: boolean;
  readonly hyperBonus?: HyperBonus;
  readonly promo?: PromoBenefit;
  readonly taxes?: TaxRates;
  /** Minor units of the stake that the operator advances. */
  readonly advanceMinor?: number;
  /** Changes no amount: records the origin of the stake. */
  readonly vip?: VipStake;
}
