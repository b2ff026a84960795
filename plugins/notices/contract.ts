import { createEventToken, createToken, type Dispose } from '#core';

/** Purpose of a cookie, a stored value or a third-party script. `necessary` needs no consent. */
export type ConsentCategory = 'necessary' | 'functionality' | 'marketing';

/** Choice, in the words of the cookie `cookies_agree_type`; `disabled`: necessary only. */
export type ConsentChoice = 'all' | 'functionality' | 'marketing' | 'disabled';

/**
 * Consent of the person. Check it before anything that is not necessary is stored, loaded or sent.
 * Not for the choices of `services.preferences`, which obey it themselves.
 */
export interface Consent {
  /** Observable; undefined until the person has chosen. */
  readonly choice: ConsentChoice | undefined;
  /**
   * Observable. Without a choice true for `necessary` only, or for all on a site that does not ask.
   */
  readonly allows: (category: ConsentCategory) => boolean;
  /** Runs once: now, or when the person agrees; never if disposed before. */
  readonly whenAllowed: (category: ConsentCategory, run: () => void) => Dispose;
  /** Opens the cookie prompt again; it gets the focus and returns it afterwards. */
  readonly openSettings: () => void;
}

/** Service with the person's consent. */
export const consentToken = createToken<Consent>('notices.consent', 1);

/** Payload of `appVersionEvent`. */
export interface AppVersionChange {
  readonly from: string;
  readonly to: string;
}

/**
 * The application's version changed. The page itself may be the old version (`from`) or the new.
 */
export const appVersionEvent = createEventToken<AppVersionChange>('notices.app-version');
