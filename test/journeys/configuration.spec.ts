import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { NoSiteConfigurationError } from '../../core/runtime/configuration/checkConfiguration.ts';
import { rootFolder } from '../../tools/build/installedPlugins.ts';
import { copyConfiguration } from '../stage/copyConfiguration.ts';
import { expect, startStage, test } from '../stage/stage.ts';

test('CFG-8 a plugin with a broken section is off, broken entries of menus, routes, slots, guards and features are dropped one by one, and the site works without them', async ({
  page,
}) => {
  const changes = {
    'env/test.json': {
      plugins: { coupon: 'yes please' },
      menus: { main: [{ nonsense: true }] },
      routes: { 'betting.line': 7 },
      slots: { 'column.start': 'all' },
      guards: { 'auth.redirect': 'no' },
      features: { promo: 'maybe' },
    },
  };
  const configFolder = copyConfiguration(changes);
  const stage = await startStage({ configFolder });
  try {
    await page.goto(`${stage.baseURL}/en/line`);
    await expect(page.locator('main [data-odds]').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('18+').first()).toBeVisible();
    await expect(page.getByLabel('Bet slip', { exact: true })).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(page.locator('main h1')).toBeAttached();
    await page.goto('about:blank');
  } finally {
    await stage.server.close();
    rmSync(configFolder, { recursive: true });
  }
});

test('CFG-9 a broken core section prevents the start, with a message that names it', async () => {
  const configFolder = copyConfiguration({ 'northline.json': { currency: 5 } });
  const start = await startStage({ configFolder }).then(
    (stage) => stage.server.close(),
    (error: unknown) => error,
  );
  rmSync(configFolder, { recursive: true });
  expect(start).toBeInstanceOf(NoSiteConfigurationError);
  expect(String(start)).toMatch(/no site config: .*currency/);
});

const bootElement = /(<script type="application\/json" id="boot"[^>]*>)[^]*?(<\/script>)/;

const damages = [
  ['is cut off', (html: string) => html.replace(bootElement, '$1{"configuration":$2')],
  ['lacks a core section', (html: string) => html.replace('"languages":{', '"langages":{')],
] as const;

test('SHL-73 SHL-333 a missing configuration is reported, and a retry starts the site without a reload; a damaged one is requested again', async ({
  context,
  page,
  stage,
  guard,
}) => {
  guard.expectError(/LOCAL_NETWORK_ACCESS/);
  await test.step('the configuration is missing', async () => {
    await page.route(`${stage.baseURL}/en`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(bootElement, '') });
    });
    await page.clock.install();
    await page.goto(`${stage.baseURL}/en`);
    const title = page.getByRole('heading', { name: 'The site cannot start' });
    await expect(async () => {
      await page.clock.runFor(1500);
      await expect(title).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.unroute(`${stage.baseURL}/en`);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.resume();
    await expect(page.locator('main [data-odds]').first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await page.close();
  });
  for (const [what, damage] of damages)
    await test.step(what, async () => {
      const next = await context.newPage();
      let damaged = 0;
      await next.route(
        `${stage.baseURL}/en`,
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          damaged += Number(damage(html) !== html);
          await route.fulfill({ response, body: damage(html) });
        },
        { times: 1 },
      );
      await next.goto(`${stage.baseURL}/en`);
      await expect(next.locator('main [data-odds]').first()).toBeVisible();
      expect(damaged).toBe(1);
      await next.close();
    });
});

test('CFG-12 the check of a brand fails with the nearest known name, and passes for the shipped brands', () => {
  const run = (...args: string[]): { readonly status: number | null; readonly text: string } => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(rootFolder, 'tools', 'site', 'site.ts'), 'check', ...args],
      { encoding: 'utf8', cwd: rootFolder },
    );
    return { status, text: stdout + stderr };
  };
  expect(run('northline')).toEqual({
    status: 0,
    text: expect.stringContaining('The configuration is right.'),
  });
  const wrong = run('nortline');
  expect(wrong.status).toBe(1);
  expect(wrong.text).toMatch(
    /config\/nortline\.json {2}\(file\) {2}does not exist; allowed: .*"solara".*; nearest: "northline"/,
  );
});
