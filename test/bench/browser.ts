import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

/** User agents of real browsers; the site treats a headless one as a bot. */
export const desktopAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Chromium for measuring: CHROMIUM names another binary than Playwright's own. */
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
      // Whoever watches the network is told who asked for a file, line and column: without this
      // every script is parsed a second time for it, 80 ms of React alone at a quarter of the
      // speed, which happens in nobody's own browser.
      '--js-flags=--no-enable-lazy-source-positions',
      ...more,
    ],
  });
}

/** Slow 4G as the budgets define it, and a phone's processor. */
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
 * Seconds of the renderer's main thread so far. CPU time of the thread: waiting for a core is not
 * counted, so that another process on the machine changes the figure little.
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
