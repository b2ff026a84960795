/** On what a bet stands beside its stake and odds, as the arithmetic of the coupon takes it; amounts in minor units. */
export interface BetTerms {
  readonly isBonusBet?: boolean;
  readonly hyperBonus?: { readonly percent: number; readonly minStakeMinor: number; readonly maxMinor: number };
  readonly promo?: { readonly kind: 'free-bet'; readonly valueMinor: number; readonly isStakePaidOut: boolean } | { readonly kind: 'refund'; readonly valueMinor: number };
  /** Thousandths of the own stake and of the profit above the free amount. */
  readonly taxes?: { readonly stakePermille: number; readonly winPermille: number; readonly winFreeMinor: number };
  readonly advanceMinor?: number;
  /** A trader was asked for more than the maximum. */
  readonly vip?: { readonly askedMinor: number; readonly maxMinor: number; readonly offeredMinor?: number | undefined };
}
