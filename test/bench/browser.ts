import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

/** User agents of real browsers; the site treats a headless one as a bot. */
export const desktopAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Launches Chromium for measurements: CHROMIUM names another binary than Playwright's own. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const path = process.env['CHROMIUM'];
  return chromium.launch({
    ...(path === undefined || path === '' ? {} : { executablePath: path }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // With network observation, V8 reports line and column of each request's origin; without this
      // flag it parses every script a second time for that, 80 ms for React alone at a quarter of
      // the speed, which no real visitor pays.
      '--js-flags=--no-enable-lazy-source-positions',
      ...more,
    ],
  });
}

/** Throttles to slow 4G as defined by the budgets, and to a phone's processor. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export type MainThread = Readonly<
  Record<'TaskDuration' | 'ScriptDuration' | 'LayoutDuration' | 'RecalcStyleDuration', number>
>;

/**
 * Seconds of CPU time of the renderer's main thread so far. Waiting for a core is not counted, so
 * that other processes on the machine change the figure little.
 */
export async function mainThread(session: CDPSession): Promise<MainThread> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    TaskDuration: of('TaskDuration'),
    ScriptDuration: of('ScriptDuration'),
    LayoutDuration: of('LayoutDuration'),
    RecalcStyleDuration: of('RecalcStyleDuration'),
  };
}

export async function watchMainThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}
