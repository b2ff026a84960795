import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { Line } from '../stage/Line.ts';
import { signInBeside } from '../stage/Look.ts';
import { onBusyMachine } from '../stage/onBusyMachine.ts';
import { stands } from '../stage/Visit.ts';
import { walkTo } from '../stage/walkTo.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test, type Stage } from '../stage/stage.ts';

/** Horizontal overflow of the page. */
async function overflowPx(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function openHome(page: Page, stage: Stage): Promise<Bettor> {
  await page.goto(`${stage.baseURL}/en`);
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  return new Bettor(page, false);
}

for (const size of sizes) {
  test.describe(`at ${size.name}`, () => {
    test.use(size.options);

    test('NTC-500 C21 home does not shift while prices change, nor when the top strip of the previous page takes its reserved place', async ({
      page,
      stage,
    }) => {
      await signInBeside(page.context(), stage.baseURL, 'newbie');
      const topOfPage = (): Promise<number> =>
        page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
      const strip = page.getByText('Confirm your email', { exact: true });
      await page.goto('/en/office');
      await expect(strip).toBeVisible({ timeout: 15_000 });
      const withStrip = await topOfPage();

      await stage.control.feed({ updatesPerSecond: 50 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/en', { waitUntil: 'commit' });
      await expect(page.locator('main')).toBeVisible();
      await expect(strip).toBeHidden();
      expect(Math.abs((await topOfPage()) - withStrip)).toBeLessThanOrEqual(1);
      await expect(strip).toBeVisible({ timeout: 15_000 });
      expect(Math.abs((await topOfPage()) - withStrip)).toBeLessThanOrEqual(1);
      await stands(page);
      // Long enough for fonts, setups and some dozen prices.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
      const shifts = await page.evaluate<readonly number[]>('shifts');
      expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.05);
    });
  });
}

test.describe('at 320', () => {
  test.use({ ...sizes[1]?.options, viewport: { width: 320, height: 640 } });

  test('C16 SHL-513 all content fits into 320 pixels', async ({ page, stage }) => {
    const person = new Bettor(page, true);
    await page.goto('/en/user/login');
    await stands(page);
    expect.soft(await overflowPx(page), 'sign-in').toBeLessThanOrEqual(0);
    await person.signIn();
    for (const path of [
      '/line',
      '/live',
      `/${await new Line(stage).eventPath('live', 'football')}`,
      '/office',
      '/office/history',
      '/statistic/competition/2',
      '',
    ]) {
      await walkTo(page, `/en${path}`);
      expect.soft(await overflowPx(page), path).toBeLessThanOrEqual(0);
      if (!path.startsWith('/statistic')) continue;
      const names = page.locator('main tbody th span');
      await expect(names.first()).toBeVisible();
      expect
        .soft(
          await names.evaluateAll((all) =>
            all
              .filter((name) => name.scrollWidth > name.clientWidth)
              .map((name) => name.textContent),
          ),
        )
        .toEqual([]);
    }
    await person.press((await person.standingOutcomes(1))[0]!);
    await person.openCoupon();
    await expect(person.placeButton).toBeVisible();
    expect(
      await person.coupon.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
});

test('C08 SHL-75 SHL-511 SHL-512 the focus survives a hundred price moves, and chosen odds keep the colours of the person; a new odds format applies everywhere at once', async ({
  page,
  stage,
}) => {
  const person = await openHome(page, stage);
  const outcomes = await person.standingOutcomes(5);
  const watched = outcomes[0]!;
  await person.odds(watched).focus();
  const focused = await page.evaluateHandle(() => document.activeElement);
  for (let move = 0; move < 20; move += 1) {
    await Promise.all(
      outcomes.map(async (outcome, index) =>
        stage.control.price(outcome, { coef: 1.5 + ((move * 7 + index) % 90) / 100 }),
      ),
    );
  }
  await stage.control.price(watched, { coef: 3.33 });
  await expect(person.odds(watched)).toHaveText(/3\.33/);
  expect(await page.evaluate((element) => document.activeElement === element, focused)).toBe(true);
  await expect(person.odds(watched)).toBeFocused();

  // The distinction of selected and unselected in forced colours.
  await person.press(watched);
  await expect(person.odds(watched)).toHaveAttribute('aria-pressed', 'true');
  // Invisible prices are not updated.
  await person.odds(outcomes[1]!).scrollIntoViewIfNeeded();
  await stage.control.price(outcomes[1]!, { isBlocked: true });
  await expect(person.odds(outcomes[1]!)).toHaveAttribute('data-state', 'suspended');
  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = await fillOf(person.odds(watched));
  expect(await fillOf(page.getByRole('banner').locator('a[aria-current]').first())).toBe(chosen);
  expect(await fillOf(person.odds(outcomes[2]!))).not.toBe(chosen);
  expect(
    await person.odds(outcomes[1]!).evaluate((button) => getComputedStyle(button).backgroundImage),
  ).toContain('repeating-linear-gradient');
  await page.emulateMedia({ forcedColors: null });

  const [, , other] = outcomes;
  await stage.control.price(other!, { coef: 2.5 });
  await person.press(other!);
  await expect(person.coupon.getByText('2.50').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Odds/ }).click();
  await page.getByRole('dialog', { name: 'Odds format' }).getByText('American').click();
  await expect(person.odds(other!)).toHaveText(/\+150/);
  await expect(person.coupon.getByText('+150').first()).toBeVisible();
  await expect(page.locator('main [data-odds]').filter({ hasText: /\d\.\d/ })).toHaveCount(0);
});

async function fillOf(place: Locator): Promise<string> {
  return place.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** Faulty storages, as scripts that run before those of the page. */
const damages = [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota is exceeded', 'QuotaExceededError');
      };
    },
  ],
  [
    'corrupt',
    () => {
      // Values of an earlier visit: valid version with invalid content, or truncated. Values that
      // this page writes are intact.
      const { getItem, setItem } = Storage.prototype;
      const written = new Set<string>();
      Storage.prototype.setItem = function (key, value) {
        written.add(key);
        setItem.call(this, key, value);
      };
      Storage.prototype.getItem = function (key) {
        if (!key.startsWith('grandstand') || written.has(key)) return getItem.call(this, key);
        return key.length % 2 === 0 ? '{"v":1,"d":[{"id":"not a number"}]}' : '{"v":1,"d":[{';
      };
    },
  ],
] as const;

test('A66 A67 with blocked, full or corrupt storage the site starts, accepts a selection and reports once what does not work', async ({
  context,
  stage,
  guard,
}) => {
  // Logged by the router when a page is closed.
  guard.expectError(/Failed to save scroll positions/);
  for (const [fault, damage] of damages)
    await test.step(fault, async () => {
      const page = await context.newPage();
      await page.addInitScript(damage);
      const person = await openHome(page, stage);
      const selections = person.coupon
        .getByRole('list', { name: 'Selections' })
        .getByRole('listitem');
      await person.press((await person.standingOutcomes(1))[0]!);
      await expect(selections).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
      await expect(page).toHaveURL(/\/live$/);
      await expect(selections).toHaveCount(1);
      // Once, and not for a single broken value.
      await expect(page.getByText('Your browser is blocking site data')).toHaveCount(
        fault === 'corrupt' ? 0 : 1,
      );
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await expect(page.getByText('Login needs cookies')).toHaveCount(fault === 'corrupt' ? 0 : 1);
      await page.close();
    });
});

test.describe('several tabs', () => {
  async function openTabs(
    context: BrowserContext,
    count: number,
    address: string,
  ): Promise<readonly Page[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const page = await context.newPage();
        await page.goto(address);
        await stands(page);
        return page;
      }),
    );
  }

  test('A24 sign-in and sign-out reach the other tab within a second', async ({
    context,
    stage,
    guard,
  }) => {
    // A call in flight when the session ended is refused.
    guard.expectError(/Failed to load resource.*401/);
    const [first, second] = await openTabs(context, 2, `${stage.baseURL}/en`);
    const person = new Bettor(first!, false);
    const account = second!.getByRole('banner').getByRole('button', { name: /^Account menu/ });
    await person.signInFromHeader();
    await expect(
      first!.getByRole('banner').getByRole('button', { name: /^Account menu/ }),
    ).toBeVisible();
    await expect(account).toBeVisible({ timeout: onBusyMachine(1000) });
    await first!
      .getByRole('banner')
      .getByRole('button', { name: /^Account menu/ })
      .click();
    await first!.getByRole('button', { name: 'Log out' }).click();
    await first!.locator('dialog[open]').getByRole('button', { name: 'Log out' }).click();
    await expect(first!.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(account).toHaveCount(0, { timeout: onBusyMachine(1000) });
    await expect(second!.getByRole('banner').getByText('€1,000.00')).toHaveCount(0);
  });
});
