import type { ProtectionProfile } from './profiles.ts';

/** Whether a profile is as strict as the house's own or stricter; alone, for the first page. */
export function isStrictProfile(profile: ProtectionProfile): boolean {
  return profile === 'strict' || profile === 'de';
}
