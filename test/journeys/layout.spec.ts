import type { Locator, Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { comfortable, desktop, telephone, tolerancePx, type Place } from '../stage/drawnPlaces.ts';
import { walkTo, stayWithin } from '../stage/walkTo.ts';
import { openLook, signInBeside, type Look } from '../stage/Look.ts';
import { scenes } from '../stage/scenes.ts';
import { stands } from '../stage/Visit.ts';
import { expect, test, type Stage } from '../stage/stage.ts';

async function isAt(what: string, locator: Locator, place: Place): Promise<void> {
  await expect(locator.first(), what).toBeVisible();
  // A fixed element is measured on the screen, all others from the top of the page.
  const box = await locator.first().evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      x,
      y: y + (element.closest('dialog, header, [class*="bottom"]') === null ? window.scrollY : 0),
      width,
      height,
    };
  });
  for (const [side, expected] of Object.entries(place) as [keyof Place, number][]) {
    expect
      .soft(
        Math.abs(box[side] - expected),
        `${what}: ${side} is ${box[side].toFixed(1)}, drawn ${expected}`,
      )
      .toBeLessThanOrEqual(tolerancePx);
  }
}

const marketGroup = (page: Page): Locator =>
  page.locator('main section:has(> header):has([data-odds])');
const eventRow = (page: Page): Locator => page.locator('main li[data-event]');
const namedRow = (page: Page): Locator => page.locator('main [data-named] li[data-event]');
const competitionHead = (page: Page): Locator =>
  page.locator('main section:has(li[data-event]) > div:has(> h3)').first();

function look(brand: Look['brand'], isMobile: boolean): Look {
  return {
    brand,
    isMobile,
    theme: brand === 'northline' ? 'dark' : 'light',
    language: 'en',
    isSignedIn: false,
  };
}

async function show(name: string, page: Page, stage: Stage, seen: Look): Promise<void> {
  await scenes.find((scene) => scene.name === name)?.show({ page, stage, look: seen });
}

/** The outcome whose match fits into one line of the coupon, as rendered. */
async function withShortNames(page: Page, outcomes: readonly number[]): Promise<number> {
  const lengths = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        const row = document.querySelector(`[data-odds="${id}"]`)?.closest('[data-event]');
        return row?.querySelector('a')?.textContent.length ?? Infinity;
      }),
    outcomes,
  );
  return outcomes[lengths.indexOf(Math.min(...lengths))]!;
}

for (const brand of ['northline', 'solara'] as const) {
  const at = brand === 'northline' ? desktop : { ...desktop, ...comfortable };

  test(`BET-772 ${brand} at 1366: regions, columns and rows are at their designed places`, async ({
    browser,
    stage,
    guard,
  }) => {
    test.slow();
    const seen = look(brand, false);
    const context = await openLook(browser, stage, seen);
    const page = await context.newPage();
    guard.watch(page);
    const person = new Bettor(page, false);
    await test.step('home', async () => {
      await show('home', page, stage, seen);
      await isAt('header', page.getByRole('banner').locator('> div').nth(0), at.header);
      await isAt('section bar', page.getByRole('banner').locator('> div').nth(1), at.sectionBar);
      await isAt('start column', page.locator('aside'), at.startColumn);
      await isAt('main', page.getByRole('main'), at.main);
      await isAt('end column', page.locator('aside').nth(1), at.endColumn);
      await isAt(
        'card of a match',
        page.locator('main article[aria-label]:has([data-odds])'),
        at.matchCard,
      );
      await isAt('head of a competition', competitionHead(page), at.competitionHead);
      await isAt('row of an event', eventRow(page), at.eventRow);
      await isAt('odds', eventRow(page).locator('[data-odds]'), at.odds);
    });
    const loadAgain = stayWithin(page);
    await test.step('coupon', async () => {
      // Names of players fit into one line of the coupon, as rendered.
      await walkTo(page, '/en/line/4-tennis');
      const chosen = await withShortNames(page, await person.firstOutcomes(12));
      await person.press(chosen);
      const ground = (): Promise<string> =>
        person.odds(chosen).evaluate((cell) => getComputedStyle(cell).backgroundColor);
      const underPointer = await ground();
      await page.mouse.move(0, 0);
      expect.soft(underPointer, 'chosen outcome under the pointer').toBe(await ground());
      await page.evaluate(() => window.scrollTo(0, 0));
      await isAt('tabs of the coupon', person.coupon.getByRole('tablist'), at.couponTabs);
      await isAt(
        'kind of the coupon',
        person.coupon.getByRole('button', { name: /^Bet type/ }),
        at.couponKind,
      );
      await isAt(
        'selection',
        person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
        at.couponRow,
      );
      await isAt(
        'action of the coupon',
        person.coupon.getByRole('button', { name: 'Log in to bet' }),
        at.action,
      );
      await person.coupon.getByRole('button', { name: 'Log in to bet' }).click();
      const dialog = page.locator('dialog[open]');
      await isAt('dialog', dialog, at.dialog);
      if (brand === 'northline') {
        await isAt(
          'field of the dialog',
          dialog.locator('input[type="password"]').locator('..'),
          at.dialogField,
        );
        await isAt(
          'action of the dialog',
          dialog.locator('button[type="submit"]'),
          at.dialogAction,
        );
      }
      await page.keyboard.press('Escape');
    });
    await test.step('live', async () => {
      await show('live', page, stage, seen);
      await isAt('main', page.getByRole('main'), at.main);
      await isAt('row that names its competition', namedRow(page), at.liveRow);
    });
    await test.step('event', async () => {
      await show('football match', page, stage, seen);
      // A match in its first minute has no chart of attacks yet.
      await stage.control.advance(90_000);
      await expect(page.getByRole('img', { name: /^Attacking pressure/ })).toBeVisible();
      await isAt('scoreboard', page.locator('main section:has(h1)'), at.scoreboard);
      await isAt('group of a market', marketGroup(page), at.marketGroup);
      await isAt('head of a market', marketGroup(page).locator('> header'), at.marketHead);
      await isAt('odds', marketGroup(page).locator('[data-odds]'), at.odds);
    });
    // The page reads the session when it loads.
    loadAgain();
    await test.step('history', async () => {
      await signInBeside(context, stage.brandURL(brand));
      await page.goto('/en/office/history');
      await stands(page);
      await isAt('main', page.getByRole('main'), at.wideMain);
      await isAt('heading of the office', page.locator('main h1').locator('..'), at.officeHead);
      await isAt(
        'tabs of the history',
        page.getByRole('main').getByRole('tablist'),
        at.historyTabs,
      );
      await isAt('filters of the history', page.locator('main search'), at.historyFilters);
      await isAt('totals of the history', page.locator('main dl'), at.historyTotals);
      await isAt(
        'bet of the history',
        page.locator('main li > button[aria-expanded]'),
        at.historyRow,
      );
    });
    await context.close();
  });

  test(`${brand} at 390: regions, cards and rows are at their designed places`, async ({
    browser,
    stage,
    guard,
  }) => {
    test.slow();
    const seen = look(brand, true);
    const context = await openLook(browser, stage, seen);
    const page = await context.newPage();
    guard.watch(page);
    const person = new Bettor(page, true);
    const navigation = page
      .getByRole('navigation')
      .filter({ has: page.getByRole('button', { name: 'Menu', exact: true }) });
    await test.step('home', async () => {
      await show('home', page, stage, seen);
      await isAt('header', page.getByRole('banner').locator('> div').nth(0), telephone.header);
      await isAt(
        'tabs of sections',
        page.getByRole('navigation', { name: 'Main menu' }),
        telephone.sectionTabs,
      );
      await isAt('main', page.getByRole('main'), telephone.main);
      await isAt('bottom navigation', navigation, telephone.bottomNavigation);
      await isAt(
        'card of a match',
        page.locator('main article[aria-label]:has([data-odds])'),
        telephone.matchCard,
      );
      await isAt('head of a competition', competitionHead(page), telephone.competitionHead);
      await isAt('card of an event', eventRow(page), telephone.eventCard);
      await isAt('odds', eventRow(page).locator('[data-odds]'), telephone.odds);
    });
    const loadAgain = stayWithin(page);
    await test.step('live', async () => {
      await show('live', page, stage, seen);
      await isAt('card that names its competition', namedRow(page), telephone.liveCard);
    });
    await test.step('event', async () => {
      await show('football match', page, stage, seen);
      await isAt('group of a market', marketGroup(page), telephone.marketGroup);
      await isAt('head of a market', marketGroup(page).locator('> header'), telephone.marketHead);
      await isAt('odds', marketGroup(page).locator('[data-odds]'), telephone.odds);
    });
    await test.step('sign-in', async () => {
      await show('sign-in page', page, stage, seen);
      await isAt(
        'field of the sign-in',
        page.locator('main input[type="password"]').locator('..'),
        telephone.signInField,
      );
      await isAt(
        'action of the sign-in',
        page.locator('main button[type="submit"]'),
        telephone.signInAction,
      );
    });
    // The page reads the session when it loads.
    loadAgain();
    await test.step('history', async () => {
      await signInBeside(context, stage.brandURL(brand));
      await page.goto('/en/office/history');
      await stands(page);
      await isAt(
        'tabs of the history',
        page.getByRole('main').getByRole('tablist'),
        telephone.historyTabs,
      );
      await isAt('filters of the history', page.locator('main search'), telephone.historyFilters);
      await isAt('totals of the history', page.locator('main dl'), telephone.historyTotals);
      await isAt(
        'bet of the history',
        page.locator('main li > button[aria-expanded]'),
        telephone.historyRow,
      );
    });
    stayWithin(page);
    await test.step('coupon', async () => {
      await show('home', page, stage, seen);
      const chosen = await withShortNames(page, await person.standingOutcomes(2));
      // A price change would add a question beside the action.
      await stage.control.price(chosen, { coef: 2 });
      await person.sees(chosen, '2.00');
      await person.press(chosen);
      await isAt(
        'bar of the coupon',
        page.getByRole('region', { name: /bet slip/i }),
        telephone.couponBar,
      );
      await person.openCoupon();
      await isAt('sheet', person.coupon, telephone.sheet);
      await isAt(
        'selection',
        person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
        telephone.sheetRow,
      );
      await person.coupon.getByRole('textbox', { name: 'Stake' }).click();
      await isAt(
        'key',
        person.coupon.locator('button').filter({ hasText: /^1$/ }),
        telephone.sheetKey,
      );
      await isAt('action of the coupon', person.placeButton, telephone.sheetAction);
    });
    await context.close();
  });
}
