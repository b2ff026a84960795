import type { CoreServices } from './CoreServices.ts';
import type { GuardRule } from './GuardRule.ts';
import type { Load } from './Load.ts';
import type { RouteAccess } from './Route.ts';

/** Requested navigation. */
export interface NavigationRequest {
  readonly url: URL;
  readonly language: string;
  /** Name and id of the matching route; undefined without a match. */
  readonly routeName: string | undefined;
  readonly routeId: number | undefined;
  readonly access: RouteAccess;
  readonly params: Readonly<Record<string, string>>;
  /** Dictionaries of the platform that the route needs. */
  readonly dictionaries?: readonly string[];
  /** The current page; undefined on the first load. */
  readonly fromRouteName: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Decision of a guard. The first that is neither `next` nor `modal` ends the run; modals are
 * collected and open over the page.
 */
export type GuardVerdict =
  | { readonly kind: 'next' }
  /** Shows the page; later guards do not run. */
  | { readonly kind: 'show' }
  /** Path with language, query and hash: `/en/user/login`. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'not-found' }
  /** The site is closed for this person: shows the page of this path; later guards do not run. */
  | { readonly kind: 'block'; readonly to: string }
  /** Continues and opens a modal over the page. */
  | {
      readonly kind: 'modal';
      readonly id: string;
      readonly props?: Readonly<Record<string, unknown>>;
    };

/**
 * Evaluates a navigation before the address changes. It must keep no state between calls; when it
 * throws or times out, its `onError` applies.
 */
export type Guard = (
  request: NavigationRequest,
  services: CoreServices,
) => GuardVerdict | Promise<GuardVerdict>;

/** Guard with its code. */
export interface GuardContribution extends GuardRule {
  readonly load: Load<Guard>;
}
