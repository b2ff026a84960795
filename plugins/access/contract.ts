import { createModalToken, createToken, type GuardVerdict, type NavigationRequest } from '#core';
import type { BlockAnswer } from './closed-site/AccessApi.ts';
import type { SiteStanding } from './closed-site/closedPage.ts';

/** Whether the person has agreed to the terms of now. `unknown`: the platform has not said it since the sign-in. */
export type TermsState = 'unknown' | 'agreed' | 'changed';

/** `open`: stakes and deposits may be taken. `checking`: it will be known in a moment. `closed`: they must be refused. */
export type StakingState = 'open' | 'checking' | 'closed';

/**
 * The agreement of the signed-in person to the terms of the site. Observable. Asked for every 60 s while the page is
 * looked at; while the platform does not answer, what it said last holds.
 */
export interface Terms {
  readonly state: TermsState;
  /** Epoch seconds from which the terms of now hold, as far as the platform has said. */
  readonly updatedAtS: number | undefined;
  /** To be checked before stakes or deposits are taken; reading is always open. For visitors, and where terms are not asked about, it is open. */
  readonly staking: StakingState;
  /** Asks the platform now; never rejects. */
  readonly check: () => Promise<void>;
  /** Sends the agreement to the terms that were seen, given by their time; rejects with HttpError. */
  readonly confirm: (seenAtS: number) => Promise<void>;
  /** For the recovery of calls: the platform refused one because of the terms. */
  readonly noteRefusal: () => void;
}

/** Service with the agreement to the terms, for whatever takes money. */
export const termsToken = createToken<Terms>('access.terms', 1);

/** Says that the agreement could not be saved; it has no way out but its two answers. */
export const termsFailureModal = createModalToken<object, 'retry' | 'sign-out'>(
  'access.terms-failure',
);

/**
 * Whether the site is open for this visitor. Observable. Made by the first navigation to a closed site, else a few
 * seconds after the page; others only need it to tell that the site is closed: moving the page is its own task.
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

/** Where changed terms are read and answered. */
export const confirmTermsRoute = 'access.confirm-terms';
