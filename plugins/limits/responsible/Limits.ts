import type { Money } from '#domain/money/Money.ts';
import type { LimitKind, MoneyLimitType } from '#domain/limits/LimitKind.ts';

/** Current state of a limit in money. */
export interface MoneyLimit extends MoneyLimitType {
  readonly limitKind: LimitKind;
  /** Undefined: not set. */
  readonly most: Money | undefined;
  readonly used: Money;
  /** Start; undefined if no limit is set or the person did not set it. */
  readonly startedAtS: number | undefined;
  /** When part of the used amount no longer counts. */
  readonly freesAtS: number | undefined;
  /** A looser amount in its waiting time. */
  readonly pendingChange: PendingLimit | undefined;
}

/** A looser limit in its waiting time. */
export interface PendingChange {
  readonly appliesAtS: number;
  /** The waiting time is over and the person must confirm. */
  readonly isDue: boolean;
}

export interface PendingLimit extends PendingChange {
  /** Undefined: the limit is to be removed. */
  readonly most: Money | undefined;
}

/** Hours of play a day. */
export interface SessionLimit {
  /** Undefined: not set. */
  readonly hours: number | undefined;
  /** Seconds of play left today; undefined without a limit. */
  readonly leftS: number | undefined;
  readonly pendingChange: (PendingChange & { readonly hours: number | undefined }) | undefined;
}

/** A time without deposits, or without play as well. */
export interface Break {
  readonly kind: 'deposits' | 'exclusion';
  readonly startedAtS: number;
  /** Undefined: open-ended. */
  readonly endsAtS: number | undefined;
  /** Its time is over, but it continues until the person asks to come back. */
  readonly isOver: boolean;
  /** It ends then without a further request of the person. */
  readonly endsAlone: boolean;
}

export interface PersonLimits {
  readonly money: readonly MoneyLimit[];
  readonly breaks: readonly Break[];
  /** Excluded by a register; nothing on the page can change that. */
  readonly isRegistered: boolean;
  /** Undefined if the platform has no such limit. */
  readonly session: SessionLimit | undefined;
  /** Minutes between reality checks; undefined: none. */
  readonly realityMinutes: number | undefined;
}

/** The person's play in the last 30 days. */
export interface Figures {
  readonly deposited: Money;
  readonly withdrawn: Money;
  readonly result: Money;
  /** Result of each day in minor units, oldest first. */
  readonly daysMinor: readonly number[];
  /** Minutes of play of each day, oldest first. */
  readonly dayMinutes: readonly number[];
  /** Days between two requests to review the account. */
  readonly reviewEveryDays: number;
  /** Deposits less withdrawals, of all time. */
  readonly netDeposits: Money;
}

/** An optional reason for a self-exclusion. */
export interface ExclusionReason {
  readonly id: string;
  readonly text: string;
}

/** Questions that must be answered before a looser limit. */
export interface LimitQuestions {
  readonly token: string;
  readonly questions: readonly { readonly id: string; readonly text: string }[];
}

/** Result of an order: saved, or questions first. */
export type SavedLimits =
  | { readonly kind: 'saved'; readonly limits: PersonLimits }
  | { readonly kind: 'questions'; readonly asked: LimitQuestions };

/** Intervals in days that the person can choose for the account review. */
export const reviewDays = [30, 90, 182] as const;
export type ReviewDays = (typeof reviewDays)[number];
