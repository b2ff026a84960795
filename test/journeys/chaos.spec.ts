import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { installedPlugins, rootFolder } from '../../tools/build/installedPlugins.ts';
import { chaos } from '../plugins/chaos/index.ts';
import { witness } from '../plugins/witness/index.ts';
import { Bettor } from '../stage/Bettor.ts';
import { copyConfiguration } from '../stage/copyConfiguration.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, startStage, test as base, type Stage } from '../stage/stage.ts';
import { menus } from '#core';

/** Its menu throws when the edge makes the plan, for every page. */
const chaosWithBrokenMenu = {
  ...chaos,
  menus: [
    ...(chaos.menus ?? []),
    {
      menu: menus.section,
      item: {
        id: 'chaos.broken',
        get labelKey(): string {
          throw new RangeError('The menu of the chaos plugin is broken');
        },
      },
    },
  ],
};

/** The site with the test plugins; the worker builds it once. */
const test = base.extend<object, { readonly workerStage: Stage }>({
  workerStage: [
    async ({}, use) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(rootFolder, 'test', 'plugins', 'buildWithTestPlugins.ts')],
        { encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`The build with the plugins of tests failed: ${stderr}`);
      const configFolder = copyConfiguration({
        'env/test.json': { plugins: { chaos: {}, witness: {} } },
      });
      const stage = await startStage({
        buildFolder: join(rootFolder, 'dist', 'test'),
        configFolder,
        installed: [
          ...(await installedPlugins()),
          { folder: 'test/plugins/chaos', manifest: chaosWithBrokenMenu },
          { folder: 'test/plugins/witness', manifest: witness },
        ],
        // The edge renders without the test plugins.
        isDrawn: false,
      });
      await use(stage);
      await stage.server.close();
      rmSync(configFolder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// One build and one stage for all of them.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ guard }) => {
  // React logs errors caught by a boundary; the refused call is refused on purpose.
  guard.expectError(/ChaosError|chaos plugin|Failed to load resource.*418/);
});

const key = 'grandstand:northline:chaos';

/** Makes parts of the chaos plugin throw from now on. */
async function tell(page: Page, ...parts: readonly string[]): Promise<void> {
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    key,
    parts.join(),
  ] as const);
}

/** Loads a page while these parts throw. */
async function open(page: Page, parts: readonly string[], path = '/en'): Promise<void> {
  if (page.url() === 'about:blank')
    await page.addInitScript(
      ([name, value]) => {
        if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value);
      },
      [key, parts.join()] as const,
    );
  else await tell(page, ...parts);
  await page.goto(path);
}

/** Checks that header, coupon and footer work. */
async function siteIsUsable(page: Page): Promise<void> {
  const person = new Bettor(page, false);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('18+').first()).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: /BeGambleAware/ }),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
  await expect(page).toHaveURL(/\/en\/live$/);
  const selections = person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem');
  const [outcome = 0] = await person.firstOutcomes(1);
  await person.press(outcome);
  await expect(selections).toHaveCount(1);
  await person.odds(outcome).click();
  await expect(selections).toHaveCount(0);
}

async function isReported(page: Page, contribution: string): Promise<void> {
  await expect(
    page.getByTestId('reports').getByText(`chaos | ${contribution} |`).first(),
  ).toBeVisible();
}

async function openChaosPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Chaos', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/chaos$/);
}

/** The next call of the witness gets a refusal that the plugin's interceptor handles. */
async function refuseCall(stage: Stage): Promise<void> {
  await stage.control.faults([
    {
      path: '/web-api/line/v1/games',
      status: 418,
      times: 1,
      body: { errors: [{ code: 'teapot', detail: 'No coffee here' }] },
    },
  ]);
}

test('A43 a contribution that throws when its page starts fails alone: the others render, and the site is usable', async ({
  page,
  stage,
  guard,
}) => {
  // If several parts throw in one pass, React logs that it has rendered the page again.
  guard.expectError(/React error #520/);
  // No live match ends and no price is suspended while it is pressed.
  await stage.control.pace(0);
  for (const [parts, contributions] of [
    [
      ['slot', 'chunk'],
      ['slot chaos.panel', 'slot chaos.chunk'],
    ],
    [
      ['dictionary', 'setup'],
      ['texts en', 'setup'],
    ],
    [['open guard'], ['guard chaos.open']],
  ] as const)
    await test.step(parts.join(), async () => {
      await open(page, parts);
      for (const contribution of [...contributions, 'menu chaos.broken'])
        await isReported(page, contribution);
      await expect(page.getByText('Chaos panel')).toHaveCount(parts[0] === 'slot' ? 0 : 1);
      await siteIsUsable(page);
      for (const contribution of contributions) await isReported(page, contribution);
    });
});

test('A43 a page that throws leaves the site usable and offers a retry; the fifth failure within a minute switches off the optional contributions of its plugin', async ({
  page,
  stage,
}) => {
  await stage.control.pace(0);
  const alert = page.getByRole('main').getByRole('alert');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await test.step('a retry works once the fault is gone', async () => {
    await open(page, ['route'], '/en/chaos');
    await expect(alert).toBeVisible();
    await isReported(page, 'route chaos.page');
    await siteIsUsable(page);
    await openChaosPage(page);
    await expect(alert).toBeVisible();
    await tell(page, 'nothing');
    await again.click();
    await expect(page.getByRole('heading', { name: 'Chaos stands' })).toBeVisible();
  });
  await test.step('five failures', async () => {
    await open(page, ['route'], '/en/chaos');
    await expect(page.getByText('Chaos panel')).toBeVisible();
    for (let failure = 1; failure < 5; failure += 1) {
      await expect(page.getByTestId('reports').getByText('route chaos.page')).toHaveCount(failure);
      await again.click();
    }
    await expect(page.getByText('Chaos panel')).toHaveCount(0);
    await siteIsUsable(page);
  });
});

test('A43 contributions that run later fail alone: a guard, a dialog, a command, a listener and an interceptor', async ({
  page,
  stage,
}) => {
  await stage.control.pace(0);
  const answer = page.getByTestId('answer');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await test.step('without faults only the menu is reported', async () => {
    await open(page, ['nothing']);
    await expect(page.getByText('Chaos panel')).toBeVisible();
    await openChaosPage(page);
    await expect(page.getByRole('heading', { name: 'Chaos stands' })).toBeVisible();
    await page.getByRole('button', { name: 'Run the command' }).click();
    await expect(answer).toHaveText('done');
    await refuseCall(stage);
    await page.getByRole('button', { name: 'Make a call' }).click();
    await expect(answer).toHaveText('done');
    // A busy machine may have reported a guard of another plugin as late.
    await expect(
      page.getByTestId('reports').getByRole('listitem').filter({ hasText: 'chaos |' }),
    ).toHaveText([/^chaos \| menu chaos\.broken \|/]);
  });
  await test.step('a mandatory guard that throws leads to the error page, and a retry continues', async () => {
    await siteIsUsable(page);
    await tell(page, 'closed guard');
    await page.getByRole('link', { name: 'Chaos', exact: true }).click();
    await expect(again).toBeVisible();
    await isReported(page, 'guard chaos.closed');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('18+').first()).toBeVisible();
    await tell(page, 'nothing');
    await again.click();
    await expect(again).toHaveCount(0);
    await siteIsUsable(page);
  });
  // With further failures the plugin would be switched off.
  await open(page, ['nothing']);
  await expect(page.getByText('Chaos panel')).toBeVisible();
  await test.step('a failing dialog gives its opener an answer', async () => {
    await tell(page, 'modal');
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    const dialog = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await expect(dialog).toBeVisible();
    await isReported(page, 'modal chaos.modal');
    await page.keyboard.press('Escape');
    await expect(answer).toHaveText('done');
  });
  await test.step('a failing command rejects its caller', async () => {
    await tell(page, 'command');
    await page.getByRole('button', { name: 'Run the command' }).click();
    await expect(answer).toContainText('ChaosError');
    await isReported(page, 'command chaos.command');
  });
  await test.step('a failing interceptor leaves the original error to the caller', async () => {
    await tell(page, 'interceptor');
    await refuseCall(stage);
    await page.getByRole('button', { name: 'Make a call' }).click();
    await expect(answer).toContainText('No coffee here');
    await isReported(page, 'interceptor chaos.interceptor');
  });
  await test.step('a failing event listener is reported', async () => {
    await tell(page, 'event');
    // The listener exists once the plugin's setup has run, after the first paint.
    await expect(async () => {
      await page.getByRole('button', { name: 'Emit the event' }).click();
      await expect(
        page.getByTestId('reports').getByText('chaos | event chaos.happened |').first(),
      ).toBeVisible({ timeout: 500 });
    }).toPass();
  });
  await siteIsUsable(page);
});

test('A26 A27 ten calls in each tab with a refused token request one new token; after the end of the session at most twice as many calls are sent, and the page becomes that of a visitor', async ({
  context,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*401/);
  const pages = await signedInTabs(context, stage, 2);
  const renewals = async (): Promise<number> =>
    (await stage.control.requests('/web-api/user/gettoken')).length;
  const before = await renewals();
  await stage.control.user('demo', { sessions: 'expire-tokens' });
  await Promise.all(
    pages.map(async (page) => page.getByRole('button', { name: 'Make ten calls' }).click()),
  );
  for (const page of pages) await expect(page.getByTestId('answer')).toHaveText('done');
  expect((await renewals()) - before).toBe(1);

  const [page, ...others] = pages;
  for (const other of others) await other.close();
  const requests = async (): Promise<number> =>
    (await stage.control.requests('/web-api/user/*')).length;
  const sent = await requests();
  await stage.control.user('demo', { sessions: 'end' });
  for (const count of [1, 2]) {
    await page!.getByRole('button', { name: 'Make ten calls' }).click();
    await expect(page!.getByTestId('answer'), `round ${count}`).toContainText('HttpError');
  }
  await expect(page!.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await requests()) - sent).toBeLessThanOrEqual(40);
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
