import { test as base, expect, type Page } from '@playwright/test';
import { startFromSources, type SiteReplacement } from '../../edge/testing/startFromSources.ts';
import type { WorldSize } from '../../sandbox/world/WorldSize.ts';
import type { RunningServer } from '../../edge/start/startServer.ts';
import { acceptCookies } from './acceptCookies.ts';
import { ControlClient } from './ControlClient.ts';
import { signInBeside } from './Look.ts';
import { PageGuard } from './PageGuard.ts';
import { ReusedBrowser } from './ReusedBrowser.ts';
import { undeclaredNames } from './undeclaredNames.ts';

/** The site of a worker: its own edge and sandbox in memory, on its own port. */
export interface Stage {
  readonly baseURL: string;
  readonly port: number;
  readonly server: RunningServer;
  /** Address of a brand by its host name. */
  readonly brandURL: (brand: string) => string;
  readonly control: ControlClient;
  /** The platform's time in epoch milliseconds, without time advanced by a journey. */
  readonly nowMs: () => number;
  /** Resets the platform to its first start, with its time if `JOURNEYS_AT` sets one. */
  readonly begin: () => Promise<void>;
}

/** Starts each journey at an instant, such as `2026-12-31T23:59:50Z`. */
const journeysAtMs = readInstant(process.env['JOURNEYS_AT']);

function readInstant(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const atMs = Date.parse(text);
  if (Number.isNaN(atMs))
    throw new RangeError(
      `JOURNEYS_AT is ${text}, which is no instant; write one such as 2026-12-31T23:59:50Z`,
    );
  return atMs;
}

interface StageFixtures {
  /** Fails the test on console and page errors and policy violations; see `expectError`. */
  readonly guard: PageGuard;
  readonly stage: Stage;
  /** The page of the demo account, which is signed in before the page opens. */
  readonly member: Page;
}

interface StageWorkerFixtures {
  readonly workerStage: Stage;
  /** The browser that is reused between journeys with nothing but cached files. */
  readonly reused: ReusedBrowser;
}

/** A full world takes seconds to start, the small one of most journeys does not. */
interface World {
  readonly size: WorldSize;
  /** Instant at which it begins. */
  readonly atMs?: number | undefined;
}

/** Starts edge and sandbox on a free port. */
export async function startStage(
  replacement: SiteReplacement = {},
  { size, atMs = journeysAtMs }: World = { size: 'small' },
): Promise<Stage> {
  let aheadMs = atMs === undefined ? 0 : atMs - Date.now();
  const nowMs = (): number => Date.now() + aheadMs;
  const server = await startFromSources({
    port: 0,
    stage: 'test',
    brand: 'northline',
    sandbox: {
      size,
      isControlOpen: true,
      databasePath: ':memory:',
      nowMs,
      passwordCost: 256,
    },
    replacement,
  });
  const baseURL = `http://localhost:${server.port}`;
  const control = new ControlClient(baseURL);
  const begin = async (): Promise<void> => {
    if (atMs !== undefined) aheadMs = atMs - Date.now();
    await control.reset();
  };
  return {
    baseURL,
    port: server.port,
    server,
    brandURL: (brand) => `http://${brand}.localhost:${server.port}`,
    control,
    nowMs,
    begin,
  };
}

export const test = base.extend<StageFixtures, StageWorkerFixtures>({
  workerStage: [
    async ({}, use) => {
      const stage = await startStage();
      await use(stage);
      await stage.server.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ reused, viewport, isMobile, hasTouch, userAgent, javaScriptEnabled }, use) => {
    await use(await reused.open({ viewport, isMobile, hasTouch, userAgent, javaScriptEnabled }));
    await reused.empty();
  },
  reused: [
    async ({ browser, workerStage }, use) => {
      const reused = new ReusedBrowser(browser, [
        workerStage.baseURL,
        workerStage.brandURL('northline'),
        workerStage.brandURL('solara'),
      ]);
      await use(reused);
      await reused.close();
    },
    { scope: 'worker' },
  ],
  /** The worker's stage, reset even if a journey does not use it. */
  stage: async ({ workerStage }, use) => {
    await workerStage.begin();
    await use(workerStage);
  },
  member: async ({ page, context, stage }, use) => {
    await signInBeside(context, stage.baseURL);
    await use(page);
  },
  baseURL: async ({ workerStage }, use) => use(workerStage.baseURL),
  guard: [
    async ({ context, stage }, use) => {
      const guard = new PageGuard(stage.server.edge.violations);
      await acceptCookies(context, [
        stage.baseURL,
        stage.brandURL('northline'),
        stage.brandURL('solara'),
      ]);
      const watch = (page: Page): void => void guard.watch(page);
      context.on('page', watch);
      context.pages().forEach(watch);
      await use(guard);
      context.off('page', watch);
      expect(guard.faults(), 'console errors, page errors and policy violations').toEqual([]);
      expect(await undeclaredNames(context), 'stored names that no manifest declares').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
