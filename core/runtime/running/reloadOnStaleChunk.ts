const reloadGapMs = 60_000;

/** Whether the page must not reload now; set by code that knows a reason. */
export interface ReloadGate {
  /** A bet or a payment is in flight, or what failed was only fetched ahead of time. */
  isClosed: () => boolean;
}

/**
 * After a deploy an open page may ask for a chunk that is gone: the page is loaded again, at most
 * once in a minute (specification, shell, 8), and the view's own error block stands when that did
 * not help. The browser itself says whether this page came from a reload and how old it is, so the
 * rule holds with storage blocked. Without a network a reload would only lose the page.
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
    // The reload itself ends what is being fetched, and each end of it would ask again.
    const isAsked = performance.now() - askedAtMs < reloadGapMs;
    if (isFresh || isAsked || !navigator.onLine || gate.isClosed()) return;
    askedAtMs = performance.now();
    location.reload();
  });
  return gate;
}
