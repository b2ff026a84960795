import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type RunningServer, type SiteReplacement } from '../../edge/server.ts';
import { acceptCookies } from './acceptCookies.ts';
import { ControlClient } from './ControlClient.ts';
import { PageGuard } from './PageGuard.ts';

/** The site of a worker: its own edge and sandbox in memory, on its own port. */
export interface Stage {
  readonly baseURL: string;
  readonly port: number;
  readonly server: RunningServer;
  /** Address of a brand by its host name. */
  readonly brandURL: (brand: string) => string;
  readonly control: ControlClient;
}

interface StageFixtures {
  /** Fails the test on console errors, page errors and violations of the policy; `expectError` excuses one. */
  readonly guard: PageGuard;
}

interface StageWorkerFixtures {
  readonly workerStage: Stage;
}

/** Edge and sandbox on a free port. */
export async function startStage(replacement: SiteReplacement = {}): Promise<Stage> {
  const server = await startServer({ port: 0, stage: 'test', brand: 'northline', sandbox: { size: 'small', isControlOpen: true, databasePath: ':memory:' }, replacement });
  const baseURL = `http://localhost:${server.port}`;
  return { baseURL, port: server.port, server, brandURL: (brand) => `http://${brand}.localhost:${server.port}`, control: new ControlClient(baseURL) };
}

export const test = base.extend<StageFixtures & { readonly stage: Stage }, StageWorkerFixtures>({
  workerStage: [
    async ({}, use) => {
      const stage = await startStage();
      await use(stage);
      await stage.server.close();
    },
    { scope: 'worker' },
  ],
  /** The worker's stage, put back to the start. */
  stage: async ({ workerStage }, use) => {
    await workerStage.control.reset();
    await use(workerStage);
  },
  baseURL: async ({ workerStage }, use) => use(workerStage.baseURL),
  guard: [
    async ({ context, workerStage }, use) => {
      const guard = new PageGuard(workerStage.server.edge.violations);
      await acceptCookies(context, [workerStage.baseURL, workerStage.brandURL('northline'), workerStage.brandURL('solara')]);
      context.on('page', (page: Page) => guard.watch(page));
      for (const page of context.pages()) guard.watch(page);
      await use(guard);
      expect(guard.faults(), 'console errors, page errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
