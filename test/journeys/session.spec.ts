import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { copyConfiguration } from '../stage/copyConfiguration.ts';
import { signInBeside } from '../stage/Look.ts';
import { stands } from '../stage/Visit.ts';
import { expect, startStage, test as base, type Stage } from '../stage/stage.ts';

/** A real browser's agent: a bot is offered no account. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const test = base.extend<object, { readonly oneTap: Stage }>({
  oneTap: [
    async ({}, use) => {
      const configFolder = copyConfiguration({
        'env/test.json': {
          features: { cookieConsent: true, ageCheck: false },
          site: { isOneTapAuthEnabled: true },
        },
      });
      const stage = await startStage({ configFolder });
      await use(stage);
      await stage.server.close();
      rmSync(configFolder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const accountMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account menu/ });
const dialog = (page: Page) => page.locator('dialog[open]');

async function cookieNames(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

test('A20 a machine clock a day off signs nobody out', async ({ context, stage }) => {
  await signInBeside(context, stage.baseURL);
  for (const hours of [-24, 24]) {
    const page = await context.newPage();
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await page.goto(`${stage.baseURL}/en/office/history`);
    await expect(page.locator('main li > button[aria-expanded]').first()).toBeVisible();
    await page.getByRole('tab', { name: /Won/ }).click();
    await expect(page.locator('main li > button[aria-expanded]').first()).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  }
  // One for each page: a token that looked over would be asked for with every call.
  expect((await stage.control.requests('/web-api/user/gettoken')).length).toBeLessThanOrEqual(2);
  expect(await stage.control.requests('/web-api/auth/v1/disconnect')).toHaveLength(0);
});

test('AUT-70 AUT-73 after three wrong passwords the device calculates, and the right one signs in', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*400/);
  await page.goto(`${stage.baseURL}/en/user/login`);
  const password = page.locator('input[type="password"]');
  const send = async (text: string): Promise<void> => {
    await page.locator('input[name="username"]').fill('demo');
    await password.fill(text);
    const answered = page.waitForResponse('**/web-api/auth/v1/login');
    await page.keyboard.press('Enter');
    await answered;
  };
  for (let tries = 0; tries < 3; tries += 1) {
    await send(`wrong ${tries}`);
    await expect(page.getByText('Wrong email, ID or password.')).toBeVisible();
  }
  await send('Demo-pass-1');
  await expect(dialog(page).getByText('No puzzles.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(password).toHaveValue('Demo-pass-1');
  await send('Demo-pass-1');
  await dialog(page).getByRole('button', { name: 'Start the check' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(accountMenu(page)).toBeVisible();
});

test('AUT-1 LG11 a private page is asked for over the page, closed it stays, signed in it opens', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.baseURL}/en/live`);
  const limits = page.getByRole('contentinfo').getByRole('link', { name: 'My limits' });
  await limits.click();
  await expect(dialog(page).getByText('Log in to see this page.')).toBeVisible();
  await expect(page).toHaveURL(`${stage.baseURL}/en/live`);
  expect(await stage.control.requests('/limit-service-api')).toHaveLength(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(limits).toBeFocused();
  await limits.press('Enter');
  await dialog(page).locator('input[name="username"]').fill('demo');
  await dialog(page).locator('input[type="password"]').fill('Demo-pass-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${stage.baseURL}/en/office/responsible`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('AUT-71 A28 asked for a captcha for ever: three checks, four requests, then support', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*400/);
  await page.goto(`${stage.baseURL}/en/user/login`);
  await stage.control.faults([
    {
      path: '/web-api/auth/v1/login',
      times: 99,
      status: 400,
      body: { errors: [{ code: 111, detail: 'captcha' }] },
    },
  ]);
  await page.locator('input[name="username"]').fill('demo');
  await page.locator('input[type="password"]').fill('Demo-pass-1');
  await page.keyboard.press('Enter');
  for (let solved = 0; solved < 3; solved += 1) {
    const answered = page.waitForResponse('**/captcha/v1/validate');
    await dialog(page).getByRole('button', { name: 'Start the check' }).click();
    await answered;
  }
  await expect(dialog(page).getByRole('link', { name: /^Email support@/ })).toBeVisible();
  expect(await stage.control.requests('/web-api/auth/v1/login')).toHaveLength(4);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
});

test('A30 a service that fails is left alone, and the rest of the site works', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*503/);
  await page.goto(`${stage.baseURL}/en`);
  await stands(page);
  const before = (await stage.control.requests('/web-api/line/*')).length;
  const calls = async (): Promise<number> =>
    (await stage.control.requests('/web-api/line/*')).length - before;
  await stage.control.faults([{ path: '/web-api/line/*', times: 10_000, status: 503 }]);
  const sports = page.getByRole('banner').getByRole('link', { name: 'Sports' });
  const live = page.getByRole('banner').getByRole('link', { name: 'Live' });
  const go = async (round: number): Promise<void> => {
    await (round % 2 === 0 ? live : sports).first().click();
    await page.waitForTimeout(250);
  };
  // Five failures in a row; what was under way by then uses up its tries, the last of them within
  // 1.5 s.
  for (let round = 0; (await calls()) < 5; round += 1) await go(round);
  let made = -1;
  while (made < (await calls())) {
    made = await calls();
    await page.waitForTimeout(2500);
  }
  for (let round = 0; round < 8; round += 1) await go(round);
  expect(
    await calls(),
    'calls of eight pages, but for the one that tries again after 30 s',
  ).toBeLessThanOrEqual(made + 1);
  const person = new Bettor(page, false);
  await person.signInFromHeader();
  await expect(accountMenu(page)).toBeVisible();
});

test.describe('one tap', () => {
  test.use({ userAgent });

  test('AUT-80 AUT-81 AUT-85 AUT-87 M51 after the consent an account of the provider signs in, with all that goes with a session', async ({
    page,
    context,
    oneTap,
  }) => {
    await oneTap.begin();
    await context.clearCookies();
    await page.goto(`${oneTap.baseURL}/en`);
    await stands(page);
    const question = page.getByRole('region', { name: 'Cookies on this site' });
    await expect(question).toBeVisible();
    // Later than the first 3 s, and still nothing of the provider.
    await page.waitForTimeout(3500);
    expect(await oneTap.control.requests('/social-api/*')).toHaveLength(0);
    await question.getByRole('button', { name: 'Accept all' }).click();
    const offer = page.getByRole('region', { name: 'Sign in with Sandbox ID' });
    await expect(offer).toBeVisible();
    const places = await Promise.all([
      offer.boundingBox(),
      new Bettor(page, false).coupon.boundingBox(),
    ]);
    expect((places[0]?.x ?? 0) + (places[0]?.width ?? 0)).toBeLessThan(places[1]?.x ?? 0);
    const fontOf = (element: Element): string => getComputedStyle(element).fontFamily;
    expect(await offer.evaluate(fontOf)).toBe(await page.locator('body').evaluate(fontOf));
    await offer.getByRole('button', { name: /Alex Demo/ }).click();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(/\/en$/);
    await expect
      .poll(async () => cookieNames(context))
      .toEqual(expect.arrayContaining(['ggru', 'gg_grant']));
    await expect
      .poll(async () => (await oneTap.control.requests('/web-api/user/updatetoken')).length)
      .toBe(1);
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await dialog(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect((await cookieNames(context)).filter((name) => /^gg|session|sid/.test(name))).toEqual([]);
  });

  test('AUT-86 A42 with the provider blocked the site is as it was', async ({
    page,
    context,
    oneTap,
    guard,
  }) => {
    guard.expectError(/Failed to load resource/);
    await context.addCookies([{ name: 'cookies_agree_type', value: 'all', url: oneTap.baseURL }]);
    await page.route('**/sandbox/providers/**', async (route) => route.abort());
    const asked = page.waitForRequest('**/sandbox/providers/one-tap.js');
    await page.goto(`${oneTap.baseURL}/en`);
    await stands(page);
    await asked;
    const person = new Bettor(page, false);
    await person.press((await person.standingOutcomes(1))[0]!);
    await person.signInFromHeader();
    await expect(accountMenu(page)).toBeVisible();
  });
});
