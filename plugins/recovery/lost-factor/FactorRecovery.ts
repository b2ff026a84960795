/** Documents that prove the identity. */
export const factorPapers = ['passport', 'id_card', 'driving_licence'] as const;
export type FactorPaper = (typeof factorPapers)[number];

/** Reasons for refusing a document that have a text. */
export const factorRefusals = ['unreadable', 'cut', 'expired', 'other_person'] as const;

/** Request to sign in without the second factor. */
export interface FactorRecovery {
  /** `ready`: the next sign-in needs no second factor. */
  readonly state: 'papers' | 'in_review' | 'waiting' | 'ready';
  /** End of the three days, epoch seconds. */
  readonly endsAtS: number;
  readonly refusal: (typeof factorRefusals)[number] | 'other' | undefined;
  readonly triesLeft: number;
}
