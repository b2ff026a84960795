import { reaction } from 'mobx';
import type { Runtime } from '../react/ServicesContext.ts';
import type { PlannedRoute } from '../plan/Plan.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { splitLanguage } from '../routing/splitLanguage.ts';
import type { Dispose } from '../services/CoreServices.ts';

const delayMs = 200;
const slowTypes = new Set(['slow-2g', '2g']);

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface PrefetchOptions {
  readonly page?: Window & typeof globalThis;
  /** Told while code is on its way that nobody has asked for: its loss is no reason to load the page again. */
  readonly onCount: (running: number) => void;
}

/**
 * Fetches the code and texts of pages before somebody goes there: of links in view when the page is idle, and of links
 * that the pointer or the focus rests on; never data, never on a slow or metered connection. What fails is fetched
 * again when it is needed.
 */
export function prefetchLinks({ services, navigator, contributions, views }: Runtime, { page = window, onCount }: PrefetchOptions): Dispose {
  const { scheduler, environment } = services;
  const { connection } = page.navigator as { readonly connection?: Connection };
  if (connection?.saveData === true || slowTypes.has(connection?.effectiveType ?? '')) return () => undefined;
  const asked = new Set<string>();
  const waits = new Map<Element, Dispose>();
  /** Links that wait to be seen, by the name of their route. */
  const watched = new Map<string, Element[]>();
  let running = 0;

  /** The route of this site that a link leads to, unless it has been fetched. */
  const wantedRoute = (href: string): PlannedRoute | undefined => {
    if (!URL.canParse(href)) return undefined;
    const url = new URL(href);
    const { language, path } = splitLanguage(url.pathname);
    if (url.origin !== page.location.origin || language !== environment.language) return undefined;
    const route = matchRoute(services.plan.routes, path, services.plan.places)?.route;
    return route === undefined || asked.has(route.name) ? undefined : route;
  };

  const fetchRoute = async (href: string): Promise<void> => {
    const route = wantedRoute(href);
    const load = route === undefined ? undefined : contributions.routes.get(route.name);
    if (route === undefined || load === undefined) return;
    asked.add(route.name);
    // Watching costs a look at each link in every frame.
    for (const other of watched.get(route.name) ?? []) inView.unobserve(other);
    watched.delete(route.name);
    onCount((running += 1));
    try {
      await load();
      await views.load({ name: `route ${route.name}`, plugin: route.plugin, load });
    } catch {
      // Whoever goes there meets the loss again, with an error block and another try.
      asked.delete(route.name);
    } finally {
      onCount((running -= 1));
    }
  };

  const wait = (link: Element): void => {
    if (waits.has(link)) return;
    waits.set(
      link,
      scheduler.after(delayMs, () => {
        waits.delete(link);
        inView.unobserve(link);
        void fetchRoute((link as HTMLAnchorElement).href);
      }),
    );
  };
  const leave = (link: Element): void => {
    waits.get(link)?.();
    waits.delete(link);
  };

  const inView = new page.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) wait(target);
      else leave(target);
  });
  const handleEnter = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (link !== null && link !== undefined) wait(link);
  };
  const observe = (): void => {
    inView.disconnect();
    watched.clear();
    for (const link of page.document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const route = wantedRoute(link.href);
      if (route === undefined) continue;
      const others = watched.get(route.name);
      if (others === undefined) watched.set(route.name, [link]);
      else others.push(link);
      inView.observe(link);
    }
  };
  let stopWaiting: Dispose = () => undefined;
  // Idle means: at the latest after 2 s.
  const stopFollowing = reaction(
    () => navigator.visit,
    () => (stopWaiting(), (stopWaiting = scheduler.whenIdle(observe))),
    { fireImmediately: true },
  );
  page.document.addEventListener('pointerover', handleEnter, { passive: true });
  page.document.addEventListener('focusin', handleEnter);
  return () => {
    stopFollowing();
    stopWaiting();
    inView.disconnect();
    page.document.removeEventListener('pointerover', handleEnter);
    page.document.removeEventListener('focusin', handleEnter);
    for (const stop of waits.values()) stop();
  };
}
