import type { Dispose } from '../../contract/Dispose.ts';

/** Page by its route's name, for links and for `go`: paths are never put together by hand. */
export interface RouteTarget {
  readonly name: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Current address and page. Observable. */
export interface Navigation {
  readonly routeName: string | undefined;
  readonly routeId: number | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly path: string;
  /** Key of the current history entry: the same again when Back or Forward returns to it. */
  readonly entryKey: string;
  readonly hasRoute: (name: string) => boolean;
  /** Path with language. Throws UnknownRouteError with the nearest name. */
  readonly href: (target: RouteTarget) => string;
  readonly go: (target: RouteTarget | string, options?: { readonly isReplacing?: boolean }) => void;
  /**
   * Changes the query in place, so that a link shows the same state: no guard runs, no page
   * changes. Not for values by which another page, or the edge, chooses.
   */
  readonly rewriteQuery: (values: Readonly<Record<string, string | undefined>>) => void;
  /** Called before every navigation, back included; false prevents it. Dispose to stop blocking. */
  readonly block: (mayGo: (to: URL) => boolean) => Dispose;
  /** Registers a layer over the page until disposed: Back closes it, the topmost first. */
  readonly openLayer: (close: () => void) => Dispose;
  /** Leaves for an address of the site that is no page, or for an https address elsewhere. */
  readonly leave: (address: string) => void;
  /** Reloads the page at the same address. Wait for `pendingWork` before calling it. */
  readonly reload: () => void;
}
