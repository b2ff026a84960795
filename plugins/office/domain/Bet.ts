import type { Money, Odds } from '#core';
import type { BetTerms } from './BetTerms.ts';

/** How a selection, or a whole bet, ended. */
export type Settlement = 'unsettled' | 'notStarted' | 'lost' | 'won' | 'void' | 'forcedVoid' | 'halfWonHalfVoid' | 'halfLostHalfVoid' | 'halfLostHalfWon';

/** What became of a whole bet; `cashedOut`: all of it was bought back before there was a result. */
export type BetSettlement = Settlement | 'cashedOut';

/** Kinds, at the place of their id on the wire. */
export const couponTypes = ['single', 'accumulator', 'system', 'chain', 'multi', 'conditional', 'antiAccumulator', 'lucky', 'patent', 'singles'] as const;

export type CouponType = (typeof couponTypes)[number];

export type OddsChangePolicy = 'confirm' | 'acceptAny' | 'acceptHigher';

/** A selection of a placed bet, with what is known of its event now. */
export interface PlacedSelection {
  readonly outcomeId: number;
  readonly eventId: number;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly competitionName: string;
  readonly sportIcon: string;
  readonly odds: Odds;
  readonly settlement: Settlement;
  /** System: in every combination. */
  readonly isBanker?: boolean | undefined;
  /** Multi and conditional: the block it stands in; 0 is the lobby. */
  readonly blockId?: number | undefined;
  readonly startsAtS: number;
  /** The event is being played. */
  readonly isLiveNow: boolean;
  /** It was being played when the bet was placed. */
  readonly wasLive: boolean;
  readonly score: string | undefined;
  readonly phase: string | undefined;
  /** The platform knows its event, and tells its result once it is over. */
  readonly hasEventPage: boolean;
  /** Path parameters of the event page; undefined when the event is no longer in the line. */
  readonly eventPath: { readonly section: 'line' | 'live'; readonly sport: string; readonly champ: string; readonly game: string } | undefined;
}

/** A bet of the person, open or settled. */
export interface Bet {
  readonly id: number;
  readonly type: CouponType;
  /** How many of the selections make one combination of a system. */
  readonly systemSize: number | undefined;
  readonly stake: Money;
  /** Multi and conditional: minor units by block, or all that the account of the bet holds. */
  readonly blockStakes?: Readonly<Record<number, number | 'max'>> | undefined;
  /** Price of an anti-accumulator as accepted. */
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
  /** Bonuses, promo code, advance and taxes that it was taken on. */
  readonly terms?: BetTerms | undefined;
  /** It was one of many singles that were sent together: under which key, and what came of them. */
  readonly together?: { readonly key: string; readonly placed: number; readonly count: number } | undefined;
}

/** What was bought back of a bet so far. */
export interface CashOut {
  readonly atS: number;
  /** The part of the stake that is out. */
  readonly stake: Money;
  readonly paid: Money;
  /** The platform did it, at a value that the person had ordered. */
  readonly isAuto: boolean;
}

/** What a bet was before it was settled anew, and what moved for it. */
export interface Correction {
  readonly atS: number;
  readonly was: Settlement;
  readonly wasPayout: Money;
  readonly taken: Money;
  readonly paid: Money;
}

export function isSettled({ settlement }: { readonly settlement: BetSettlement }): boolean {
  return settlement !== 'unsettled' && settlement !== 'notStarted';
}
