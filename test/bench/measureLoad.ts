import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { desktopAgent, mainThread, slowDown } from './browser.ts';
import { counted, timed, type Measured } from './Figure.ts';
import { markdownTable, shortNumber } from './markdownTable.ts';
import { median } from './statistics.ts';

/** Observations of the script in the page. */
interface Seen {
  firstPaintMs: number;
  largestPaintMs: number;
  firstOddsMs: number;
  shift: number;
  readonly longTasks: { readonly startMs: number; readonly durationMs: number }[];
}

interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly firstOddsMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly requestsBeforeOdds: number;
  readonly kilobytesBeforeOdds: number;
  /** CPU time of the main thread until the page is idle. */
  readonly cpuMs: number;
}

interface Screen {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly userAgent: string;
  readonly isPhone?: boolean;
}

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const screens: readonly Screen[] = [
  { name: 'home 1366', viewport: { width: 1366, height: 768 }, userAgent: desktopAgent },
  { name: 'home 390', viewport: { width: 390, height: 844 }, userAgent: phone, isPhone: true },
];
const settleMs = 2500;
const oddsWaitMs = 60_000;

/** Home on a slow network and processor while live, each time with an empty profile. */
export async function measureLoad(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Measured> {
  const visits = new Map<Screen, Visit[]>(screens.map((screen) => [screen, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of screens) visits.get(screen)?.push(await visit(browser, origin, screen));
  }
  const over = (screen: Screen, of: (visit: Visit) => number): number =>
    median((visits.get(screen) ?? []).map(of));
  return {
    figures: screens.flatMap((screen) => [
      timed(
        `${screen.name}: first paint`,
        over(screen, (each) => each.firstPaintMs),
        'ms',
        1000,
      ),
      timed(
        `${screen.name}: largest paint`,
        over(screen, (each) => each.largestPaintMs),
        'ms',
        1500,
      ),
      timed(
        `${screen.name}: first odds`,
        over(screen, (each) => each.firstOddsMs),
        'ms',
        2200,
      ),
      timed(
        `${screen.name}: total blocking time`,
        over(screen, (each) => each.blockedMs),
        'ms',
        200,
      ),
      counted(
        `${screen.name}: layout shift`,
        over(screen, (each) => each.shift),
        '',
        0.05,
      ),
    ]),
    details: markdownTable(
      [
        'visit',
        'first paint',
        'largest',
        'first odds',
        'blocked',
        'shift',
        'requests',
        'kB',
        'CPU ms',
      ],
      screens.flatMap((screen) =>
        (visits.get(screen) ?? []).map((each) => [
          screen.name,
          ...[each.firstPaintMs, each.largestPaintMs, each.firstOddsMs, each.blockedMs].map(
            (value) => value.toFixed(0),
          ),
          each.shift.toFixed(3),
          String(each.requestsBeforeOdds),
          shortNumber(each.kilobytesBeforeOdds),
          each.cpuMs.toFixed(0),
        ]),
      ),
    ),
  };
}

async function visit(
  browser: Browser,
  origin: string,
  { viewport, userAgent, isPhone = false }: Screen,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    userAgent,
    ...(isPhone ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slowDown(session);
  const requests = new Map<string, { readonly startS: number; bytes: number }>();
  let navigationStartS = 0;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    if (type === 'Document' && navigationStartS === 0) navigationStartS = timestamp;
    requests.set(requestId, { startS: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(`${origin}/en`, { waitUntil: 'load', timeout: 60_000 });
  await waitForOdds(session);
  await page.waitForTimeout(settleMs);
  const seen = await page.evaluate(() => (window as unknown as { benchLoad: Seen }).benchLoad);
  const cpuMs = (await mainThread(session)).TaskDuration * 1000;
  await context.close();
  const before = [...requests.values()].filter(
    ({ startS }) => (startS - navigationStartS) * 1000 < seen.firstOddsMs,
  );
  return {
    firstPaintMs: seen.firstPaintMs,
    largestPaintMs: seen.largestPaintMs,
    firstOddsMs: seen.firstOddsMs,
    shift: seen.shift,
    blockedMs: seen.longTasks.reduce(
      (sum, { startMs, durationMs }) =>
        sum + (startMs + durationMs > seen.firstPaintMs ? Math.max(0, durationMs - 50) : 0),
      0,
    ),
    requestsBeforeOdds: before.length,
    cpuMs,
    kilobytesBeforeOdds: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  };
}

/** Polls by the protocol alone: Playwright's waiting script is a 40 ms task here. */
async function waitForOdds(session: CDPSession): Promise<void> {
  const endMs = performance.now() + oddsWaitMs;
  while (performance.now() < endMs) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'benchLoad.firstOddsMs',
      returnByValue: true,
    });
    if (Number(result.value) > 0) return;
    await sleep(250);
  }
  throw new Error(`No odds were on the page after ${oddsWaitMs / 1000} s`);
}

/** Runs before everything else. First odds: the frame after a cell with a digit. */
function observe(): void {
  const seen: Seen = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    firstOddsMs: 0,
    shift: 0,
    longTasks: [],
  };
  (window as unknown as { benchLoad: Seen }).benchLoad = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime;
  });
  on('longtask', (entry) =>
    seen.longTasks.push({ startMs: entry.startTime, durationMs: entry.duration }),
  );
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  const look = (): void => {
    const cell = [...document.querySelectorAll('[data-odds]')].find((each) =>
      /\d/.test(each.textContent ?? ''),
    );
    if (cell === undefined || cell.getBoundingClientRect().height === 0) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.firstOddsMs = performance.now();
    };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}
