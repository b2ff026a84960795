import { createToken, type Dispose } from '#core';

/** What is asked here of the plugin that keeps the person's consent; a site may be without it. */
export interface FunctionalConsent {
  /** Runs once: now, or when the person agrees. Dispose before that and it never runs. */
  readonly whenAllowed: (category: 'functionality', run: () => void) => Dispose;
}

/** Named here and not imported, because a token is known by its name and the plugin may not be installed. */
export const consentToken = createToken<FunctionalConsent>('notices.consent', 1);
