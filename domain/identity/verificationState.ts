/** What a platform says of the proof of who a person is. */
export interface VerificationFacts {
  /** The paper that is asked for beside what was proved; empty for none. */
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

/**
 * The first that fits, and not verified where nothing does. Two numbers that say opposite things
 * are taken for the stricter one. Source: specification 2, section 4 (Office and account).
 */
export function verificationState(facts: VerificationFacts): VerificationState {
  if (facts.requestedDocument !== '') return 'one-more-paper';
  const isVerified = facts.internalStatus === 1 || facts.groupCode === 'successful';
  if (isVerified && facts.verificationStatus !== 1) return 'verified';
  return facts.userStatusId === 1 ? 'pending' : 'not-verified';
}
