const reloadGapMs = 60_000;

/** Blocks reloads of the page; set by code with a reason. */
export interface ReloadGate {
  /** Pending work, or the failed code was only prefetched. */
  isClosed: () => boolean;
}

/**
 * After a deploy an open page may request a chunk that no longer exists: the page is reloaded, at
 * most once in a minute (specification, shell, 8); if that does not help, the view shows its error
 * block. The browser itself knows whether the page was reloaded and how old it is, so the limit
 * works with storage blocked. Without a network a reload would only lose the page.
 */
export function reloadOnStaleChunk(page: Window): ReloadGate {
  const gate: ReloadGate = { isClosed: () => false };
  let askedAtMs = -reloadGapMs;
  page.addEventListener('vite:preloadError', () => {
    const { performance, navigator, location } = page;
    const [entry] = performance.getEntriesByType(
      'navigation',
    ) as readonly Partial<PerformanceNavigationTiming>[];
    const isFresh = entry?.type === 'reload' && performance.now() < reloadGapMs;
    // The reload aborts running requests, and each of them would trigger it again.
    const isAsked = performance.now() - askedAtMs < reloadGapMs;
    if (isFresh || isAsked || !navigator.onLine || gate.isClosed()) return;
    askedAtMs = performance.now();
    location.reload();
  });
  return gate;
}
