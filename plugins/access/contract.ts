import { createModalToken, createToken, type GuardVerdict, type NavigationRequest } from '#core';
import type { BlockAnswer } from './closed-site/AccessApi.ts';
import type { SiteStanding } from './closed-site/closedPage.ts';

/** Says that the agreement could not be saved; it has no way out but its two answers. */
export const termsFailureModal = createModalToken<object, 'retry' | 'sign-out'>(
  'access.terms-failure',
);

/**
 * Whether the site is open for this visitor. Observable. Made by the first navigation to a closed
 * site, else a few seconds after the page; others only need it to tell that the site is closed:
 * moving the page is its own task.
 */
export interface SiteAccess extends SiteStanding {
  /** ISO 3166-1, where the platform saw the visitor; blocked or not. */
  readonly countryCode: string | undefined;
  /** Asks the platform now; one question at a time, and it never fails. */
  readonly check: () => Promise<void>;
  /** For the plugin's own guard. `answer` is the one that came with the page. */
  readonly evaluate: (
    request: NavigationRequest,
    answer?: BlockAnswer,
  ) => GuardVerdict | Promise<GuardVerdict>;
}

/** Service with block and maintenance. */
export const siteAccessToken = createToken<SiteAccess>('access.site', 1);
