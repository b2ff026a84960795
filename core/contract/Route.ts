import type { ComponentType } from 'react';
import type { EndpointId } from '../../schemas/generated/endpoints.ts';
import type { Skeleton } from '../ui/feedback/createSkeleton.ts';
import type { Load } from './Load.ts';

/**
 * Layout around a page. The specification names them, and the shell renders them: header, columns
 * and footer; only overlays; nothing; the mark, language and support while the site is under
 * maintenance or closed for the person.
 */
export type LayoutName = 'default' | 'headless' | 'empty' | 'maintenance' | 'blocked';

/**
 * Format of a path segment; anything else is 404 at once. The core exports those with many users.
 * It is data, because the edge matches the same plan.
 */
export interface PathParameter {
  /** Allowed words. */
  readonly words?: readonly string[];
  /** Regular expression that the whole segment matches. */
  readonly pattern?: string;
  /** Only the platform knows the values: the edge asks it, and an unknown one is 404. */
  readonly isLookedUp?: true;
  /**
   * Token sent by the platform: matches what no other path matches, and must not leak through the
   * referrer. The edge asks the platform (`auth.tokenKnown`), and an unknown one is 404.
   */
  readonly isSecret?: true;
  /** One of the brand's configured page types that have a selection. */
  readonly isPageType?: true;
  /** A page type may precede it and a menu section may follow it. */
  readonly isSection?: true;
}

/** Call that the edge makes in advance; `{sport}` is the number in that parameter. */
export interface FirstData {
  readonly endpoint: EndpointId;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Place of the subject's name in the response to one of the first calls. */
export interface TitleSource {
  readonly endpoint: EndpointId;
  /**
   * Paths in the response, such as `game.team1.name`; in a list, `{sport}` is the item whose id is
   * in that path parameter, and `{country:countryId}` the first whose `countryId` is that of the
   * parameter `country`. Several names are joined by a dash.
   */
  readonly names: readonly string[];
  /** Key of a text that takes the name as `{{name}}`; without it the name alone. */
  readonly textKey?: string;
}

/**
 * Conditions for seeing a page, besides the sign-in. Evaluated by the guards of the plugin
 * `access`; an omitted field does not matter.
 */
export interface RouteRules {
  /**
   * Effect of a ban on the page: `allowed` it stays open, `only` it is for banned people alone,
   * `withdrawal` it stays open at the ban levels that leave withdrawals. Any other page is closed
   * to banned people.
   */
  readonly banned?: 'allowed' | 'only' | 'withdrawal';
  /**
   * Open while changed terms wait for an answer; every other page redirects to the confirmation.
   */
  readonly isTermsExempt?: boolean;
  /** Open while the site itself is closed by a block or for maintenance. */
  readonly isAlwaysOpen?: boolean;
  /** The page exists in these languages only. */
  readonly languages?: readonly string[];
  /** True: for people who still have to identify themselves. False: for all others. */
  readonly needsIdentification?: boolean;
  /** True: for people who gave all data after their registration. False: for those who did not. */
  readonly hasDataAfterRegistration?: boolean;
}

/** Whether a page is for signed-in people, for visitors, or for all. */
export type RouteAccess = 'any' | 'authed' | 'anonymous';

/** Page with an address of its own. */
export interface RouteContribution {
  /** Ids of the specification are kept; own ids start at 1000. */
  readonly id: number;
  /** `<plugin>.<noun>`, the name that menus, links and configuration use. */
  readonly name: string;
  /** Path behind the language, without a leading slash; `:sport` is a parameter; `''` is home. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, PathParameter>>;
  /** Key of the title in the plugin's dictionary. */
  readonly titleKey: string;
  readonly descriptionKey?: string;
  /** Names that begin the title, if the first data contains them; else the title key is used. */
  readonly titleFrom?: TitleSource;
  readonly load: Load<ComponentType>;
  /** Skeleton while the page loads; none by default. */
  readonly skeleton?: Skeleton;
  readonly layout?: LayoutName;
  /** `any` by default; with the name of a site field: `authed` while the field is true. */
  readonly access?: RouteAccess | 'isShowPaymentPageOnlyAuth';
  /**
   * Further conditions; without them the page is for everybody whom `access` admits, except banned
   * people.
   */
  readonly rules?: RouteRules;
  /** Feature of the site without which the page does not exist. */
  readonly requires?: 'registration' | 'identification';
  /** False: pages of this kind have no end column. */
  readonly hasEndColumn?: boolean;
  /** Rule 38 of the specification: the quick coupon may open on this route. */
  readonly quickCoupon?: boolean;
  /**
   * Role of the page for a provider of payments or identity checks. `frame`: the provider's page is
   * embedded, and only this page's headers allow the `frameHosts` of the configuration; navigate to
   * it by a full load. `return`: the provider sends browsers back here, by POST as well, which the
   * edge turns into a GET. `order`: the page sends the browser to the provider. All of them run
   * only scripts of the site, each with its hash, and a document that has run another script is
   * replaced by a new one.
   */
  readonly provider?: 'frame' | 'return' | 'order';
  readonly firstData?: readonly FirstData[];
  /** 404 unless the site has the route with this id (47: section of rules). */
  readonly requiredRouteId?: number;
  /** Ids of the platform's dictionaries that the page needs: `countries`, `currencies`. */
  readonly dictionaries?: readonly string[];
  /** Further namespaces, such as `betting.later`: loaded with the code of the page. */
  readonly texts?: readonly string[];
  /** Feature that closes the route when false; a missing one leaves it open. */
  readonly feature?: string;
  /** Not indexed by search engines. */
  readonly isPrivate?: boolean;
  /**
   * Addresses below `/.well-known/` that redirect password managers here (W3C "A Well-Known URL for
   * Changing Passwords" and "for Passkey Endpoints").
   */
  readonly wellKnown?: readonly ('change-password' | 'passkey-endpoints')[];
}
