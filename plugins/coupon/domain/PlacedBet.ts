import type { SettlementStatusId } from './SettlementStatus.ts';

/** An amount: minor units with their currency. */
export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** One selection of a placed bet. */
export interface PlacedSelection {
  readonly outcomeId: number;
  readonly eventId: number;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly sportIcon: string;
  /** Thousandths, as accepted. */
  readonly odds: number;
  readonly statusId: SettlementStatusId;
  readonly startsAtS: number;
  /** The event is being played now. */
  readonly isPlaying: boolean;
  readonly scoreText: string;
  readonly phaseText: string;
}

/** A coupon that the platform accepted. */
export interface PlacedBet {
  readonly id: number;
  readonly accountId: number;
  readonly typeId: number;
  readonly stake: Amount;
  /** Thousandths. */
  readonly odds: number;
  readonly statusId: SettlementStatusId;
  readonly potentialPayout: Amount;
  readonly payout: Amount | undefined;
  readonly placedAtS: number;
  readonly settledAtS: number | undefined;
  readonly selections: readonly PlacedSelection[];
}

/** Whether any selection is being played. */
export function isBetPlaying(bet: PlacedBet): boolean {
  return bet.selections.some((selection) => selection.isPlaying && selection.statusId < 0);
}
