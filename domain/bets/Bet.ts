import type { Money } from '#domain/money/Money.ts';
import type { Odds } from '#domain/odds/Odds.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { SelectionRole } from '#domain/ticket/ComposedCoupon.ts';
import type { MoneyTerms } from '#domain/ticket/terms/MoneyTerms.ts';
import type { BlockStake } from '#domain/ticket/Ticket.ts';
import type { OddsChangePolicy } from './OddsChangePolicy.ts';

/** What became of a whole bet; `cashedOut`: all of it was bought back before there was a result. */
export type BetSettlement = Settlement | 'cashedOut';

/** A selection of a placed bet, with what is known of its event now. */
export interface PlacedSelection extends SelectionRole {
  readonly outcomeId: number;
  readonly eventId: number;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly competitionName: string;
  /** Icon of the sport as in the sport tree. */
  readonly sportIcon: string;
  /** As accepted. */
  readonly odds: Odds;
  readonly settlement: Settlement;
  readonly startsAtS: number;
  /** The event is being played. */
  readonly isLiveNow: boolean;
  /** It was being played when the bet was placed. */
  readonly wasLive: boolean;
  readonly score: string | undefined;
  readonly phase: string | undefined;
  /** The platform knows its event, and tells its result once it is over. */
  readonly hasEventPage: boolean;
  /** Path parameters of the event page; undefined when the event can no longer be bet on. */
  readonly eventPath:
    | {
        readonly section: 'line' | 'live';
        readonly sport: string;
        readonly competition: string;
        readonly event: string;
      }
    | undefined;
}

/** A bet that the platform accepted, open or settled: the one model of it for every view. */
export interface Bet {
  readonly id: number;
  /** The account that paid for it. */
  readonly accountId: number;
  readonly type: CouponType;
  /** System, and multi over combinations: how many selections or blocks make one combination. */
  readonly systemSize?: number | undefined;
  readonly stake: Money;
  /** A bonus account paid it; set only where that is so. */
  readonly isBonusStake?: boolean | undefined;
  /** Multi with a stake per block, and conditional: by block id. */
  readonly blockStakes?: Readonly<Record<number, BlockStake>> | undefined;
  /** Price of an anti-accumulator; changes when a selection of it is void. */
  readonly antiOdds?: Odds | undefined;
  /** Total odds as accepted; undefined where there is no single price (systems). */
  readonly odds: Odds | undefined;
  readonly selections: readonly PlacedSelection[];
  readonly settlement: BetSettlement;
  readonly potentialPayout: Money;
  /** All that was paid, stake and cash-outs included; undefined while open. */
  readonly payout: Money | undefined;
  readonly placedAtS: number;
  readonly settledAtS: number | undefined;
  readonly oddsChangePolicy: OddsChangePolicy;
  /** Set when a result became another one after the bet was settled. */
  readonly correction?: Correction | undefined;
  readonly cashOut?: CashOut | undefined;
  /** The platform cashes it out as soon as it is worth this. */
  readonly cashOutAt?: Money | undefined;
  /** Bonuses, promo code, advance and taxes that it was taken on. */
  readonly terms?: MoneyTerms | undefined;
  /** It was one of many singles that were sent together. */
  readonly batch?: BetBatch | undefined;
}

/** Many singles that were sent together: under which key, and how many of them were placed. */
export interface BetBatch {
  readonly key: string;
  readonly placed: number;
  readonly count: number;
}

/** What was bought back of a bet so far. */
export interface CashOut {
  /** The last time. */
  readonly atS: number;
  /** The part of the stake that is out. */
  readonly stake: Money;
  readonly paid: Money;
  /** The platform did it, at a value that the person had ordered. */
  readonly isAuto: boolean;
}

/** What a bet was before it was settled once more, and what was booked for it. */
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
