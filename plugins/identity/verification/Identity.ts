import type { Person } from '#domain/accounts/person/Person.ts';
import type { ChangeTopic } from '#domain/identity/detailChanges.ts';
import type { AskReason, CheckKind, CheckState, Paper, Refusal } from '#domain/identity/papers.ts';

/** The proof of one thing about the person. */
export interface Check {
  readonly kind: CheckKind;
  readonly state: CheckState;
  readonly reason: Refusal | undefined;
  /** Any one of these proves it. */
  readonly papers: readonly Paper[];
  readonly changedAtS: number | undefined;
  /** Why the operator asks for it beside what everybody proves. */
  readonly asked: AskReason | undefined;
  /** `2026-02-09`: the last day of what proves it. */
  readonly endsOn: string | undefined;
}

export interface Identity {
  readonly isVerified: boolean;
  readonly checks: readonly Check[];
  /** What the person says of themself. */
  readonly details: Person | undefined;
  /** Full years that a customer must have. */
  readonly minAge: number;
  /** The day in the zone of the site. */
  readonly today: string;
  readonly triesLeft: number;
  readonly reviewHours: number;
  readonly neededFor: readonly ('deposit' | 'play' | 'withdraw')[];
  /**
   * What the account lacks besides: `password` one of the person's own in the place of the
   * platform's, for which deposits wait; `contact` any way to reach them.
   */
  readonly alsoNeeded: readonly ('password' | 'contact')[];
  readonly ways: readonly Way[];
  /** The newest change of proved details that was asked for. */
  readonly change: DetailChange | undefined;
  /** The document by which the person was proved, in the days before its last one. */
  readonly expiring: { readonly paper: Paper; readonly endsOn: string } | undefined;
}

/** A change of proved details, which a paper proves. */
export interface DetailChange {
  readonly topic: ChangeTopic;
  readonly state: 'in_review' | 'done' | 'refused';
  readonly reason: Refusal | undefined;
}

/** Somebody else who can prove who the person is: a bank, an office. */
export interface Way {
  readonly id: string;
  /** A name of its own, the same in all languages. */
  readonly name: string;
  readonly kind: 'redirect' | 'frame';
  readonly proves: readonly CheckKind[];
  /** It would prove something that is not proved yet. */
  readonly isOpen: boolean;
}

/** Where the person proves it. */
export interface Visit {
  readonly url: string;
  /** The same as a page of its own. */
  readonly fallback: string;
  /** What the page signs its messages with, where it stands in a frame. */
  readonly source: string;
}

const visitEnds = [
  'verified',
  'mismatch',
  'under_age',
  'known',
  'refused',
  'cancelled',
  'failed',
] as const;
/** What a visit came to. */
export type VisitEnd = (typeof visitEnds)[number];

export function isVisitEnd(word: string): word is VisitEnd {
  return visitEnds.some((each) => each === word);
}
