import type { Runtime } from '../../ui/react/ServicesContext.ts';
import type { PlannedRoute } from '../plan/Plan.ts';
import { splitAddress } from '../routes/splitAddress.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/** Time that pointer or focus rests on a link before its page is fetched. */
const delayMs = 100;
const slowTypes = new Set(['slow-2g', '2g']);

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface PrefetchOptions {
  readonly page?: Window & typeof globalThis;
  /**
   * Called with the number of running prefetches: their failure is no reason to reload the page.
   */
  readonly onCount: (running: number) => void;
}

/**
 * Prefetches code and texts of the page behind a link that is about to be followed: pointer or
 * focus rests on it, or it was touched; never data, never on a slow or metered connection. Failed
 * requests are repeated when the code is needed.
 */
export function prefetchLinks(
  runtime: Runtime,
  { page = window, onCount }: PrefetchOptions,
): Dispose {
  const { connection } = page.navigator as { readonly connection?: Connection };
  if (connection?.saveData === true || slowTypes.has(connection?.effectiveType ?? ''))
    return () => undefined;
  const links = new LinkPrefetch(runtime, page.location.origin, onCount);
  const { document } = page;
  document.addEventListener('pointerover', links.handleEnter, { passive: true });
  document.addEventListener('focusin', links.handleEnter);
  document.addEventListener('touchstart', links.handleTouch, { passive: true });
  return () => {
    document.removeEventListener('pointerover', links.handleEnter);
    document.removeEventListener('focusin', links.handleEnter);
    document.removeEventListener('touchstart', links.handleTouch);
    links.stopWaiting();
  };
}

class LinkPrefetch {
  readonly #runtime: Runtime;
  readonly #origin: string;
  readonly #onCount: (running: number) => void;
  /** Names of routes that are fetched or being fetched. */
  readonly #asked = new Set<string>();
  #waitsFor: Element | null = null;
  #endWait: Dispose = () => undefined;
  #running = 0;

  constructor(runtime: Runtime, origin: string, onCount: (running: number) => void) {
    this.#runtime = runtime;
    this.#origin = origin;
    this.#onCount = onCount;
  }

  readonly handleEnter = (event: Event): void => {
    const link = linkOf(event);
    if (link === this.#waitsFor) return;
    this.stopWaiting();
    if (link === null) return;
    this.#waitsFor = link;
    this.#endWait = this.#runtime.services.scheduler.after(delayMs, () => this.#fetch(link.href));
  };

  /** The click follows the touch at once. */
  readonly handleTouch = (event: Event): void => {
    const link = linkOf(event);
    if (link !== null) void this.#fetch(link.href);
  };

  stopWaiting(): void {
    this.#endWait();
    this.#waitsFor = null;
  }

  /** Route of this site that a link leads to, unless it has been fetched. */
  #wantedRoute(href: string): PlannedRoute | undefined {
    if (!URL.canParse(href)) return undefined;
    const url = new URL(href);
    const { environment } = this.#runtime.services;
    const { language, path } = splitAddress(url.pathname);
    if (url.origin !== this.#origin || language !== environment.language) return undefined;
    const route = this.#runtime.navigator.find(path)?.route;
    return route === undefined || this.#asked.has(route.name) ? undefined : route;
  }

  async #fetch(href: string): Promise<void> {
    const { contributions, views } = this.#runtime;
    const route = this.#wantedRoute(href);
    const load = route === undefined ? undefined : contributions.routes.get(route.name);
    if (route === undefined || load === undefined) return;
    this.#asked.add(route.name);
    this.#onCount((this.#running += 1));
    try {
      // Loaded without the view first, because a failure here must not set an error in its state.
      await load();
      const { plugin, texts } = route;
      await views.load({ name: `route ${route.name}`, plugin, texts, load });
    } catch {
      // The navigation itself shows the error block with a retry.
      this.#asked.delete(route.name);
    } finally {
      this.#onCount((this.#running -= 1));
    }
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
