import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cookiesOf, describeLook, newLook, type Look } from './Look.ts';
import type { PageGuard } from './PageGuard.ts';
import type { Stage } from './stage.ts';

interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Blocks of pages already checked in this look. */
  readonly known: Set<string>;
  /** Number of the reset of the stage after which the session was opened. */
  resets: number;
  cookies: Awaited<ReturnType<typeof cookiesOf>>;
}

/** An address of each brand without scripts, where storage can be cleared. */
const emptyPath = '/healthz';
const mostOpen = 4;

/**
 * Windows that stay open from scene to scene, one for each look: a page with cached code and a
 * running process costs half of one in a new window. Data of a scene are removed before the next,
 * and the stage is reset as soon as it has been changed.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #stage: Stage;
  readonly #open = new Map<string, Window>();
  #resets = 0;
  #orders = 0;
  #hasPageWritten = true;

  constructor(browser: Browser, stage: Stage) {
    this.#browser = browser;
    this.#stage = stage;
  }

  /** Runs in the window of a look in the state of a first visit. */
  async visit(
    look: Look,
    guard: PageGuard,
    run: (page: Page, known: Set<string>) => Promise<void>,
    isApart = false,
  ): Promise<void> {
    await this.#putBack();
    const key = describeLook(look);
    const window = (isApart ? undefined : this.#open.get(key)) ?? (await this.#create(look));
    if (!isApart) await this.#keep(key, window);
    const unwatch = guard.watch(window.page);
    try {
      await this.#enter(window, look);
      await run(window.page, window.known);
      if (!isApart) await this.#leave(window, look);
    } catch (error) {
      this.#open.delete(key);
      await window.context.close();
      throw error;
    } finally {
      unwatch();
      if (isApart) await window.context.close();
    }
  }

  /** Pauses price changes during the measurement, because each would lay the page out again. */
  async still(measure: () => Promise<void>): Promise<void> {
    const { control } = this.#stage;
    const isUntouched = control.orders === this.#orders;
    await control.feed({ paused: true });
    await measure();
    await control.feed({ paused: false });
    if (isUntouched) this.#orders = control.orders;
  }

  async close(): Promise<void> {
    for (const { context } of this.#open.values()) await context.close();
    this.#open.clear();
  }

  async #keep(key: string, window: Window): Promise<void> {
    this.#open.delete(key);
    this.#open.set(key, window);
    const [oldest] = this.#open;
    if (oldest === undefined || this.#open.size <= mostOpen) return;
    this.#open.delete(oldest[0]);
    await oldest[1].context.close();
  }

  async #putBack(): Promise<void> {
    const { control } = this.#stage;
    if (!this.#hasPageWritten && control.orders === this.#orders) return;
    await this.#stage.begin();
    this.#resets += 1;
    this.#hasPageWritten = false;
    this.#orders = control.orders;
  }

  async #create(look: Look): Promise<Window> {
    const context = await newLook(this.#browser, this.#stage, look);
    const page = await context.newPage();
    context.on('request', (request) => {
      if (request.method() !== 'GET') this.#hasPageWritten = true;
    });
    return { context, page, known: new Set(), resets: -1, cookies: [] };
  }

  async #enter(window: Window, look: Look): Promise<void> {
    if (window.resets !== this.#resets) window.cookies = await cookiesOf(this.#stage, look);
    window.resets = this.#resets;
    await window.context.addCookies([...window.cookies]);
  }

  async #leave({ context, page }: Window, look: Look): Promise<void> {
    await page.goto(`${this.#stage.brandURL(look.brand)}${emptyPath}`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.mouse.move(0, 0);
    await context.clearCookies();
  }
}
