import type { BrowserContext, Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { follow } from '../stage/follow.ts';
import { stands } from '../stage/Visit.ts';
import { expect, test } from '../stage/stage.ts';

// A real browser's user agent: a bot gets no offer of an account.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

const accountMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account menu/ });
const dialog = (page: Page) => page.locator('dialog[open]');

async function cookieNames(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

const dayMs = 86_400_000;

/** Opens the bets and then the won ones: two calls that need a session. */
async function seeHistory(page: Page): Promise<void> {
  const bets = page.locator('main li > button[aria-expanded]');
  await expect(bets.first()).toBeVisible();
  await page.getByRole('tab', { name: /Won/ }).click();
  await expect(bets.first()).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
}

test('AUT-1 LG11 A20 a private page asks for the sign-in over the page, stays closed after a dismissal, and opens after a sign-in; a clock that is a day wrong signs no one out', async ({
  page,
  context,
  stage,
}) => {
  await test.step('the clock is a day slow', async () => {
    await page.clock.setSystemTime(Date.now() - dayMs);
    await page.goto('/en/payment');
    const limits = page.getByRole('contentinfo').getByRole('link', { name: 'My limits' });
    await limits.click();
    await expect(dialog(page).getByText('Log in to see this page.')).toBeVisible();
    await expect(page).toHaveURL('/en/payment');
    expect(await stage.control.requests('/limit-service-api')).toHaveLength(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(limits).toBeFocused();
    await limits.press('Enter');
    await dialog(page).locator('input[name="username"]').fill('demo');
    await dialog(page).locator('input[type="password"]').fill('Demo-pass-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/office/responsible');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await follow(page, 'office/history');
    await seeHistory(page);
  });
  await test.step('the clock is a day fast', async () => {
    const other = await context.newPage();
    await other.clock.setSystemTime(Date.now() + dayMs);
    await other.goto('/en/office/history');
    await seeHistory(other);
  });
  // One for each page: a page without a stored token would request one with every call.
  expect((await stage.control.requests('/web-api/user/gettoken')).length).toBeLessThanOrEqual(2);
  expect(await stage.control.requests('/web-api/auth/v1/disconnect')).toHaveLength(0);
});

test('SHL-560 AUT-70 AUT-73 server-rendered content is replaced when the visitor is sent to sign in; after three wrong passwords the device computes a proof of work, and the right one signs in', async ({
  page,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*400/);
  await page.goto('/en/office');
  await expect(page).toHaveURL(/\/en\/user\/login/);
  await expect(page.locator('main form')).toBeVisible();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
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

test('A30 a failing service is isolated, and the rest of the site works', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*503/);
  await page.goto('/en');
  await stands(page);
  const before = (await stage.control.requests('/web-api/line/*')).length;
  const calls = async (): Promise<number> =>
    (await stage.control.requests('/web-api/line/*')).length - before;
  await stage.control.faults([{ path: '/web-api/line/*', times: 10_000, status: 503 }]);
  const go = async (round: number): Promise<void> => {
    const [name, path] = round % 2 === 0 ? ['Live', '/en/live'] : ['Sports', '/en'];
    await page.getByRole('banner').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1').first()).toBeAttached();
  };
  await test.step('five failures in a row', async () => {
    for (let round = 0; (await calls()) < 5; round += 1) await go(round);
  });
  await test.step('the person signs in', async () => {
    await new Bettor(page, false).signInFromHeader();
    await expect(accountMenu(page)).toBeVisible();
  });
  await test.step('pages call it no more', async () => {
    // Calls in flight by then use up their retries, the last of them within 1.5 s.
    await expect(async () => {
      const made = await calls();
      for (let round = 0; round < 8; round += 1) await go(round);
      expect(
        await calls(),
        'calls of eight pages, but for the one that tries again after 30 s',
      ).toBeLessThanOrEqual(made + 1);
    }).toPass({ timeout: 25_000 });
  });
});

test('AUT-80 AUT-81 AUT-85 AUT-86 AUT-87 A42 M51 after the consent an account of the provider signs in, with a complete session; with the provider blocked the site is unchanged', async ({
  page,
  context,
  stage,
  guard,
}) => {
  test.slow();
  guard.expectError(/Failed to load resource: net::ERR_FAILED/);
  await stage.control.site({
    site: { isOneTapAuthEnabled: true },
    features: { cookieConsent: true },
  });
  await test.step('nothing of the provider before the consent', async () => {
    await context.clearCookies();
    await page.goto('/en');
    await stands(page);
    // Later than the first 3 s, and still nothing of the provider.
    await page.waitForFunction(() => performance.now() > 5000);
    expect(await stage.control.requests('/social-api/*')).toHaveLength(0);
  });
  await test.step('an account of the provider signs in', async () => {
    await page
      .getByRole('region', { name: 'Cookies on this site' })
      .getByRole('button', { name: 'Accept all' })
      .click();
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
      .poll(async () => (await stage.control.requests('/web-api/user/updatetoken')).length)
      .toBe(1);
  });
  await test.step('everything of the session is gone with it', async () => {
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await dialog(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect((await cookieNames(context)).filter((name) => /^gg|session|sid/.test(name))).toEqual([]);
  });
  await test.step('the provider is blocked', async () => {
    await page.route('**/sandbox/providers/**', async (route) => route.abort());
    const asked = page.waitForRequest('**/sandbox/providers/one-tap.js');
    await page.goto('/en');
    await stands(page);
    await asked;
    const person = new Bettor(page, false);
    await person.press((await person.standingOutcomes(1))[0]!);
    await person.signInFromHeader();
    await expect(accountMenu(page)).toBeVisible();
  });
});
