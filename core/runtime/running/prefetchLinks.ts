import { reaction } from 'mobx';
import type { Runtime } from '../../ui/react/ServicesContext.ts';
import type { PlannedRoute } from '../plan/Plan.ts';
import { splitAddress } from '../routes/splitAddress.ts';
import type { Dispose } from '../../contract/Dispose.ts';

const delayMs = 200;
/** Each costs some kilobytes that most people never need. */
const pagesMax = 4;
const slowTypes = new Set(['slow-2g', '2g']);

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface PrefetchOptions {
  readonly page?: Window & typeof globalThis;
  /** Set while code is being prefetched: its loss is no reason to reload the page. */
  readonly onCount: (running: number) => void;
}

/**
 * Prefetches code and texts of pages: when the page is idle of the few to which most links lead, if
 * one is in view, and of links that the pointer or the focus rests on; never data, never on a slow
 * or metered connection. What fails is fetched again when it is needed.
 */
export function prefetchLinks(
  runtime: Runtime,
  { page = window, onCount }: PrefetchOptions,
): Dispose {
  const { connection } = page.navigator as { readonly connection?: Connection };
  if (connection?.saveData === true || slowTypes.has(connection?.effectiveType ?? ''))
    return () => undefined;
  const links = new HoverPrefetch(runtime, page, onCount);
  let stopWaiting: Dispose = () => undefined;
  // Idle means: at the latest after 2 s.
  const stopFollowing = reaction(
    () => runtime.navigator.visit,
    () => (stopWaiting(), (stopWaiting = runtime.services.scheduler.whenIdle(links.watch))),
    { fireImmediately: true },
  );
  page.document.addEventListener('pointerover', links.handleEnter, { passive: true });
  page.document.addEventListener('focusin', links.handleEnter);
  return () => {
    stopFollowing();
    stopWaiting();
    page.document.removeEventListener('pointerover', links.handleEnter);
    page.document.removeEventListener('focusin', links.handleEnter);
    links.dispose();
  };
}

/** Prefetches the page of a link that stays in view, hovered or focused for a moment. */
class HoverPrefetch {
  readonly #runtime: Runtime;
  readonly #page: Window & typeof globalThis;
  readonly #onCount: (running: number) => void;
  readonly #inView: IntersectionObserver;
  /** Names of routes that are fetched, or on their way. */
  readonly #asked = new Set<string>();
  readonly #waits = new Map<Element, Dispose>();
  /** Links that wait to be seen, by the name of their route. */
  readonly #watched = new Map<string, Element[]>();
  #running = 0;

  constructor(
    runtime: Runtime,
    page: Window & typeof globalThis,
    onCount: (running: number) => void,
  ) {
    this.#runtime = runtime;
    this.#page = page;
    this.#onCount = onCount;
    this.#inView = new page.IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) this.#wait(target);
        else this.#leave(target);
    });
  }

  /** Looks which links the page has now. */
  readonly watch = (): void => {
    this.#inView.disconnect();
    this.#watched.clear();
    for (const link of this.#page.document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const route = this.#wantedRoute(link.href);
      if (route === undefined) continue;
      const others = this.#watched.get(route.name);
      if (others === undefined) this.#watched.set(route.name, [link]);
      else others.push(link);
    }
    const likeliest = [...this.#watched.values()]
      .toSorted((first, second) => second.length - first.length)
      .slice(0, pagesMax);
    for (const link of likeliest.flat()) this.#inView.observe(link);
  };

  readonly handleEnter = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (link !== null && link !== undefined) this.#wait(link);
  };

  dispose(): void {
    this.#inView.disconnect();
    for (const stop of this.#waits.values()) stop();
  }

  #wait(link: Element): void {
    if (this.#waits.has(link)) return;
    this.#waits.set(
      link,
      this.#runtime.services.scheduler.after(delayMs, () => {
        this.#waits.delete(link);
        this.#inView.unobserve(link);
        void this.#fetch((link as HTMLAnchorElement).href);
      }),
    );
  }

  #leave(link: Element): void {
    this.#waits.get(link)?.();
    this.#waits.delete(link);
  }

  /** The route of this site that a link leads to, unless it has been fetched. */
  #wantedRoute(href: string): PlannedRoute | undefined {
    if (!URL.canParse(href)) return undefined;
    const url = new URL(href);
    const { environment } = this.#runtime.services;
    const { language, path } = splitAddress(url.pathname);
    if (url.origin !== this.#page.location.origin || language !== environment.language)
      return undefined;
    const route = this.#runtime.navigator.find(path)?.route;
    return route === undefined || this.#asked.has(route.name) ? undefined : route;
  }

  async #fetch(href: string): Promise<void> {
    const { contributions, views } = this.#runtime;
    const route = this.#wantedRoute(href);
    const load = route === undefined ? undefined : contributions.routes.get(route.name);
    if (route === undefined || load === undefined) return;
    this.#asked.add(route.name);
    // Watching costs a look at each link in every frame.
    for (const other of this.#watched.get(route.name) ?? []) this.#inView.unobserve(other);
    this.#watched.delete(route.name);
    this.#onCount((this.#running += 1));
    try {
      await load();
      await views.load({ name: `route ${route.name}`, plugin: route.plugin, load });
    } catch {
      // The navigation itself shows the error block with a retry.
      this.#asked.delete(route.name);
    } finally {
      this.#onCount((this.#running -= 1));
    }
  }
}
