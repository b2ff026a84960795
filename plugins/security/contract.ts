/** Security centre: password, passkeys, second factor, sessions. */
export const securityRoute = 'security.centre';

/** Part of the security centre that `part` in its query scrolls into view. */
export type SecurityPart = 'two-step' | 'passkeys' | 'password' | 'contacts';
