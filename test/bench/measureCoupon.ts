import type { Browser, Page } from '@playwright/test';
import { desktopAgent, mainThread, watchMainThread } from './browser.ts';
import { timed, type Measured } from './Figure.ts';
import { shortNumber } from './markdownTable.ts';
import { quantile } from './statistics.ts';

const wantedSelections = 20;
const changesPerSecond = 1000;
/** Number of events with moving prices: those of the coupon and as many again. */
const movingEvents = 40;
const idleMs = 3000;
/** Upper bound of interactions that the browser does not report. */
const unreportedMs = 16;

export interface CouponOptions {
  readonly rounds: number;
}

/** A coupon of twenty selections with moving prices: from input to next paint. */
export async function measureCoupon(
  browser: Browser,
  origin: string,
  { rounds }: CouponOptions,
): Promise<Measured> {
  // Tall enough for the rows that the coupon needs.
  const context = await browser.newContext({
    viewport: { width: 1366, height: 2000 },
    userAgent: desktopAgent,
  });
  const page = await context.newPage();
  await page.addInitScript(observeInteractions);
  await page.goto(`${origin}/en/line`);
  await page.waitForSelector('main [data-event] [data-odds]');
  const events = await fill(page);
  const stake = page.getByRole('textbox', { name: 'Stake' }).first();
  await stake.waitFor();
  await order(origin, { updatesPerSecond: changesPerSecond, events });
  try {
    await page.waitForTimeout(2000);
    const session = await watchMainThread(page);
    const before = await mainThread(session);
    await page.waitForTimeout(idleMs);
    const after = await mainThread(session);
    await page.evaluate(() => (globalThis as unknown as Watched).benchInteractions.clear());
    let made = 0;
    const step = async (run: () => Promise<void>, count = 1): Promise<void> => {
      await run();
      made += count;
      await page.waitForTimeout(120);
    };
    for (let round = 0; round < rounds; round += 1) {
      await step(async () => stake.click());
      for (const key of ['2', '5', '.', '5']) await step(async () => page.keyboard.press(key));
      await step(async () =>
        page.getByRole('button', { name: 'Increase the stake' }).first().click(),
      );
      await step(async () =>
        page.getByRole('button', { name: 'Decrease the stake' }).first().click(),
      );
      await step(async () => page.locator('[data-remove]').last().click());
      await step(async () =>
        page
          .locator(`main [data-event="${events.at(-1) ?? 0}"] [data-odds]`)
          .first()
          .click(),
      );
    }
    await page.waitForTimeout(500);
    const reported = await page.evaluate(() => [
      ...(globalThis as unknown as Watched).benchInteractions.values(),
    ]);
    const all = [
      ...reported,
      ...Array.from({ length: Math.max(0, made - reported.length) }, () => unreportedMs),
    ];
    const selections = await page.locator('[data-remove]').count();
    return {
      figures: [
        timed(
          'A11 coupon of 20 under 1,000 changes a second: interaction to next paint, p75',
          quantile(all, 0.75),
          'ms',
          100,
          `${made} inputs, p50 ${shortNumber(quantile(all, 0.5))}, longest ${shortNumber(Math.max(...all))}, ${selections} selections; without input the main thread works ${shortNumber(((after.TaskDuration - before.TaskDuration) * 1_000_000) / idleMs)} ms a second`,
        ),
      ],
    };
  } finally {
    await order(origin, { updatesPerSecond: 0 });
    await context.close();
  }
}

interface Watched {
  /** Longest duration by interaction. */
  readonly benchInteractions: Map<number, number>;
}

function observeInteractions(): void {
  const longest = new Map<number, number>();
  Object.assign(globalThis, { benchInteractions: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEntry & {
        readonly interactionId?: number;
      };
      if (interactionId > 0)
        longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Presses the first price of `count` events; returns the events whose prices will move. */
async function fill(page: Page): Promise<readonly number[]> {
  const events = await page
    .locator('main [data-event]')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['event'])));
  const wanted = [...new Set(events)].slice(0, wantedSelections);
  if (wanted.length < wantedSelections)
    throw new RangeError(
      `The page shows ${wanted.length} events, the coupon needs ${wantedSelections}`,
    );
  for (const event of wanted)
    await page.locator(`main [data-event="${event}"] [data-odds]`).first().click();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-remove]').length === count,
    wantedSelections,
  );
  return [...new Set(events)]
    .slice(0, movingEvents)
    .toSorted((first, second) => wanted.indexOf(first) - wanted.indexOf(second));
}

async function order(origin: string, body: object): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/v1/feed`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`The feed was not ordered: ${answer.status} ${await answer.text()}`);
}
