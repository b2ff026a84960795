import type { Money } from '#domain/money/Money.ts';
import type { MoneyLimitType } from '#domain/limits/LimitType.ts';

/** A limit in money as it stands. */
export interface MoneyLimit extends MoneyLimitType {
  /** As the platform numbers it. */
  readonly code: number;
  /** Undefined: none is set. */
  readonly most: Money | undefined;
  readonly used: Money;
  /** When some of what is used no longer counts. */
  readonly freesAtS: number | undefined;
  /** A looser amount that waits. */
  readonly wish: LimitWish | undefined;
}

/** Something looser that waits. */
export interface Wish {
  readonly appliesAtS: number;
  /** Its time has come: the person is asked for it once more. */
  readonly isDue: boolean;
}

export interface LimitWish extends Wish {
  /** Undefined: the limit is to go. */
  readonly most: Money | undefined;
}

/** Hours of play a day. */
export interface SessionLimit {
  /** Undefined: none is set. */
  readonly hours: number | undefined;
  readonly wish: (Wish & { readonly hours: number | undefined }) | undefined;
}

/** A time without deposits, or without play as well. */
export interface Break {
  readonly kind: 'deposits' | 'exclusion';
  readonly startedAtS: number;
  readonly endsAtS: number;
}

export interface PersonLimits {
  readonly money: readonly MoneyLimit[];
  readonly breaks: readonly Break[];
  /** Undefined where the platform has no such limit. */
  readonly session: SessionLimit | undefined;
  /** Minutes between reality checks; undefined: none. */
  readonly realityMinutes: number | undefined;
}

/** How the person's play went in the last 30 days. */
export interface Figures {
  readonly deposited: Money;
  readonly withdrawn: Money;
  readonly result: Money;
  /** Result of each day in minor units, oldest first. */
  readonly daysMinor: readonly number[];
  /** Of all time. */
  readonly netDeposits: Money;
}

/** Why somebody excludes themselves; nobody has to say. */
export interface ExclusionReason {
  readonly id: string;
  readonly text: string;
}
