import type { Browser, BrowserContext, Page } from '@playwright/test';
import { desktopAgent } from './browser.ts';
import { timed, type Measured } from './Figure.ts';
import { median } from './statistics.ts';

/** Server-rendered markup has prices, too; React's properties show that they are interactive. */
const ready = (): boolean =>
  [...document.querySelectorAll('main [data-odds]')].some(
    (cell) =>
      /\d/.test(cell.textContent ?? '') &&
      Object.keys(cell).some((key) => key.startsWith('__reactProps')),
  ) && document.querySelector('main [aria-busy="true"]') === null;

async function open(
  browser: Browser,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    userAgent: desktopAgent,
  });
  return { context, page: await context.newPage() };
}

/** Time until a price is interactive and no spinner is left. */
async function readyMs(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/en`, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(ready, undefined, { timeout: 60_000, polling: 50 });
  return page.evaluate(() => performance.now());
}

/** Slow 3G: 400 kbit/s each way, 400 ms. */
async function slowThirdGenerationMs(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await open(browser);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const time = await readyMs(page, origin);
  await context.close();
  return time;
}

/** URLs that a blocker or a dead third party removes: analytics, adverts, all other hosts. */
function blockList(origin: string): { readonly urlPattern: string; readonly block: boolean }[] {
  const { host } = new URL(origin);
  return [
    ...['fatman-api', 'social-api', 'sandbox/providers', 'web-api/policy'].map((place) => ({
      urlPattern: `*://*:*/${place}/*`,
      block: true,
    })),
    ...['http', 'https', 'ws', 'wss'].map((scheme) => ({
      urlPattern: `${scheme}://${host}/*`,
      block: false,
    })),
    { urlPattern: '*://*:*/*', block: true },
  ];
}

/**
 * Load time with or without a blocker. The browser blocks by itself: a route of Playwright would
 * delay every request, also the allowed ones.
 */
async function blockedMs(browser: Browser, origin: string, isBlocked: boolean): Promise<number> {
  const { context, page } = await open(browser);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isBlocked) await session.send('Network.setBlockedURLs', { urlPatterns: blockList(origin) });
  const time = await readyMs(page, origin);
  await context.close();
  return time;
}

/** The cost of a bad network and of a blocker; visits alternate. */
export async function measureFaults(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Measured> {
  const slow: number[] = [];
  const times: Record<'open' | 'blocked', number[]> = { open: [], blocked: [] };
  await blockedMs(browser, origin, false);
  for (let round = 0; round < rounds; round += 1) {
    slow.push(await slowThirdGenerationMs(browser, origin));
    for (let turn = 0; turn < 4; turn += 1) {
      const isBlocked = (turn + round) % 2 === 0;
      times[isBlocked ? 'blocked' : 'open'].push(await blockedMs(browser, origin, isBlocked));
    }
  }
  const [normalMs, withBlockerMs] = [median(times.open), median(times.blocked)];
  return {
    figures: [
      timed('home on slow 3G: ready, nothing spins (A41)', median(slow), 'ms', 15_000),
      timed(
        'home with a blocker against without: ready (A42)',
        Math.round((withBlockerMs / normalMs) * 1000) / 1000,
        'x',
        1.05,
        `${withBlockerMs.toFixed(0)} against ${normalMs.toFixed(0)} ms`,
      ),
    ],
  };
}
