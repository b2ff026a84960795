import type { Locator, Page } from '@playwright/test';
import { desktopPx, narrowPx, laptopPx, widestPx } from '../../core/ui/styles/breakPoints.ts';
import { Bettor } from '../stage/Bettor.ts';
import { openLook, signInBeside, type Look } from '../stage/Look.ts';
import { scenes } from '../stage/scenes.ts';
import { stands } from '../stage/Visit.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

/** Position in CSS pixels from the top left; unset is free. */
interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** How far the built page may be from the drawing. */
const tolerancePx = 4;

/** The places of the drawings at 1366 × 900. */
const desktop = {
  header: { x: 0, y: 0, width: 1366, height: 56 },
  sectionBar: { x: 0, y: 56, width: 1366, height: 36 },
  startColumn: { x: 12, y: 104, width: 232 },
  main: { x: 256, y: 104, width: 782 },
  endColumn: { x: 1050, y: 104, width: 304 },
  wideMain: { x: 256, y: 104, width: 1098 },
  sportRow: { width: 202, height: 34 },
  matchCard: { x: 256, width: 252.7, height: 134 },
  competitionHead: { x: 257, width: 780, height: 34 },
  eventRow: { x: 257, width: 780, height: 46 },
  liveRow: { x: 257, width: 780, height: 45 },
  odds: { height: 30 },
  scoreboard: { x: 256, y: 144, width: 486, height: 200 },
  marketGroup: { x: 256, width: 385 },
  marketHead: { height: 38 },
  couponTabs: { y: 105, height: 43 },
  couponKind: { x: 1059, y: 156, height: 32 },
  couponRow: { x: 1051, width: 302, height: 77 },
  stake: { x: 1063, height: 40 },
  action: { x: 1063, width: 278, height: 40 },
  officeHead: { x: 256, y: 104, width: 1098, height: 40 },
  historyTabs: { x: 257, y: 157, width: 1096, height: 40 },
  historyFilters: { x: 257, y: 197, width: 1096, height: 55 },
  historyTotals: { x: 257, y: 252, width: 1096, height: 68 },
  historyRow: { x: 257, width: 1096, height: 52 },
  dialog: { x: 483, width: 400 },
  dialogField: { x: 507, width: 352, height: 40 },
  dialogAction: { x: 507, width: 352, height: 40 },
} as const satisfies Readonly<Record<string, Place>>;

/** What the comfortable brand draws otherwise. */
const comfortable = {
  eventRow: { x: 257, width: 780, height: 54 },
  odds: { height: 36 },
  scoreboard: { x: 256, y: 144, width: 484, height: 200 },
  matchCard: { x: 256, width: 251.3, height: 140 },
  couponKind: { x: 1059, y: 156, height: 36 },
  stake: { x: 1063, height: 44 },
  action: { x: 1063, width: 278, height: 44 },
} as const satisfies Readonly<Record<string, Place>>;

/** The places of the drawings at 390 × 844. */
const telephone = {
  header: { x: 0, y: 0, width: 390, height: 54 },
  sectionTabs: { x: 0, y: 54, width: 390, height: 45 },
  main: { x: 0, y: 99, width: 390 },
  bottomNavigation: { x: 0, y: 773, width: 390, height: 71 },
  couponBar: { x: 10, y: 712, width: 370, height: 52 },
  matchCard: { x: 12, width: 288, height: 160 },
  competitionHead: { x: 13, width: 364, height: 42 },
  eventCard: { x: 13, width: 364, height: 142.6 },
  liveCard: { x: 13, width: 364, height: 107 },
  odds: { height: 44 },
  marketGroup: { x: 12, width: 366 },
  marketHead: { height: 46 },
  sheet: { x: 0, width: 390 },
  sheetRow: { x: 0, width: 390, height: 79 },
  sheetKey: { width: 83.6, height: 46 },
  sheetAction: { x: 14, width: 362, height: 48 },
  signInField: { x: 29, width: 332, height: 48 },
  signInAction: { x: 29, width: 332, height: 48 },
  historyTabs: { x: 13, y: 168, width: 364, height: 44 },
  historyFilters: { x: 13, y: 212, width: 364, height: 117 },
  historyTotals: { x: 13, y: 329, width: 364, height: 196.7 },
  historyRow: { x: 13, width: 364, height: 114 },
} as const satisfies Readonly<Record<string, Place>>;

async function isAt(what: string, locator: Locator, place: Place): Promise<void> {
  await expect(locator.first(), what).toBeVisible();
  // A pinned thing is measured on the screen, all else from the top of the page.
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

/** Of these outcomes the one whose match is written in one line of the coupon, as it is drawn. */
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

  test(`BET-772 ${brand} at 1366: regions, columns and rows are where they are drawn`, async ({
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
    await test.step('coupon', async () => {
      // Names of players fit into one line of the coupon, as it is drawn.
      await page.goto('/en/line/4-tennis');
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
      // A match in its first minute has no picture of attacks yet.
      await stage.control.advance(90_000);
      await expect(page.getByRole('img', { name: /^Attacking pressure/ })).toBeVisible();
      await isAt('scoreboard', page.locator('main section:has(h1)'), at.scoreboard);
      await isAt('group of a market', marketGroup(page), at.marketGroup);
      await isAt('head of a market', marketGroup(page).locator('> header'), at.marketHead);
      await isAt('odds', marketGroup(page).locator('[data-odds]'), at.odds);
    });
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

  test(`${brand} at 390: regions, cards and rows are where they are drawn`, async ({
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
    await test.step('coupon', async () => {
      await show('home', page, stage, seen);
      const chosen = await withShortNames(page, await person.standingOutcomes(2));
      // A price that moves meanwhile would put a question beside the action.
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

/** Widths of the window, start column, page and end column; the mobile layout has no columns. */
const widths: readonly (readonly [window: number, ...boxes: readonly number[]])[] = [
  [widestPx, 256, 1256, 344],
  [widestPx - 1, 232, 1335, 304],
  [laptopPx, 232, 782, 304],
  [laptopPx - 1, 232, 789, 296],
  [1260, 232, 684, 296],
  [1259, 56, 859, 296],
  [narrowPx, 56, 700, 296],
  [narrowPx - 1, 56, 727, 284],
  [desktopPx, 56, 652, 284],
  [desktopPx - 1, 1023],
  [768, 768],
  [320, 320],
];

test('SHL-60 SHL-64 the layout of each width: columns from 1024 px on, a rail where the page needs the room', async ({
  browser,
  stage,
  guard,
}) => {
  const seen = look('northline', false);
  const context = await openLook(browser, stage, seen);
  const page = await context.newPage();
  guard.watch(page);
  await show('live', page, stage, seen);
  for (const [width, ...boxes] of widths) {
    await page.setViewportSize({ width, height: 800 });
    const measure = () =>
      page.evaluate(() => ({
        boxes: [...document.querySelectorAll('[data-columns] > :is(aside, main)')].map((box) =>
          Math.round(box.getBoundingClientRect().width),
        ),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
    await expect.poll(measure, `at ${width}`).toEqual({ boxes, overflow: 0 });
  }
  await context.close();
});

test('SHL-765 a narrow window of a desktop browser has the page alone, and all of it, before scripts run', async ({
  browser,
  stage,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  });
  const page = await context.newPage();
  for (const [brand, language] of [
    ['northline', 'ar'],
    ['solara', 'en'],
  ] as const)
    for (const path of ['', '/line/1-football', '/live', '/results', '/user/login']) {
      await page.goto(`${stage.brandURL(brand)}/${language}${path}`);
      const seen = await page.evaluate(() => ({
        isDrawnWide: document.querySelector('[data-columns]') !== null,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        width: document.querySelector('main')?.clientWidth ?? 0,
      }));
      expect(seen, `${brand} ${language} ${path}`).toEqual({
        isDrawnWide: true,
        overflow: 0,
        width: 390 - 2 * 8,
      });
    }
  await context.close();
});

for (const isMobile of [false, true])
  test(`SHL-283 nothing in the header moves when the messages come (${isMobile ? 390 : 1366})`, async ({
    browser,
    stage,
    guard,
  }) => {
    const seen: Look = { ...look('northline', isMobile), isSignedIn: true };
    const context = await openLook(browser, stage, seen);
    const page = await context.newPage();
    guard.watch(page);
    const header = page.getByRole('banner');
    const balance = header.getByText('Main account');
    const bell = header.getByRole('button', { name: /^Messages/ });
    let before: Awaited<ReturnType<Locator['boundingBox']>> = null;
    // On a busy machine the balance may come after the bell.
    await expect(async () => {
      await page.goto(`${stage.brandURL('northline')}/en/results`);
      await expect(balance).toBeVisible();
      before = await balance.boundingBox();
      expect(await bell.count()).toBe(0);
    }).toPass();
    await expect(bell).toBeVisible();
    expect(await balance.boundingBox()).toEqual(before);
    await context.close();
  });

for (const language of ['en', 'ar'] as const)
  test(`OFC-92 a part of the third account is in sight on a phone (${language})`, async ({
    browser,
    stage,
    guard,
  }) => {
    const seen: Look = { ...look('northline', true), language, isSignedIn: true };
    const context = await openLook(browser, stage, seen);
    const page = await context.newPage();
    guard.watch(page);
    await page.goto(`${stage.brandURL('northline')}/${language}/office`);
    const third = page.locator('[tabindex="0"] > div:has(> small):nth-child(3)');
    await expect(third).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    const box = await third.boundingBox();
    const [start, end] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
    // Behind the edge of the page, yet more than a line of it before the edge.
    expect(language === 'ar' ? end : width - start).toBeGreaterThan(28);
    expect(language === 'ar' ? start : width - end).toBeLessThan(0);
    await third.scrollIntoViewIfNeeded();
    await expect(third).toBeInViewport({ ratio: 0.99 });
    await context.close();
  });

for (const { name, isMobile, options } of sizes)
  test.describe(`at ${name}`, () => {
    test.use(options);

    test(`SHL-424 SHL-509 what floats covers neither a button of the column nor the end of the page`, async ({
      page,
      stage,
    }) => {
      await page.goto(`${stage.brandURL('northline')}/en`);
      const person = new Bettor(page, isMobile);
      await person.press((await person.standingOutcomes(1))[0]!);
      if (isMobile) await expect(page.locator('[data-bottom-bar] section')).toBeVisible();
      const floating = isMobile ? ['shell:scrollToTop'] : ['shell:scrollToTop', 'support:open'];
      const buttons = floating.map((key) =>
        page.getByRole('button', { name: textOf('en', key), exact: true }),
      );
      // On a phone the button to the top comes on the way up.
      const scrollToEnd = async (): Promise<void> => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(resolve));
            }),
        );
        await page.evaluate(() => scrollBy(0, -5));
        for (const button of buttons) await expect(button).toBeVisible({ timeout: 1000 });
      };
      await expect(scrollToEnd).toPass();
      const covered = (selector: string): Promise<readonly string[]> =>
        page.evaluate((wanted) => {
          const isFree = (element: Element): boolean => {
            const { x, y, width: wide, height: high } = element.getBoundingClientRect();
            // What has scrolled under the header is no matter of the foot.
            if (y < innerHeight / 2) return true;
            return [x + 2, x + wide / 2, x + wide - 2].every((at) => {
              const top = document.elementFromPoint(at, y + high / 2);
              return top === null || element.contains(top) || top.contains(element);
            });
          };
          return [...document.querySelectorAll(wanted)]
            .filter((element) => element.checkVisibility() && !isFree(element))
            .map((element) => element.textContent);
        }, selector);
      // Lists above may still grow, which moves the end of the page away.
      await expect(async () => {
        await scrollToEnd();
        expect(await covered('footer a, footer button, footer p')).toEqual([]);
      }).toPass();
      for (const button of buttons) await button.click({ trial: true });
      if (isMobile) return;
      // Where the column stands still, at the end of what it holds.
      await page.evaluate(() => scrollTo(0, innerHeight + 100));
      for (const button of buttons) await expect(button).toBeVisible();
      const column = page.locator('aside, [role="complementary"]').last();
      await expect(async () => {
        await column.evaluate((element) => {
          element.id = 'end-column';
          element.scrollTo(0, element.scrollHeight);
        });
        expect(await covered('#end-column a, #end-column button')).toEqual([]);
      }).toPass();
    });
  });

test('BET-774 on a phone the note of delays stands clear of the edges', async ({
  browser,
  stage,
  guard,
}) => {
  const context = await openLook(browser, stage, look('northline', true));
  const page = await context.newPage();
  guard.watch(page);
  for (const path of ['live', 'multi']) {
    await page.goto(`/en/${path}`);
    const note = page.getByText(textOf('en', 'betting:delays'));
    await expect(note).toBeVisible();
    const startPx = await note.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
    expect(startPx, path).toBeGreaterThanOrEqual(12);
  }
  await context.close();
});
