import type { Browser, BrowserContext } from '@playwright/test';

/** Everything that a site can store, except the HTTP cache, which holds nothing of a journey. */
const storageTypes = [
  'cache_storage',
  'file_systems',
  'indexeddb',
  'local_storage',
  'service_workers',
  'shared_storage',
].join();

/**
 * The browser of a worker, reused between journeys: a page with cached files costs less than one in
 * a new browser. Before each journey all pages are closed and all stored data are deleted.
 */
export class ReusedBrowser {
  readonly #browser: Browser;
  readonly #origins: readonly string[];
  #open: { readonly context: BrowserContext; readonly key: string } | undefined;

  /** @param origins origins of the journeys' sites that store data */
  constructor(browser: Browser, origins: readonly string[]) {
    this.#browser = browser;
    this.#origins = origins;
  }

  /** @param options context options of the journey; a change requires a new browser context */
  async open(options: object): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    if (this.#open?.key === key) return this.#open.context;
    await this.close();
    const context = await this.#browser.newContext();
    this.#open = { context, key };
    return context;
  }

  async empty(): Promise<void> {
    if (this.#open === undefined) return;
    const { context } = this.#open;
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const [page, ...others] = [await context.newPage(), ...context.pages()];
    await Promise.all(others.filter((each) => each !== page).map(async (each) => each.close()));
    const session = await context.newCDPSession(page);
    for (const origin of this.#origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
    await page.close();
  }

  async close(): Promise<void> {
    await this.#open?.context.close();
    this.#open = undefined;
  }
}
