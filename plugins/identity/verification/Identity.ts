import type { Person } from '#domain/accounts/person/Person.ts';
import type { ChangeTopic } from '#domain/identity/detailChanges.ts';
import type { AskReason, CheckKind, CheckState, Paper, Refusal } from '#domain/identity/papers.ts';

/** Proof of one fact about the person. */
export interface Check {
  readonly kind: CheckKind;
  readonly state: CheckState;
  readonly reason: Refusal | undefined;
  /** Any one of these documents proves it. */
  readonly papers: readonly Paper[];
  readonly changedAtS: number | undefined;
  /** Why the operator asks for it, if not everyone needs it. */
  readonly asked: AskReason | undefined;
  /** `2026-02-09`: the last valid day of the proof. */
  readonly endsOn: string | undefined;
}

export interface Identity {
  readonly isVerified: boolean;
  readonly checks: readonly Check[];
  /** Details that the person has entered. */
  readonly details: Person | undefined;
  /** Minimum age of a customer in years. */
  readonly minAge: number;
  /** Today in the zone of the site. */
  readonly today: string;
  readonly triesLeft: number;
  readonly reviewHours: number;
  readonly neededFor: readonly ('deposit' | 'play' | 'withdraw')[];
  /**
   * What else the account lacks: `password`, an own one instead of the generated one, without which
   * deposits are closed; `contact`, any way to reach the person.
   */
  readonly alsoNeeded: readonly ('password' | 'contact')[];
  readonly ways: readonly Way[];
  /** The newest requested change of verified details. */
  readonly change: DetailChange | undefined;
  /** The document of the verification, in the days before it expires. */
  readonly expiring: { readonly paper: Paper; readonly endsOn: string } | undefined;
}

/** A change of verified details, which a document proves. */
export interface DetailChange {
  readonly topic: ChangeTopic;
  readonly state: 'in_review' | 'done' | 'refused';
  readonly reason: Refusal | undefined;
}

/** An identity provider, such as a bank or an office. */
export interface Way {
  readonly id: string;
  /** Proper name, the same in all languages. */
  readonly name: string;
  readonly kind: 'redirect' | 'frame';
  readonly proves: readonly CheckKind[];
  /** It would prove an open check. */
  readonly isOpen: boolean;
}

/** Addresses of a begun visit. */
export interface Visit {
  readonly url: string;
  /** Address for the whole page. */
  readonly fallback: string;
  /** Source name of the messages that the framed page sends. */
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
/** Results of a visit. */
export type VisitEnd = (typeof visitEnds)[number];

export function isVisitEnd(word: string): word is VisitEnd {
  return visitEnds.some((each) => each === word);
}
