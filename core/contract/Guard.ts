import type { CoreServices } from './CoreServices.ts';
import type { Load } from './Load.ts';
import type { RouteAccess } from './Route.ts';

/** The order of the specification; within a station: side, plugin order, id. */
export const guardStations = [
  'referral',
  'app-version',
  'blocked',
  'dictionaries',
  'media',
  'access',
  'ssr-recheck',
  'analytics',
  'auth-access',
  'modal',
  'confirm-terms',
  'bonus-page',
  'url-language',
  'recharge',
  'mobile-id-bonus',
  'search-bot',
  'quick-coupon',
  'auth-redirect',
  'sub-app',
  'first-deposit',
] as const;

/** Name of a station; a navigation passes all of them in this order. */
export type GuardStation = (typeof guardStations)[number];

/** When a guard is asked at all; on other navigations it costs nothing, not even its code. */
export type GuardTrigger =
  /** The path leads to no page of the site. */
  | 'unmatched'
  /** The path has no language, or one that the site does not have. */
  | 'other-language'
  /** The visitor is a search robot. */
  | 'bot'
  /** The first page, on a touch device that says it is a desktop. */
  | 'tablet'
  /** A step from one page of the site to another. */
  | 'navigation'
  /** The route names dictionaries of the platform. */
  | 'dictionaries';

/** Where a person wants to go. */
export interface NavigationRequest {
  readonly url: URL;
  readonly language: string;
  /** Name and id of the route that matches, undefined when none does. */
  readonly routeName: string | undefined;
  readonly routeId: number | undefined;
  readonly access: RouteAccess;
  readonly params: Readonly<Record<string, string>>;
  /** Lists of the platform that the route needs. */
  readonly dictionaries?: readonly string[];
  /** The page the person is on; undefined on the first load. */
  readonly fromRouteName: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * What a guard decides. The first that is neither `next` nor `modal` ends the run; modals are
 * collected and open over the page.
 */
export type GuardVerdict =
  | { readonly kind: 'next' }
  /** Shows the page; the guards after it are not asked. */
  | { readonly kind: 'show' }
  /** Path with language, query and hash: `/en/user/login`. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'not-found' }
  /** The site is closed for this person: the page of this path is shown, no further guard asked. */
  | { readonly kind: 'block'; readonly to: string }
  /** Goes on and opens a modal over the page. */
  | {
      readonly kind: 'modal';
      readonly id: string;
      readonly props?: Readonly<Record<string, unknown>>;
    };

/**
 * Judges a navigation before the address changes. It may be called many times, so it keeps nothing
 * of one call for the next; what it throws, or when it is late, counts as its `onError` says.
 */
export type Guard = (
  request: NavigationRequest,
  services: CoreServices,
) => GuardVerdict | Promise<GuardVerdict>;

/**
 * A say in every navigation, at one of the 20 stations of the specification. Not for rules of one
 * page: those belong to the page.
 */
export interface GuardContribution {
  readonly id: string;
  readonly station: GuardStation;
  /** Where at the station: before or after the guards that name no side. */
  readonly side?: 'before' | 'after';
  /** `check` is awaited, `load` at its station from the start on, `effect` never. */
  readonly kind: 'check' | 'load' | 'effect';
  readonly timeoutMs: number;
  /** An error or time-out stops the navigation with the error page (`closed`), or does not. */
  readonly onError: 'open' | 'closed';
  /** Asked on these navigations only, on all without it; only then its code is fetched. */
  readonly trigger?: GuardTrigger;
  /** A locked guard cannot be switched off by configuration. */
  readonly isLocked?: boolean;
  readonly load: Load<Guard>;
}
