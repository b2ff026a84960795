import type { Person } from '#domain/accounts/person/Person.ts';
import type { CheckKind, CheckState, Paper, Refusal } from '#domain/identity/papers.ts';

/** The proof of one thing about the person. */
export interface Check {
  readonly kind: CheckKind;
  readonly state: CheckState;
  readonly reason: Refusal | undefined;
  /** Any one of these proves it. */
  readonly papers: readonly Paper[];
  readonly changedAtS: number | undefined;
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
}

/** A file of which parts have arrived. */
export interface UploadedFile {
  readonly id: string;
  readonly partBytes: number;
  readonly parts: number;
  readonly received: readonly number[];
}
