import { createModalToken, createToken, type GuardVerdict, type NavigationRequest } from '#core';
import type { BlockAnswer } from './closed-site/AccessApi.ts';
import type { SiteStanding } from './closed-site/closedPage.ts';

/** Reports that the agreement could not be saved; closes only by one of its two answers. */
export const termsFailureModal = createModalToken<object, 'retry' | 'sign-out'>(
  'access.terms-failure',
);

/**
 * Whether the site is open for this visitor. Observable. Created by the first navigation on a
 * closed site, otherwise a few seconds after the page load. Use it only to know that the site is
 * closed; it moves the page itself.
 */
export interface SiteAccess extends SiteStanding {
  /** ISO 3166-1 code of the country in which the platform located the visitor, blocked or not. */
  readonly countryCode: string | undefined;
  /** Asks the platform now; one request at a time. Never rejects. */
  readonly check: () => Promise<void>;
  /** For this plugin's guard. `answer` is the response inlined in the page. */
  readonly evaluate: (
    request: NavigationRequest,
    answer?: BlockAnswer,
  ) => GuardVerdict | Promise<GuardVerdict>;
}

/** Service for block and maintenance. */
export const siteAccessToken = createToken<SiteAccess>('access.site', 1);
