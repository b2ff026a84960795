import type { ComponentType } from 'react';
import type { EndpointId } from '../../schemas/generated/endpoints.ts';
import type { Skeleton } from '../ui/feedback/createSkeleton.ts';
import type { Load } from './Load.ts';

/**
 * What stands around a page. The specification names these layouts, and the shell draws them:
 * header, columns and footer; only overlays; nothing; the mark, language and support while the site
 * is under maintenance or closed for the person.
 */
export type LayoutName = 'default' | 'headless' | 'empty' | 'maintenance' | 'blocked';

/**
 * How a segment of a path must look, declared by its reader; anything else is 404 at once. Core
 * exports those that many read. It is data, because the edge matches the same plan.
 */
export interface PathParameter {
  /** The words that may stand there. */
  readonly words?: readonly string[];
  /** Regular expression that the whole segment fits. */
  readonly pattern?: string;
  /** Only the platform knows the values: the edge asks it, and an unknown one is 404. */
  readonly isLookedUp?: true;
  /**
   * A token that the platform has sent: takes what no other path takes, and must not leak through
   * the referrer. The edge asks the platform (`auth.tokenKnown`), and an unknown one is 404.
   */
  readonly isSecret?: true;
  /** One of the page types that the brand has configured with a selection. */
  readonly isPageType?: true;
  /** A page type may stand before its words and a menu section after them. */
  readonly isSection?: true;
}

/** A call that the edge makes before the page does; `{sport}` is the number in that parameter. */
export interface FirstData {
  readonly endpoint: EndpointId;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Where the answer to one of the first calls has the name of what a page is about. */
export interface TitleSource {
  readonly endpoint: EndpointId;
  /**
   * Ways through the answer, such as `game.team1.name`; in a list, `{sport}` is the item whose id
   * is in that path parameter, and `{country:countryId}` the first whose `countryId` is that of the
   * parameter `country`. Several names are joined by a dash.
   */
  readonly names: readonly string[];
  /** Key of a text that takes the name as `{{name}}`; the name alone without it. */
  readonly textKey?: string;
}

/**
 * For whom a page is, besides being signed in or not. The guards of the plugin `access` ask; a fact
 * that is not named does not matter.
 */
export interface RouteRules {
  /**
   * What a ban does to the page: `allowed` it stays open, `only` it is for banned people alone,
   * `withdrawal` it stays open at the ban levels that leave taking money out. Any other page is
   * closed to them.
   */
  readonly banned?: 'allowed' | 'only' | 'withdrawal';
  /** Open while changed terms wait for an answer; every other page leads to the confirmation. */
  readonly isTermsExempt?: boolean;
  /** Open where the site itself is closed, by a block or for maintenance. */
  readonly isAlwaysOpen?: boolean;
  /** The page exists in these languages only. */
  readonly languages?: readonly string[];
  /** True: for people who still have to identify themselves. False: for all others. */
  readonly needsIdentification?: boolean;
  /** True: for people who gave all data after their registration. False: for those who did not. */
  readonly hasDataAfterRegistration?: boolean;
}

/** Whether a page is for people who are signed in, for those who are not, or for all. */
export type RouteAccess = 'any' | 'authed' | 'anonymous';

/** A page with an address of its own. */
export interface RouteContribution {
  /** Numbers of the specification are kept; own ones start at 1000. */
  readonly id: number;
  /** `<plugin>.<noun>`, the name that menus, links and configuration use. */
  readonly name: string;
  /** Path after the language, without a leading slash; `:sport` is a parameter; `''` is home. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, PathParameter>>;
  /** Key in the plugin's dictionary. */
  readonly titleKey: string;
  readonly descriptionKey?: string;
  /** Names that begin the title, where the first data has them; else the title key. */
  readonly titleFrom?: TitleSource;
  readonly load: Load<ComponentType>;
  /** None by default: nothing stands there until the page does. */
  readonly skeleton?: Skeleton;
  readonly layout?: LayoutName;
  /** For all by default; a field of the site: for signed-in people while it is true. */
  readonly access?: RouteAccess | 'isShowPaymentPageOnlyAuth';
  /** Further conditions; without them all whom `access` lets in, except banned people. */
  readonly rules?: RouteRules;
  /** The page exists only while the site has this: registration allowed, identification shown. */
  readonly requires?: 'registration' | 'identification';
  /** The end column (coupon) is left out on pages of this kind when false. */
  readonly hasEndColumn?: boolean;
  /** Rule 38 of the specification: the quick coupon may open on this route. */
  readonly quickCoupon?: boolean;
  /**
   * What a provider of payments or identity checks does here. `frame`: its page stands in one, and
   * the headers of this page, and of no other, let the `frameHosts` of the configuration in; lead
   * to it by a load of its own. `return`: it sends browsers back here, by a POST as well, which the
   * edge turns into a GET. `order`: nothing yet; the page sends the browser there. On any of them
   * run scripts of the site alone, each with its hash, and a document that has run another script
   * is left for a new one.
   */
  readonly provider?: 'frame' | 'return' | 'order';
  readonly firstData?: readonly FirstData[];
  /** 404 unless the site has the route of this id (47: section of rules). */
  readonly requiredRouteId?: number;
  /** Lists of the platform that the page needs, by id: `countries`, `currencies`. */
  readonly dictionaries?: readonly string[];
  /** Further namespaces, such as `betting.later`: loaded with the code of the page. */
  readonly texts?: readonly string[];
  /** Switch of the configuration: false closes the route, missing leaves it open. */
  readonly feature?: string;
  /** Not for search engines. */
  readonly isPrivate?: boolean;
  /**
   * Password managers are led here from these addresses below `/.well-known/` (W3C "A Well-Known
   * URL for Changing Passwords" and "for Passkey Endpoints").
   */
  readonly wellKnown?: readonly ('change-password' | 'passkey-endpoints')[];
}
