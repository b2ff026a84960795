import type { Money } from '#domain/money/Money.ts';
import type { Odds } from '#domain/odds/Odds.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { SelectionRole } from '#domain/ticket/ComposedCoupon.ts';
import type { MoneyTerms } from '#domain/ticket/terms/MoneyTerms.ts';
import type { BlockStake } from '#domain/ticket/Ticket.ts';
import type { OddsChangePolicy } from './OddsChangePolicy.ts';

/** Result of a whole bet; `cashedOut`: entirely cashed out before there was a result. */
export type BetSettlement = Settlement | 'cashedOut';

/** A selection of a placed bet, with the current facts of its event. */
export interface PlacedSelection extends SelectionRole {
  readonly outcomeId: number;
  readonly eventId: number;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly competitionName: string;
  /** Icon of the sport as in the sport tree. */
  readonly sportIcon: string;
  /** Odds as accepted. */
  readonly odds: Odds;
  readonly settlement: Settlement;
  readonly startsAtS: number;
  /** Whether the event is being played now. */
  readonly isLiveNow: boolean;
  /** Whether the event was being played when the bet was placed. */
  readonly wasLive: boolean;
  readonly score: string | undefined;
  readonly phase: string | undefined;
  /** Whether the platform has a page of its event, with the result once it is over. */
  readonly hasEventPage: boolean;
  /** Path parameters of the event page; undefined once the event can no longer be bet on. */
  readonly eventPath:
    | {
        readonly section: 'line' | 'live';
        readonly sport: string;
        readonly competition: string;
        readonly event: string;
      }
    | undefined;
}

/** A bet that the platform accepted, open or settled; the only model of it for all views. */
export interface Bet {
  readonly id: number;
  /** The account that paid for it. */
  readonly accountId: number;
  readonly type: CouponType;
  /** System, and multi over combinations: number of selections or blocks in one combination. */
  readonly systemSize?: number | undefined;
  readonly stake: Money;
  /** Whether a bonus account paid it; absent if not. */
  readonly isBonusStake?: boolean | undefined;
  /** Stakes by block id, of a multi with a stake per block and of a conditional. */
  readonly blockStakes?: Readonly<Record<number, BlockStake>> | undefined;
  /** Price of an anti-accumulator; changes when a selection of it is void. */
  readonly antiOdds?: Odds | undefined;
  /** Total odds as accepted; undefined where there is no single price (systems). */
  readonly odds: Odds | undefined;
  readonly selections: readonly PlacedSelection[];
  readonly settlement: BetSettlement;
  readonly potentialPayout: Money;
  /** Total payout with stake and cash-outs; undefined while open. */
  readonly payout: Money | undefined;
  readonly placedAtS: number;
  readonly settledAtS: number | undefined;
  readonly oddsChangePolicy: OddsChangePolicy;
  /** Set if a result was corrected after the bet was settled. */
  readonly correction?: Correction | undefined;
  readonly cashOut?: CashOut | undefined;
  /** Value at which the platform cashes it out automatically. */
  readonly cashOutAt?: Money | undefined;
  /** Bonuses, promo code, advance and taxes at placement. */
  readonly terms?: MoneyTerms | undefined;
  /** Set if it was one of many singles sent together. */
  readonly batch?: BetBatch | undefined;
}

/** Many singles sent together: their key, and how many were placed. */
export interface BetBatch {
  readonly key: string;
  readonly placed: number;
  readonly count: number;
}

/** The parts of a bet cashed out so far. */
export interface CashOut {
  /** Epoch seconds of the last cash-out. */
  readonly atS: number;
  /** Cashed-out part of the stake. */
  readonly stake: Money;
  readonly paid: Money;
  /** Whether the platform did it automatically, at an ordered value. */
  readonly isAuto: boolean;
}

/** The state of a bet before its settlement was corrected, and the amount booked for it. */
export interface Correction {
  readonly atS: number;
  readonly was: Settlement;
  readonly wasPayout: Money;
  readonly taken: Money;
  readonly paid: Money;
}

/** Whether a selection or a bet has its result, or was cashed out. */
export function isSettled({ settlement }: { readonly settlement: BetSettlement }): boolean {
  return settlement !== 'unsettled' && settlement !== 'notStarted';
}

/** Whether an undecided selection of the bet is being played. */
export function isBetLive({ selections }: Pick<Bet, 'selections'>): boolean {
  return selections.some((selection) => selection.isLiveNow && !isSettled(selection));
}
