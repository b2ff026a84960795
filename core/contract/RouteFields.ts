import type { EndpointId } from '../../schemas/generated/endpoints.ts';

/** Skeletons that the shell knows; each keeps the final height of what replaces it. */
export type SkeletonName =
  | 'home'
  | 'list'
  | 'event'
  | 'office'
  | 'text'
  | 'form'
  | 'panel'
  | 'row'
  | 'none';

/**
 * What stands around a page: header, columns and footer; only overlays; nothing at all; the mark, the language and the
 * way to the support while the site is worked on, or closed for the person.
 */
export type LayoutName = 'default' | 'headless' | 'empty' | 'maintenance' | 'blocked';

/**
 * How a path parameter must look; anything else is 404 at once. `slugId` is `123-some-name` (the name may be missing),
 * `integer` a number below 2^53, `section` line or live, `word` lower-case letters, digits and hyphens, `token` 20 to
 * 200 letters, digits, hyphens and underscores, `date` a day such as 2026-03-14. A token is what no other path takes.
 * `pageType` is one of the page types that the brand has configured with a selection. A list is the words that may stand there.
 */
export type PathParameter =
  | 'slugId'
  | 'integer'
  | 'section'
  | 'word'
  | 'token'
  | 'date'
  | 'pageType'
  | readonly string[];

/** Data of a call that the edge makes before the page asks: `{sport}` stands for the number in that path parameter. */
export interface FirstData {
  readonly endpoint: EndpointId;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Where the answer to one of the first calls has the name of what a page is about. */
export interface TitleSource {
  readonly endpoint: EndpointId;
  /**
   * Ways through the answer, such as `game.team1.name`; in a list, `{sport}` is the item whose id is in that path
   * parameter. Several names are joined by a dash.
   */
  readonly names: readonly string[];
  /** Key in the plugin's dictionary of a text that takes the name as `{{name}}`; the name alone without it. */
  readonly textKey?: string;
}

/** What a site may lack, with the pages for it. */
export type RouteRequirement = 'registration' | 'identification';
