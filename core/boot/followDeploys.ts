const reloadGapMs = 60_000;
const key = 'grandstand:chunk-reload';

/**
 * After a deploy an open page may ask for a chunk that is gone: the page is loaded again, at most once in a minute
 * (specification, shell, 8), and the view's own error block stands when that did not help. The moment is kept in the
 * address's history entry, which survives a reload and works with storage blocked.
 */
export function followDeploys(page: Window): void {
  page.addEventListener('vite:preloadError', () => {
    const state: unknown = page.history.state;
    const entry = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
    const lastMs = entry[key];
    const nowMs = Date.now();
    if (typeof lastMs === 'number' && nowMs - lastMs < reloadGapMs) return;
    page.history.replaceState({ ...entry, [key]: nowMs }, '');
    page.location.reload();
  });
}
