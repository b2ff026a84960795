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

/** Two numbers say opposite things of one person: a fault of the platform, to be reported. */
export function isContradictory(facts: VerificationFacts): boolean {
  return isProved(facts) && facts.verificationStatus === 1;
}

function isProved({ internalStatus, groupCode }: VerificationFacts): boolean {
  return internalStatus === 1 || groupCode === 'successful';
}

/**
 * The first that fits, and not verified where nothing does. Two numbers that say opposite things
 * are taken for the stricter one. Source: specification 2, section 4 (Office and account).
 */
export function verificationState(facts: VerificationFacts): VerificationState {
  if (facts.requestedDocument !== '') return 'one-more-paper';
  if (isProved(facts) && !isContradictory(facts)) return 'verified';
  return facts.userStatusId === 1 ? 'pending' : 'not-verified';
}
