import type { Odds } from '#domain/odds/Odds.ts';
import type { Money } from '#domain/money/Money.ts';
import type { Barred } from '../frame/Barred.ts';

/** Which bonus the first deposit shall bring. */
export type BonusChoice = 'none' | 'sport' | 'casino';

/** All that matters of an offer, before any press. */
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

/** A bonus that was given. */
export interface Bonus {
  readonly accountId: number;
  /** Number of the deposit that brought it; undefined for one that came otherwise. */
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
  /** Nothing was paid in yet. */
  readonly canChoose: boolean;
  /** Undefined while nothing is chosen. */
  readonly choice: BonusChoice | undefined;
  readonly offers: readonly BonusOffer[];
  readonly bonuses: readonly Bonus[];
}
