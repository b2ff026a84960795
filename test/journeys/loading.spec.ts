import type { Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { onBusyMachine } from '../stage/onBusyMachine.ts';
import { stands } from '../stage/Visit.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

test('PLN-53 A40 live betting that the operator closes disappears without a reload, the line and the coupon stay usable, and it comes back', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*40[14]/);
  // No match ends and no market is suspended meanwhile.
  await stage.control.pace(0);
  await page.goto('/en/live');
  const person = new Bettor(page, false);
  const [outcome] = await person.firstOutcomes(1);
  await person.press(outcome!);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const liveLinks = page.getByRole('banner').getByRole('link', { name: 'Live' });
  await expect(liveLinks.first()).toBeVisible();

  await stage.control.site({ features: { 'betting.live': false } });
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(liveLinks).toHaveCount(0);
  await expect(
    person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
  ).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live now' })).toHaveCount(0);
  expect((await page.request.get('/en/live')).status()).toBe(404);

  await stage.control.site({ features: { 'betting.live': null } });
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await liveLinks.first().click();
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

/** Checks that header, coupon and footer work. */
async function siteIsUsable(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(new Bettor(page, false).coupon).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('18+').first()).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: /BeGambleAware/ }),
  ).toBeVisible();
}

test('SHL-332 SHL-920 A38 a page whose code is permanently missing is reloaded once, then shows its error block, and the site stays usable', async ({
  page,
  guard,
}) => {
  // Also calls in flight when the page was left.
  guard.expectError(/404|Failed to fetch dynamically imported module/);
  // Preloaded code could not fail any more.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/en/user/login');
  await stands(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/(\d+-)?LivePage-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
  const block = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(block).toBeVisible();
  await page.waitForTimeout(500);
  await expect(block).toBeVisible();
  expect(loads).toEqual(['/en/live']);
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).type),
    ),
  ).toEqual(['reload']);
  await siteIsUsable(page);
});

test('SHL-335 A41 without a network the strip appears within 2 s and no bet can be placed; with it prices are live within 3 s', async ({
  member: page,
  context,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  await page.goto('/en');
  const person = new Bettor(page, false);
  // A pre-match selection.
  await person.press((await person.standingOutcomes(1))[0]!);
  await person.stake('5');
  await expect(person.placeButton).toBeEnabled();
  // The watcher of the feed starts 3 s after the setups, which wait for an idle page.
  await expect
    .poll(() => page.evaluate(() => performance.now()), { timeout: 20_000 })
    .toBeGreaterThan(7000);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible({ timeout: onBusyMachine(2000) });
  await expect(person.placeButton).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden({ timeout: onBusyMachine(3000) });
  await expect(person.placeButton).toBeEnabled({ timeout: onBusyMachine(3000) });
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
});

test('SHL-337 B34 whichever service of the home page fails, header, coupon and footer are shown, with age, licence and help', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource/);
  await page.goto('/en');
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  const requests = (await (await page.request.get('/sandbox/v1/requests')).json()) as readonly {
    readonly path: string;
  }[];
  const asked = new Set(requests.map(({ path }) => path));
  // Services about an address for search engines fail together, every other one alone.
  const groups = [
    ...Map.groupBy(asked, (path) => path.replace(/^(\/web-api\/seo\/).*/, '$1')).values(),
  ];
  expect(groups.length).toBeGreaterThan(2);
  for (const paths of groups) {
    await stage.control.faults(
      paths.map((path) => ({ method: 'GET', path, times: 30, status: 500 })),
    );
    await page.goto('/en');
    await siteIsUsable(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('img', { name: '18+ only' })).toBeVisible();
    await expect(footer.getByRole('heading', { name: 'Safer gambling' })).toBeVisible();
    await expect(footer.getByText(/licen[cs]e/i).first()).toBeVisible();
    await expect(footer.locator('a[href^="https://"]').first()).toBeVisible();
  }
});

test('SHL-766 OFC-161 while texts load no dash is shown in their place, on a page of the personal area and around it', async ({
  member: page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const dashes = new Set<string>();
    Object.assign(globalThis, { dashes });
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('a, nav, button'))
        if ([link.textContent.trim(), link.ariaLabel].includes('—')) dashes.add(link.outerHTML);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-label'],
    });
  });
  // Dictionaries of other plugins load last.
  await page.route(/\/assets\/texts-asked-/, async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  for (const path of ['recharge', 'responsible']) {
    await page.goto(`/en/office/${path}`);
    await expect(
      page.getByRole('link', { name: textOf('en', 'limits:menu.responsible') }).first(),
    ).toBeVisible();
    await stands(page);
    expect(
      await page.evaluate(() => [...(Reflect.get(globalThis, 'dashes') as Set<string>)]),
    ).toEqual([]);
  }
  // Dictionaries that are still loading are not awaited.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
