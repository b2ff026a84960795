import type { Money } from '#domain/money/Money.ts';
import type { Barred } from '../frame/Barred.ts';

/** Week of an account, Monday to Sunday. */
export interface CashbackWeek {
  readonly accountId: number;
  readonly fromS: number;
  /** Its last instant. */
  readonly untilS: number;
  readonly staked: Money;
  readonly returned: Money;
  readonly amount: Money;
  readonly state: 'running' | 'waiting' | 'ready' | 'collected' | 'missed' | 'none';
  readonly collectFromS: number;
  readonly collectUntilS: number;
  readonly collectedAtS: number | undefined;
}

export type ProgrammeName = 'vip' | 'premium';

/** Programme of the person. */
export interface Programme {
  readonly name: ProgrammeName;
  readonly level: number;
  readonly levels: readonly {
    readonly level: number;
    readonly percent: number;
    readonly fromPoints: number;
  }[];
}

/** Points with their value in money. */
export interface PointsShown {
  readonly points: number;
  readonly money: Money;
}

export interface Cashback {
  readonly barred: Barred | undefined;
  readonly percent: number;
  readonly most: readonly Money[];
  readonly collectDays: number;
  readonly weeks: readonly CashbackWeek[];
  readonly programmes: readonly Programme[];
  readonly accumulated: PointsShown;
  /** Undefined: the platform shows none. */
  readonly club: PointsShown | undefined;
  /** Whether they are called promo points. */
  readonly arePromoPoints: boolean;
  /** Euros staked for one point; undefined: the rule is not shown. */
  readonly eurosForPoint: number | undefined;
  readonly hasMoreTerms: boolean;
}
