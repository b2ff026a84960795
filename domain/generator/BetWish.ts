/** `low`: few likely selections; `high`: unlikely ones. */
export type BetRisk = 'low' | 'middle' | 'high';

/** Stake and wished return, in minor units of one currency. */
export interface BetWish {
  readonly stakeMinor: number;
  readonly wishMinor: number;
  readonly risk: BetRisk;
}

/** An outcome that may be part of a proposal. */
export interface BetCandidate {
  readonly id: number;
  readonly eventId: number;
  /** Integer thousandths. */
  readonly odds: number;
}

/** Why there are fewer than three proposals. */
export type MissReason = 'wish_too_low' | 'wish_too_high' | 'too_few_events' | 'nothing_near';

/** Odds range of each risk level, in thousandths, and the maximum number of selections. */
export const riskProfiles: Readonly<
  Record<
    BetRisk,
    { readonly lowest: number; readonly highest: number; readonly mostSelections: number }
  >
> = {
  low: { lowest: 1100, highest: 1700, mostSelections: 8 },
  middle: { lowest: 1500, highest: 2800, mostSelections: 7 },
  high: { lowest: 2200, highest: 12_000, mostSelections: 6 },
};
