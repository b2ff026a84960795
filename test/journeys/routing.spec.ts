import type { Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { moveTo, walkTo } from '../stage/walkTo.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';
import { typeInto } from '../stage/typeInto.ts';

const arabic = 'العربية';

/** Changes the language by the menu of the header. */
async function chooseLanguage(page: Page, now: string, next: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: now }).click();
  await page.getByRole('dialog').getByRole('link', { name: next }).click();
}

test('SHL-220 SHL-610 another language changes texts, platform names and direction without a page load; typed input, the coupon with its stake and the search in the bet history are kept', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.baseURL}/en/user/login`);
  const login = page.locator('input[name="username"]');
  await typeInto(login, 'demo');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const person = new Bettor(page, false);
  const inArabic = new Bettor(page, false, 'ar');
  await test.step('typed input', async () => {
    await chooseLanguage(page, 'English', arabic);
    await expect(page.locator('main h1')).toHaveText(textOf('ar', 'auth:signIn'));
    await expect(login).toHaveValue('demo');
    await inArabic.signIn();
  });
  await test.step('the coupon with its stake, in right-to-left layout and back', async () => {
    await moveTo(page, '/ar');
    const [outcome = 0] = await inArabic.standingOutcomes(1);
    await inArabic.press(outcome);
    await inArabic.stake('12.34');
    // Names of the sports tree come from the platform.
    await expect(page.getByText('كرة القدم').first()).toBeAttached();
    await chooseLanguage(page, arabic, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByText('كرة القدم')).toHaveCount(0);
    await expect(
      person.coupon.getByRole('textbox', { name: person.text('coupon.later:stake') }),
    ).toHaveValue('12.34');
    await expect(person.odds(outcome)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('the search in the bet history', async () => {
    await moveTo(page, '/en/office/history');
    await page
      .getByRole('searchbox', { name: person.text('office:filter.search') })
      .fill('zz-nothing');
    await chooseLanguage(page, 'English', arabic);
    await expect(page).toHaveURL(`${stage.baseURL}/ar/office/history`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main h1')).toHaveText(textOf('ar', 'office:history.title'));
    await expect(page.getByRole('banner').getByRole('button', { name: arabic })).toBeFocused();
    await expect(
      page.getByRole('searchbox', { name: textOf('ar', 'office:filter.search') }),
    ).toHaveValue('zz-nothing');
    await expect(page).toHaveTitle(new RegExp(textOf('ar', 'office:history.title')));
    expect((await page.context().cookies()).find(({ name }) => name === 'lng')?.value).toBe('ar');
  });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('EDG-231 SHL-224 SBX-993 A53 an address that has moved to an unlisted site asks the person, who may stay; a name in the place of an id leads to its address inside the page, too', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/404/);
  await stage.control.redirects([
    { path: '/promo', url: '/live', code: 301 },
    { path: '/partner', url: 'https://partner.example/offer' },
  ]);
  await page.goto(`${stage.baseURL}/en/promo?a=1`);
  expect(new URL(page.url()).pathname).toBe('/en/live');
  const answer = await page.goto(`${stage.baseURL}/en/partner`);
  expect(answer?.status()).toBe(404);
  const question = page.getByRole('dialog', { name: /leaving/ });
  await expect(question.getByText('partner.example')).toBeVisible();
  await expect(question.getByRole('link', { name: textOf('en', 'shell:leaveGo') })).toHaveAttribute(
    'href',
    'https://partner.example/offer',
  );
  await expect(
    question.getByRole('button', { name: textOf('en', 'shell:leaveStay') }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  // Popular events are offered as a way on.
  await expect(
    page.getByRole('heading', { name: textOf('en', 'betting:popular.now') }),
  ).toBeVisible();
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
  await expect(page.locator('main h1')).toHaveText(textOf('en', 'betting:live.title'));
  for (const [named, shown] of [
    ['/en/line/football', '/en/line/1-football'],
    ['/en/cyber/real/strike-zone', '/en/cyber/real/1-strike-zone'],
    ['/en/line/football/champions-cup', '/en/line/1-football/1-champions-cup'],
  ] as const) {
    await walkTo(page, named);
    await expect(page).toHaveURL(`${stage.baseURL}${shown}`);
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('a tablet that says it is a desktop', () => {
  test.use({
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  });

  test('SHL-226 is redirected to the mobile platform at the same address', async ({
    page,
    stage,
  }) => {
    await page.goto(`${stage.baseURL}/en/live?tab=2`);
    await expect(page).toHaveURL(`${stage.baseURL}/en/live?tab=2&platform_type=mobile`);
    await expect(
      page.getByRole('navigation', { name: textOf('en', 'shell:bottomMenu') }),
    ).toBeVisible();
    await page
      .getByRole('link', { name: textOf('en', 'betting:menu.top-short') })
      .last()
      .click();
    await expect(page).toHaveURL(`${stage.baseURL}/en`);
    await expect(
      page.getByRole('navigation', { name: textOf('en', 'shell:bottomMenu') }),
    ).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(sizes[1]?.options ?? {});

  test('PLN-71 Back closes the menu on the first page of a visit, and the page behind one of its links is one step away', async ({
    page,
    stage,
  }) => {
    const menu = page.getByRole('dialog', { name: textOf('en', 'shell:menu') });
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: textOf('en', 'shell:menu'), exact: true }).click();
      await expect(menu).toBeVisible();
      await page.waitForFunction(() => history.state.layer === 1);
    };
    await page.goto(`${stage.baseURL}/en/live`);
    await open();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`${stage.baseURL}/en/live`);
    await open();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open();
    await menu
      .getByRole('link', { name: textOf('en', 'betting:menu.upcoming'), exact: true })
      .click();
    await expect(page).toHaveURL(`${stage.baseURL}/en/line`);
    await page.goBack();
    await expect(page).toHaveURL(`${stage.baseURL}/en/live`);
    await expect(menu).toBeHidden();
  });
});

test('C22 OFC-106 OF01 every address has its status and, if it has moved, its target', async ({
  stage,
}) => {
  const statusOf = async (path: string): Promise<string> => {
    const answer = await fetch(`${stage.baseURL}${path}`, { redirect: 'manual' });
    return `${answer.status}${answer.headers.has('location') ? ` ${answer.headers.get('location')}` : ''}`;
  };
  await stage.control.redirects([
    { path: '/circle', url: '/circle-2' },
    { path: '/circle-2', url: '/circle' },
  ]);
  const expected: Record<string, string> = {
    '/en': '200',
    '/en/live': '200',
    '/en/home/live': '200',
    '/en/user/coupon': '301 /en',
    '/en/sports/football': '301 /en/line/1-football',
    '/en/line/football': '301 /en/line/1-football',
    '/en/line/football?a=1': '301 /en/line/1-football?a=1',
    '/ru/line/%D1%84%D1%83%D1%82%D0%B1%D0%BE%D0%BB': '301 /ru/line/1-football',
    '/line/football': '302 /en/line/1-football',
    '/en/line/football/champions-cup': '301 /en/line/1-football/1-champions-cup',
    '/en/line/esports/cyber-open': '302 /en/line/17-esports/country/1',
    '/en/line/17-esports/country/1': '200',
    '/en/line/quidditch': '404',
    '/en/quidditch/line/football': '404',
    '/en/cyber/real/strike-zone': '301 /en/cyber/real/1-strike-zone',
    '/live': '302 /en/live',
    '/xx/live': '302 /en/live',
    '/en/nowhere': '404',
    '/en/nowhere?platform_type=mobile&a=1': '302 /en?a=1',
    '/en/circle': '404',
    '/en//x': '404',
    '/en/%2f': '404',
    '/en/cyber': '301 /en/cyber/real/all',
    '/en/office/account': '301 /en/office',
    '/en/office/nowhere': '404',
  };
  expect(
    Object.fromEntries(
      await Promise.all(
        Object.keys(expected).map(async (path) => [path, await statusOf(path)] as const),
      ),
    ),
  ).toEqual(expected);
  const page = await fetch(`${stage.baseURL}/en?platform_type=mobile`);
  expect(page.headers.get('vary')).toContain('User-Agent');
});

test('PLN-11 SHL-763 a reload keeps the scroll position; a typed address begins at the top; back restores the position, forward and other pages begin at theirs', async ({
  page,
  stage,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const scrollDown = (): Promise<void> =>
    expect(async () => {
      // The list may not be long enough yet.
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(scrolled, { timeout: 1000 }).toBe(900);
    }).toPass();
  await page.goto('/en/line/1-football');
  await expect(page.locator('main a[href*="/line/1-football/"]').nth(20)).toBeAttached();
  await scrollDown();
  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(300);
  await page.goto('/en/line/1-football');
  await expect(page.locator('main a[href*="/line/1-football/"]').nth(20)).toBeAttached();
  // The router restores the scroll position once it has started.
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
  await scrollDown();
  await page.goto('/en/results');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  expect(await scrolled()).toBe(0);

  await moveTo(page, '/en/line/1-football');
  await expect(page.locator('main a[href*="/line/1-football/"]').nth(20)).toBeAttached();
  await scrollDown();
  const length = await page.evaluate(() => history.length);
  await page
    .getByRole('navigation', { name: textOf('en', 'shell:mainMenu') })
    .getByRole('link', { name: textOf('en', 'betting:menu.live'), exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${stage.baseURL}/en/live`);
  await expect.poll(scrolled).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await page.goBack();
  await expect(page).toHaveURL(`${stage.baseURL}/en/line/1-football`);
  await expect.poll(scrolled).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL(`${stage.baseURL}/en/live`);
  await expect.poll(scrolled).toBe(0);
});

test('EDG-641 M20 a path that only looks like a sign-in link is a true 404, before and after the page has started; an issued one offers the sign-in, and reports when it has expired', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*(?:404.*\/en\/q7Hd0|400.*\/token-login\/look)/);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const title = page.locator('main h1');
  const unknown = await page.goto('/en/q7Hd0-xK2mWz_9TbL4vRs');
  expect(unknown?.status()).toBe(404);
  await expect(title).toHaveText(textOf('en', 'shell:notFoundTitle'));
  await expect(page.locator('#root:not([inert])')).toBeAttached();
  // The guards have run, and the page's calls are answered.
  await page.waitForLoadState('networkidle');
  await expect(title).toHaveText(textOf('en', 'shell:notFoundTitle'));
  expect(asked.filter((path) => path.includes('token-login'))).toEqual([]);

  const { path } = (await stage.control.post('users/newbie/sign-in-link', { language: 'en' })) as {
    readonly path: string;
  };
  const known = await page.goto(path);
  expect(known?.status()).toBe(200);
  await expect(
    page.locator('main').getByRole('button', { name: textOf('en', 'auth:signIn') }),
  ).toBeVisible();
  await stage.control.post('clock', { advanceMs: 15 * 60_000 });
  const over = await page.goto(path);
  expect(over?.status()).toBe(200);
  await expect(title).toHaveText(textOf('en', 'auth.later:token.invalid'));
});
