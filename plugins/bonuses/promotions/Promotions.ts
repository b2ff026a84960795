import type { Odds } from '#domain/odds/Odds.ts';
import type { Money } from '#domain/money/Money.ts';
import type { Barred } from '../frame/Barred.ts';

/** Promotion or reward with all its terms. */
export interface Promotion {
  readonly id: string;
  readonly group: 'promotion' | 'reward';
  readonly state: 'open' | 'joined' | 'done' | 'ended';
  readonly version: number;
  readonly freeBet: Money;
  /** Required settled bets; 0: none. */
  readonly bets: number;
  readonly counted: number;
  readonly leastStake: Money;
  readonly leastSelections: number;
  readonly leastOdds: Odds;
  readonly startsAtS: number;
  readonly endsAtS: number;
  readonly joinedAtS: number | undefined;
  readonly code: string | undefined;
  readonly codeEndsAtS: number | undefined;
  readonly codeDays: number;
}

export interface Promotions {
  readonly barred: Barred | undefined;
  readonly promotions: readonly Promotion[];
}
