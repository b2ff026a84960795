import type { SettlementStatusId } from './SettlementStatus.ts';
import type { BlockStake } from './Ticket.ts';

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
  /** The platform knows its event, and tells its result once it is over. */
  readonly hasEventPage: boolean;
  /** The event is being played now. */
  readonly isPlaying: boolean;
  readonly scoreText: string;
  readonly phaseText: string;
  /** System: in every combination. */
  readonly isBanker?: boolean;
  /** Multi and conditional: the block it stands in; 0 is the lobby. */
  readonly blockId?: number | undefined;
}

/** Status of a whole bet; 7: all of it was cashed out. */
export type BetStatusId = SettlementStatusId | 7;

/** What was cashed out of a bet so far. */
export interface CashedOut {
  /** The part of the stake that is out. */
  readonly stake: Amount;
  readonly paid: Amount;
  /** At a value that the person had ordered. */
  readonly isByOrder: boolean;
}

/** Many singles that were sent together: under which key, and what came of them. */
export interface PlacedTogether {
  readonly key: string;
  readonly placed: number;
  readonly count: number;
}

/** A coupon that the platform accepted. */
export interface PlacedBet {
  readonly id: number;
  readonly accountId: number;
  readonly typeId: number;
  readonly stake: Amount;
  /** System, and multi over combinations. */
  readonly systemSize?: number | undefined;
  /** Multi with a stake per block, and conditional: by block id. */
  readonly blockStakes?: Readonly<Record<number, BlockStake>> | undefined;
  /** Thousandths; 0 where a kind has no single price. */
  readonly odds: number;
  readonly statusId: BetStatusId;
  readonly potentialPayout: Amount;
  /** All that was paid for it, cash-outs included. */
  readonly payout: Amount | undefined;
  readonly placedAtS: number;
  readonly settledAtS: number | undefined;
  readonly selections: readonly PlacedSelection[];
  readonly cashedOut: CashedOut | undefined;
  /** The platform cashes it out as soon as it is worth this. */
  readonly cashOutAt: Amount | undefined;
  /** It was one of many singles. */
  readonly together?: PlacedTogether | undefined;
}

/** Whether any selection is being played. */
export function isBetPlaying(bet: PlacedBet): boolean {
  return bet.selections.some((selection) => selection.isPlaying && selection.statusId < 0);
}
