import type { ProtectionProfile } from '../limits/profiles.ts';

/** Actions that a brand may close until the person's identity is verified. */
export type GatedAction = 'demo' | 'deposit' | 'play' | 'withdraw';

/** Condition under which an action needs a proof, and of what. */
export type IdentityGate =
  | { readonly kind: 'none' }
  | { readonly kind: 'age' }
  | { readonly kind: 'identity' }
  /**
   * Identity once this amount was deposited, or this time after registration, whichever is first.
   */
  | { readonly kind: 'identity-later'; readonly paidInEuroMinor: number; readonly afterS: number }
  /** Identity unless the money returns to its source. */
  | { readonly kind: 'identity-elsewhere' };

/** Facts that decide whether a gate is open. */
export interface GateFacts {
  readonly isAgeProved: boolean;
  readonly isVerified: boolean;
  /** Sum of all completed deposits and the requested one. */
  readonly paidInEuroMinor: number;
  readonly sinceRegistrationS: number;
  readonly goesBackToSource: boolean;
}

const hourS = 3600;
const dayS = 24 * hourS;

const strict: Readonly<Record<GatedAction, IdentityGate>> = {
  demo: { kind: 'age' },
  deposit: { kind: 'identity' },
  play: { kind: 'identity' },
  // A withdrawal must require no new proof: all proofs were required before.
  withdraw: { kind: 'none' },
};

/** Requirement ID06. The figures of `light` are those of anti-money-laundering rules. */
export const identityGates: Readonly<
  Record<ProtectionProfile, Readonly<Record<GatedAction, IdentityGate>>>
> = {
  strict,
  de: strict,
  standard: {
    demo: { kind: 'none' },
    deposit: { kind: 'identity-later', paidInEuroMinor: 150_00, afterS: 72 * hourS },
    play: { kind: 'identity-later', paidInEuroMinor: 150_00, afterS: 72 * hourS },
    withdraw: { kind: 'identity-elsewhere' },
  },
  light: {
    demo: { kind: 'none' },
    deposit: { kind: 'identity-later', paidInEuroMinor: 2000_00, afterS: 30 * dayS },
    play: { kind: 'identity-later', paidInEuroMinor: 2000_00, afterS: 30 * dayS },
    withdraw: { kind: 'identity-elsewhere' },
  },
};

export function isGateOpen(gate: IdentityGate, facts: GateFacts): boolean {
  if (facts.isVerified) return true;
  switch (gate.kind) {
    case 'none':
      return true;
    case 'age':
      return facts.isAgeProved;
    case 'identity':
      return false;
    case 'identity-later':
      return (
        facts.paidInEuroMinor <= gate.paidInEuroMinor && facts.sinceRegistrationS < gate.afterS
      );
    case 'identity-elsewhere':
      return facts.goesBackToSource;
  }
}
