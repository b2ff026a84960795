/** The platform's fields about a person's verification. */
export interface VerificationFacts {
  /** The document requested in addition to the proofs; empty for none. */
  readonly requestedDocument: string;
  /** 1: verified. */
  readonly internalStatus: number;
  /** `successful`: verified. */
  readonly groupCode: string;
  /** 1: in review. */
  readonly userStatusId: number;
  /** 1: not verified. */
  readonly verificationStatus: number;
}

export type VerificationState = 'one-more-paper' | 'verified' | 'pending' | 'not-verified';

/** Whether two fields contradict each other, which is a fault of the platform to be reported. */
export function isContradictory(facts: VerificationFacts): boolean {
  return isProved(facts) && facts.verificationStatus === 1;
}

function isProved({ internalStatus, groupCode }: VerificationFacts): boolean {
  return internalStatus === 1 || groupCode === 'successful';
}

/**
 * The first matching state, and not verified if none matches. Of contradictory fields the stricter
 * one counts. Source: specification 2, section 4 (Office and account).
 */
export function verificationState(facts: VerificationFacts): VerificationState {
  if (facts.requestedDocument !== '') return 'one-more-paper';
  if (isProved(facts) && !isContradictory(facts)) return 'verified';
  return facts.userStatusId === 1 ? 'pending' : 'not-verified';
}
