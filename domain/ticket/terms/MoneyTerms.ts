import type { CouponType } from '../CouponType.ts';

/** The house's bonus on a win: per cent of the profit, from a least stake, up to a maximum. */
export interface HyperBonus {
  readonly percent: number;
  /** Minor units. */
  readonly minStakeMinor: number;
  /** Minor units. */
  readonly maxMinor: number;
}

/**
 * What a promo code does. `free-bet`: the house pays the stake up to its value, the person what is
 * above; a win brings the profit of the house's part, and that part itself only where
 * `isStakePaidOut`. `refund`: the own stake of a lost coupon comes back up to the value.
 */
export type PromoBenefit =
  | { readonly kind: 'free-bet'; readonly valueMinor: number; readonly isStakePaidOut: boolean }
  | { readonly kind: 'refund'; readonly valueMinor: number };

/** A promo code and when it may be used. */
export interface PromoCode {
  readonly code: string;
  readonly benefit: PromoBenefit;
  readonly currency: string;
  readonly minSelections: number;
  /** Of each selection, integer thousandths; 0 for any. */
  readonly minOdds: number;
  /** Kinds that it is for; empty for all but many singles. */
  readonly types: readonly CouponType[];
  /** Epoch seconds; undefined where it has no end. */
  readonly endsAtS?: number | undefined;
}

/** Taxes of the place where the person plays, in thousandths of what they are on. */
export interface TaxRates {
  /** On the own stake, above it. */
  readonly stakePermille: number;
  /** On the profit above the free amount. */
  readonly winPermille: number;
  /** Minor units of profit that are free of tax. */
  readonly winFreeMinor: number;
}

/** A stake above the maximum that a trader let pass, in minor units. */
export interface VipStake {
  readonly askedMinor: number;
  /** What could be staked without asking. */
  readonly maxMinor: number;
  /** Less than was asked for; absent where the trader agreed to all of it. */
  readonly offeredMinor?: number | undefined;
}

/** The terms of a coupon beside stake and odds: stored with the bet and used to settle it. */
export interface MoneyTerms {
  readonly isBonusBet?: boolean;
  readonly hyperBonus?: HyperBonus;
  readonly promo?: PromoBenefit;
  readonly taxes?: TaxRates;
  /** Minor units of the stake that the house advances. */
  readonly advanceMinor?: number;
  /** It changes no amount: it says how the stake came about. */
  readonly vip?: VipStake;
}
