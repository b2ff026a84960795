import type { Money } from '#domain/money/Money.ts';
import type { LimitKind, MoneyLimitType } from '#domain/limits/LimitKind.ts';

/** A limit in money as it stands. */
export interface MoneyLimit extends MoneyLimitType {
  readonly limitKind: LimitKind;
  /** Undefined: none is set. */
  readonly most: Money | undefined;
  readonly used: Money;
  /** Since when it holds; undefined where none is set or nobody set it. */
  readonly startedAtS: number | undefined;
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
  /** Seconds of play that today has left; undefined without a limit. */
  readonly leftS: number | undefined;
  readonly wish: (Wish & { readonly hours: number | undefined }) | undefined;
}

/** A time without deposits, or without play as well. */
export interface Break {
  readonly kind: 'deposits' | 'exclusion';
  readonly startedAtS: number;
  /** Undefined: without an end. */
  readonly endsAtS: number | undefined;
  /** Its time is over, and it goes on until the person asks to come back. */
  readonly isOver: boolean;
  /** It ends then without another word of the person. */
  readonly endsAlone: boolean;
}

export interface PersonLimits {
  readonly money: readonly MoneyLimit[];
  readonly breaks: readonly Break[];
  /** A register has excluded the person: nothing here changes that. */
  readonly isRegistered: boolean;
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
  /** Minutes of play of each day, oldest first. */
  readonly dayMinutes: readonly number[];
  /** Days after which the person is asked to look at all this again. */
  readonly reviewEveryDays: number;
  /** Of all time. */
  readonly netDeposits: Money;
}

/** Why somebody excludes themselves; nobody has to say. */
export interface ExclusionReason {
  readonly id: string;
  readonly text: string;
}

/** What stands before a looser limit. */
export interface LimitQuestions {
  readonly token: string;
  readonly questions: readonly { readonly id: string; readonly text: string }[];
}

/** What came of an order: saved, or questions first. */
export type SavedLimits =
  | { readonly kind: 'saved'; readonly limits: PersonLimits }
  | { readonly kind: 'questions'; readonly asked: LimitQuestions };

/** Days after which the person may want to be asked to look at the account again. */
export const reviewDays = [30, 90, 182] as const;
export type ReviewDays = (typeof reviewDays)[number];
