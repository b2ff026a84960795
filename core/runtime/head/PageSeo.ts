/** Canonical address of a page elsewhere. */
export type CustomCanonical =
  | { readonly mode: 'url'; readonly targetUrl: string }
  | { readonly mode: 'mirror'; readonly domain: string };

/** Validated data of the platform for search engines: no script, no foreign origin, no markup. */
export interface PageSeo {
  readonly title?: string;
  readonly description?: string;
  /** Directives such as `noindex, follow`; of the page itself, else of the pages above it. */
  readonly robots?: string;
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly canonical?: CustomCanonical;
  /** Addresses by language segment that replace the site's own. */
  readonly languageLinks: ReadonlyMap<string, string>;
  readonly mediaLinks: readonly { readonly media: string; readonly href: string }[];
  /** Picture for previews of links to the page. */
  readonly picture?: {
    readonly href: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

/** A page without data of the platform. */
export const emptySeo: PageSeo = { metas: [], languageLinks: new Map(), mediaLinks: [] };
