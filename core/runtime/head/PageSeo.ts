/** Where else a page says its one address is. */
export type CustomCanonical =
  | { readonly mode: 'url'; readonly targetUrl: string }
  | { readonly mode: 'mirror'; readonly domain: string };

/** The platform's data for search engines, checked: no script, no foreign origin, no markup. */
export interface PageSeo {
  readonly title?: string;
  readonly description?: string;
  /** Directives such as `noindex, follow`; of the page itself, else of the pages above it. */
  readonly robots?: string;
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly canonical?: CustomCanonical;
  /** By language segment: addresses that replace the site's own. */
  readonly languageLinks: ReadonlyMap<string, string>;
  readonly mediaLinks: readonly { readonly media: string; readonly href: string }[];
  /** What links to the page are shown with elsewhere. */
  readonly picture?: {
    readonly href: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

/** A page of which the platform says nothing. */
export const emptySeo: PageSeo = { metas: [], languageLinks: new Map(), mediaLinks: [] };
