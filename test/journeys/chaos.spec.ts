import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { installedPlugins, rootFolder } from '../../tools/build/installedPlugins.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import { chaos } from '../plugins/chaos/index.ts';
import { witness } from '../plugins/witness/index.ts';
import { Bettor } from '../stage/Bettor.ts';
import { copyConfiguration } from '../stage/copyConfiguration.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, startStage, test as base, type Stage } from '../stage/stage.ts';
import { menus } from '#core';

/** Runs with a site that has the plugins of tests in it. */
async function withStage(
  first: PluginManifest,
  use: (stage: Stage) => Promise<void>,
): Promise<void> {
  const configFolder = copyConfiguration({
    'env/test.json': { plugins: { chaos: {}, witness: {} } },
  });
  const installed = [
    ...(await installedPlugins()),
    { folder: 'test/plugins/chaos', manifest: first },
    { folder: 'test/plugins/witness', manifest: witness },
  ];
  const stage = await startStage({
    buildFolder: join(rootFolder, 'dist', 'test'),
    configFolder,
    installed,
    // The edge draws without the plugins of tests.
    isDrawn: false,
  });
  await use(stage);
  await stage.server.close();
  rmSync(configFolder, { recursive: true });
}

/** The site with the plugins of tests in it; the worker builds it once. */
const test = base.extend<object, { readonly workerStage: Stage }>({
  workerStage: [
    async ({}, use) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(rootFolder, 'test', 'plugins', 'buildWithTestPlugins.ts')],
        { encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`The build with the plugins of tests failed: ${stderr}`);
      await withStage(chaos, use);
    },
    { scope: 'worker' },
  ],
});

// One build and one stage for all of them.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ guard }) => {
  // React tells the console of what a boundary has caught; the refused call is refused on
  // purpose.
  guard.expectError(/ChaosError|chaos plugin|Failed to load resource.*418/);
});

/** Tells a part of the chaos plugin to throw from now on; nothing ends it. */
async function tell(page: Page, part: string): Promise<void> {
  await page.evaluate((name) => sessionStorage.setItem('grandstand:northline:chaos', name), part);
}

async function open(page: Page, stage: Stage, part: string, path = '/en'): Promise<void> {
  // No live match ends and no price of one is suspended while it is pressed.
  await stage.control.pace(0);
  await page.addInitScript((name) => {
    const key = 'grandstand:northline:chaos';
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, name);
  }, part);
  await page.goto(`${stage.baseURL}${path}`);
}

/** Header, coupon and footer do what they are for. */
async function siteIsUsable(page: Page): Promise<void> {
  const person = new Bettor(page, false);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('18+').first()).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: /BeGambleAware/ }),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
  await expect(page).toHaveURL(/\/en\/live$/);
  // A live match may end at any moment: the coupon keeps the selection, the list need not.
  await page.locator('main [data-odds]:not([aria-disabled="true"])').first().click();
  await expect(
    person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
  ).toHaveCount(1);
}

async function isReported(page: Page, contribution: string): Promise<void> {
  await expect(
    page.getByTestId('reports').getByText(`chaos | ${contribution} |`).first(),
  ).toBeVisible();
}

test('a plugin in order: nothing is reported', async ({ page, stage }) => {
  await open(page, stage, 'nothing');
  await expect(page.getByText('Chaos panel')).toBeVisible();
  await page.getByRole('link', { name: 'Chaos', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Chaos stands' })).toBeVisible();
  await page.getByRole('button', { name: 'Run the command' }).click();
  await expect(page.getByTestId('answer')).toHaveText('done');
  // A busy machine may have reported a guard of another plugin as late.
  await expect(
    page.getByTestId('reports').getByRole('listitem').filter({ hasText: 'chaos |' }),
  ).toHaveText([]);
});

test('a page that throws offers another try, which works once the fault is gone', async ({
  page,
  stage,
}) => {
  await open(page, stage, 'route', '/en/chaos');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await isReported(page, 'route chaos.page');
  await tell(page, 'nothing');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Chaos stands' })).toBeVisible();
  await siteIsUsable(page);
});

test('A43 a page that throws leaves the site usable', async ({ page, stage }) => {
  await open(page, stage, 'route', '/en/chaos');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await siteIsUsable(page);
});

for (const [part, contribution] of [
  ['slot', 'slot chaos.panel'],
  ['chunk', 'slot chaos.chunk'],
  ['dictionary', 'texts en'],
  ['setup', 'setup'],
  ['open guard', 'guard chaos.open'],
] as const) {
  test(`A43 a ${part} that throws costs itself alone`, async ({ page, stage }) => {
    await open(page, stage, part);
    await isReported(page, contribution);
    await siteIsUsable(page);
    await isReported(page, contribution);
  });
}

test('A43 a menu that throws, where the plan is made, costs itself alone', async ({
  page,
  stage,
}) => {
  expect(stage.port).toBeGreaterThan(0);
  const item = {
    id: 'chaos',
    get labelKey(): string {
      throw new RangeError('The menu of the chaos plugin is broken');
    },
  };
  await withStage({ ...chaos, menus: [{ menu: menus.section, item }] }, async (broken) => {
    await open(page, broken, 'nothing');
    await isReported(page, 'menu chaos');
    await siteIsUsable(page);
    await isReported(page, 'menu chaos');
    // What is on its way when this site is closed would be reported.
    await page.close();
  });
});

test('a guard that throws and must not be passed stops at the error page, and another try goes on', async ({
  page,
  stage,
}) => {
  await open(page, stage, 'nothing');
  await expect(page.getByText('Chaos panel')).toBeVisible();
  await tell(page, 'closed guard');
  await page.getByRole('link', { name: 'Chaos', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await isReported(page, 'guard chaos.closed');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('18+').first()).toBeVisible();
  await tell(page, 'nothing');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await siteIsUsable(page);
});

test('a dialog that throws gives its opener an answer', async ({ page, stage }) => {
  await open(page, stage, 'modal');
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(dialog).toBeVisible();
  await isReported(page, 'modal chaos.modal');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('answer')).toHaveText('done');
  await siteIsUsable(page);
});

test('a command that throws rejects its caller', async ({ page, stage }) => {
  await open(page, stage, 'command');
  await page.getByRole('button', { name: 'Run the command' }).click();
  await expect(page.getByTestId('answer')).toContainText('ChaosError');
  await isReported(page, 'command chaos.command');
  await siteIsUsable(page);
});

test('a listener of an event that throws is reported', async ({ page, stage }) => {
  await open(page, stage, 'event');
  // The listener is there once the plugin has set itself up, after the first paint.
  await expect(async () => {
    await page.getByRole('button', { name: 'Emit the event' }).click();
    await expect(
      page.getByTestId('reports').getByText('chaos | event chaos.happened |').first(),
    ).toBeVisible({ timeout: 500 });
  }).toPass();
  await siteIsUsable(page);
});

test('an interceptor that throws leaves the error to the caller', async ({ page, stage }) => {
  await open(page, stage, 'interceptor');
  await expect(page.getByText('Chaos panel')).toBeVisible();
  await stage.control.faults([
    {
      path: '/web-api/line/v1/games',
      status: 418,
      times: 1,
      body: { errors: [{ code: 'teapot', detail: 'No coffee here' }] },
    },
  ]);
  await page.getByRole('button', { name: 'Make a call' }).click();
  await expect(page.getByTestId('answer')).toContainText('No coffee here');
  await isReported(page, 'interceptor chaos.interceptor');
  await siteIsUsable(page);
});

test('an interceptor in order lets the call succeed', async ({ page, stage }) => {
  await open(page, stage, 'nothing');
  await expect(page.getByText('Chaos panel')).toBeVisible();
  await stage.control.faults([
    {
      path: '/web-api/line/v1/games',
      status: 418,
      times: 1,
      body: { errors: [{ code: 'teapot', detail: 'No coffee here' }] },
    },
  ]);
  await page.getByRole('button', { name: 'Make a call' }).click();
  await expect(page.getByTestId('answer')).toHaveText('done');
});

test('five failures within a minute switch the optional contributions of the plugin off', async ({
  page,
  stage,
}) => {
  await open(page, stage, 'route', '/en/chaos');
  await expect(page.getByText('Chaos panel')).toBeVisible();
  for (let failure = 1; failure < 5; failure += 1) {
    await expect(page.getByTestId('reports').getByText('route chaos.page')).toHaveCount(failure);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  }
  await expect(page.getByText('Chaos panel')).toHaveCount(0);
  await siteIsUsable(page);
});

test('A26 ten calls in each of four tabs whose token is refused ask for one new token', async ({
  context,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*401/);
  const pages = await signedInTabs(context, stage, 4);
  const before = (await stage.control.requests('/web-api/user/gettoken')).length;
  await stage.control.user('demo', { sessions: 'expire-tokens' });
  await Promise.all(
    pages.map(async (page) => page.getByRole('button', { name: 'Make ten calls' }).click()),
  );
  for (const page of pages) await expect(page.getByTestId('answer')).toHaveText('done');
  expect((await stage.control.requests('/web-api/user/gettoken')).length - before).toBe(1);
});

test('A27 ten calls of a session that is over: at most twice as many requests, and the page is a visitor’s', async ({
  context,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*401/);
  const [page] = await signedInTabs(context, stage, 1);
  const requests = async (): Promise<number> =>
    (await stage.control.requests('/web-api/user/*')).length;
  const before = await requests();
  await stage.control.user('demo', { sessions: 'end' });
  for (const count of [1, 2]) {
    await page!.getByRole('button', { name: 'Make ten calls' }).click();
    await expect(page!.getByTestId('answer'), `round ${count}`).toContainText('HttpError');
  }
  await expect(page!.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await requests()) - before).toBeLessThanOrEqual(40);
});

async function signedInTabs(
  context: BrowserContext,
  stage: Stage,
  count: number,
): Promise<readonly Page[]> {
  await signInBeside(context, stage.baseURL);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      await page.goto(`${stage.baseURL}/en`);
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^Account menu/ }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Make ten calls' })).toBeVisible();
      return page;
    }),
  );
}
