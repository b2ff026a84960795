import { createModalToken, createToken, type GuardVerdict, type NavigationRequest } from '#core';
import type { BlockAnswer } from './closed-site/AccessApi.ts';
import type { SiteStanding } from './closed-site/closedPage.ts';

/** Page on which the person agrees or refuses to move to another operator. */
export const confirmTransferRoute = 'access.transfer';
/** Page on which changed terms are read and accepted. */
export const confirmTermsRoute = 'access.confirm-terms';

/** Whether the person agreed to the current terms. `unknown` before the first answer. */
export type TermsState = 'unknown' | 'agreed' | 'changed';

/** `open`: stakes and deposits allowed; `checking`: soon known; `closed`: refuse. */
export type StakingState = 'open' | 'checking' | 'closed';

/**
 * Agreement of the signed-in person to the terms of the site. Observable. Polled every 60 s while
 * the page is visible; if the platform does not answer, its last answer stays valid.
 */
export interface Terms {
  readonly state: TermsState;
  /** Epoch seconds since which the current terms are valid; undefined before the first answer. */
  readonly updatedAtS: number | undefined;
  /** Check before taking stakes or deposits; `open` for visitors and brands without terms. */
  readonly staking: StakingState;
  /** Reads the state from the platform now; never rejects. */
  readonly check: () => Promise<void>;
  /** Accepts the terms of this time, in epoch seconds; rejects with HttpError. */
  readonly confirm: (seenAtS: number) => Promise<void>;
  /** Called by the response interceptor when the platform refused a call because of the terms. */
  readonly noteRefusal: () => void;
}

/** Dialog with the terms of the site or its privacy notice. */
export const termsTextModal = createModalToken<{ readonly document?: 'privacy' }>(
  'access.terms-text',
);

/** Service with the agreement to the terms, for all code that takes money. */
export const termsToken = createToken<Terms>('access.terms', 1);

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
