import { expect, test } from 'vitest';
import { protectionRules, type ProtectionProfile } from '../limits/profiles.ts';
import { identityGates, isGateOpen, type GatedAction, type GateFacts } from './identityGates.ts';

const stranger: GateFacts = {
  isAgeProved: false,
  isVerified: false,
  paidInEuroMinor: 0,
  sinceRegistrationS: 0,
  goesBackToSource: true,
};
const people = {
  stranger,
  adult: { ...stranger, isAgeProved: true },
  saver: { ...stranger, paidInEuroMinor: 150_00, sinceRegistrationS: 72 * 3600 - 1 },
  spender: { ...stranger, paidInEuroMinor: 150_01 },
  late: { ...stranger, sinceRegistrationS: 72 * 3600 },
  rich: { ...stranger, paidInEuroMinor: 2000_01 },
  old: { ...stranger, sinceRegistrationS: 30 * 86_400 },
  elsewhere: { ...stranger, goesBackToSource: false },
  verified: { ...stranger, isVerified: true, paidInEuroMinor: 1e9, goesBackToSource: false },
} as const;

/** The people above for whom each action is open. */
const strict: Readonly<Record<GatedAction, readonly (keyof typeof people)[]>> = {
  demo: ['adult', 'verified'],
  deposit: ['verified'],
  play: ['verified'],
  withdraw: Object.keys(people) as (keyof typeof people)[],
};

const passes: Readonly<
  Record<ProtectionProfile, Readonly<Record<GatedAction, readonly (keyof typeof people)[]>>>
> = {
  strict,
  de: strict,
  standard: {
    demo: Object.keys(people) as (keyof typeof people)[],
    deposit: ['stranger', 'adult', 'saver', 'elsewhere', 'verified'],
    play: ['stranger', 'adult', 'saver', 'elsewhere', 'verified'],
    withdraw: ['stranger', 'adult', 'saver', 'spender', 'late', 'rich', 'old', 'verified'],
  },
  light: {
    demo: Object.keys(people) as (keyof typeof people)[],
    deposit: ['stranger', 'adult', 'saver', 'spender', 'late', 'elsewhere', 'verified'],
    play: ['stranger', 'adult', 'saver', 'spender', 'late', 'elsewhere', 'verified'],
    withdraw: ['stranger', 'adult', 'saver', 'spender', 'late', 'rich', 'old', 'verified'],
  },
};

test.each(Object.keys(protectionRules) as ProtectionProfile[])(
  'IDN-2 ID06 IDN-99 IDN-100 IDN-101 actions that are open without a proof of identity: %s',
  (profile) => {
    for (const [action, gate] of Object.entries(identityGates[profile])) {
      const names = Object.entries(people).filter(([, facts]) => isGateOpen(gate, facts));
      expect([action, names.map(([name]) => name)]).toEqual([
        action,
        passes[profile][action as GatedAction],
      ]);
    }
  },
);
