import type { Odds } from '#domain/odds/Odds.ts';
import type { Money } from '#domain/money/Money.ts';
import type { Barred } from '../frame/Barred.ts';

/** Bonus chosen for the first deposit. */
export type BonusChoice = 'none' | 'sport' | 'casino';

/** All significant terms of an offer, shown before any action. */
export interface BonusOffer {
  readonly choice: 'sport' | 'casino';
  readonly percent: number;
  readonly most: Money;
  readonly wagerTimes: number;
  /** Undefined: bets on sport do not count. */
  readonly leastSelections: number | undefined;
  readonly leastOdds: Odds;
  readonly days: number;
}

export type BonusState = 'active' | 'finished' | 'expired' | 'given_up' | 'taken_back' | 'lost';

/** Granted bonus. */
export interface Bonus {
  readonly accountId: number;
  /** Number of the deposit that granted it; undefined for other bonuses. */
  readonly paymentId: number | undefined;
  readonly kind: 'sport' | 'casino' | 'other';
  readonly state: BonusState;
  readonly granted: Money;
  readonly left: Money;
  readonly won: Money;
  readonly wager: Money;
  readonly wagered: Money;
  readonly leastSelections: number | undefined;
  readonly leastOdds: Odds | undefined;
  readonly hasOpenBets: boolean;
  readonly startedAtS: number;
  readonly endsAtS: number;
  readonly endedAtS: number | undefined;
}

export interface Bonuses {
  readonly barred: Barred | undefined;
  /** Whether nothing was deposited yet. */
  readonly canChoose: boolean;
  /** Undefined while nothing is chosen. */
  readonly choice: BonusChoice | undefined;
  readonly offers: readonly BonusOffer[];
  readonly bonuses: readonly Bonus[];
}
