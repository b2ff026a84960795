import { createEventToken, createToken, type Dispose } from '#core';

/** Purpose of a cookie, a stored value or a third-party script. `necessary` needs no consent. */
export type ConsentCategory = 'necessary' | 'functionality' | 'marketing';

/** The choice, in words of the cookie `cookies_agree_type`; `disabled`: necessary only. */
export type ConsentChoice = 'all' | 'functionality' | 'marketing' | 'disabled';

/**
 * What the person agreed to. Ask before anything that is not necessary is stored, loaded or sent.
 * Not for the choices of `services.preferences`: those obey by themselves.
 */
export interface Consent {
  /** Observable; undefined until the person has chosen. */
  readonly choice: ConsentChoice | undefined;
  /** Observable. Without a choice true for `necessary` only, or where the site does not ask. */
  readonly allows: (category: ConsentCategory) => boolean;
  /** Runs once: now, or when the person agrees. Dispose before that and it never runs. */
  readonly whenAllowed: (category: ConsentCategory, run: () => void) => Dispose;
  /** Shows the choice of cookies again; the focus goes there and comes back. */
  readonly openSettings: () => void;
}

/** Service with the person's consent. */
export const consentToken = createToken<Consent>('notices.consent', 1);

/** Payload of `appVersionEvent`. */
export interface AppVersionChange {
  readonly from: string;
  readonly to: string;
}

/** The application's version changed. The page itself may be the old one (`from`) or the new. */
export const appVersionEvent = createEventToken<AppVersionChange>('notices.app-version');
