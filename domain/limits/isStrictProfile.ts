import type { ProtectionProfile } from './profiles.ts';

/**
 * Whether a profile is at least as strict as the default; in a file of its own for the first page.
 */
export function isStrictProfile(profile: ProtectionProfile): boolean {
  return profile === 'strict' || profile === 'de';
}
