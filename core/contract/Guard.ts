import type { CoreServices } from './CoreServices.ts';
import type { GuardRule } from './GuardRule.ts';
import type { Load } from './Load.ts';
import type { RouteAccess } from './Route.ts';

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

/** A guard with its code. */
export interface GuardContribution extends GuardRule {
  readonly load: Load<Guard>;
}
