/** Documents that show who is there. */
export const factorPapers = ['passport', 'id_card', 'driving_licence'] as const;
export type FactorPaper = (typeof factorPapers)[number];

/** Why a document was refused, as far as there are words for it. */
export const factorRefusals = ['unreadable', 'cut', 'expired', 'other_person'] as const;

/** A request to come in without the second factor. */
export interface FactorRecovery {
  /** `ready`: the next sign-in goes without it. */
  readonly state: 'papers' | 'in_review' | 'waiting' | 'ready';
  /** Epoch seconds of the end of the three days. */
  readonly endsAtS: number;
  readonly refusal: (typeof factorRefusals)[number] | 'other' | undefined;
  readonly triesLeft: number;
}
