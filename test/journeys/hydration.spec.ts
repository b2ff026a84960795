import type { BrowserContext, Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { Line } from '../stage/Line.ts';
import { openLook, type Look } from '../stage/Look.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { stands } from '../stage/Visit.ts';
import { waitUntilOpen } from '../stage/waitUntilOpen.ts';

const paths = [
  '',
  'live',
  'line',
  'line/1-football',
  'results',
  'cyber/real/all',
  'favorites',
  'information/rules/1',
  'betting-calculator',
  'user/forgotpassword',
  'nowhere',
];
const pathsOfPerson = [
  'office',
  'office/history',
  'office/settings',
  'office/responsible',
  'office/security',
  'office/verification',
];

type Company = readonly [Omit<Look, 'isSignedIn'>, Omit<Look, 'isSignedIn'>];

/**
 * Each visitor sees all pages in two looks that differ in every axis, different ones per visitor.
 */
const companies = {
  'a new visitor': [
    { brand: 'northline', theme: 'dark', language: 'en', isMobile: false },
    { brand: 'solara', theme: 'light', language: 'ar', isMobile: true },
  ],
  'a visitor with choices and a coupon': [
    { brand: 'solara', theme: 'dark', language: 'ar', isMobile: false },
    { brand: 'northline', theme: 'light', language: 'en', isMobile: true },
  ],
  'a person': [
    { brand: 'solara', theme: 'dark', language: 'en', isMobile: false },
    { brand: 'northline', theme: 'light', language: 'ar', isMobile: true },
  ],
} as const satisfies Readonly<Record<string, Company>>;

/** Stored state from before: fractional odds, a look, a coupon with two selections. */
async function keepChoices(context: BrowserContext, page: Page, stage: Stage, look: Look) {
  const url = stage.brandURL(look.brand);
  await context.addCookies([
    { name: 'coef_view', value: '2', url },
    { name: 'app_look', value: '1001', url },
    { name: 'is12h', value: '1', url },
    { name: 'hide_left', value: '1', url },
  ]);
  await page.goto(`${url}/${look.language}`);
  const person = new Bettor(page, look.isMobile);
  for (const outcome of await person.standingOutcomes(2)) await person.press(outcome);
}

/** Marks the server-rendered main part, and measures layout shifts from then on. */
async function watchTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let jump = 0;
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('#root main')?.setAttribute('data-served', ''),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') jump += entry.value;
      document.documentElement.dataset['jump'] = String(jump);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Horizontal overflow of the page. */
async function overflowPx(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Texts whose last character is left of the first: numbers run left to right. */
function turnedNumbers(): string[] {
  return [...document.querySelectorAll('.num')].flatMap((element) => {
    const [text, ...others] = element.childNodes;
    if (!(text instanceof Text) || others.length > 0 || !/^\d+[.,:]\d.*$/.test(text.data))
      return [];
    const startOf = (offset: number): number => {
      const range = document.createRange();
      range.setStart(text, offset);
      range.setEnd(text, offset + 1);
      return range.getBoundingClientRect().left;
    };
    const last = text.data.search(/\d\D*$/);
    return startOf(0) < startOf(last) || startOf(last) === 0 ? [] : [text.data];
  });
}

for (const [kind, company] of Object.entries(companies)) {
  for (const each of company) {
    const look: Look = { ...each, isSignedIn: kind === 'a person' };
    const size = look.isMobile ? '390' : '1366';
    // In right-to-left pages, where content may overflow the side.
    const isMeasured = look.isSignedIn || look.language === 'ar';
    test(`SHL-560 OFC-92${isMeasured ? ' C18 A70' : ''} ${look.brand} ${size} ${look.language} ${look.theme}: pages of ${kind} hydrate without an error or a layout shift${isMeasured ? ', and nothing overflows sideways' : ''}`, async ({
      browser,
      stage,
      guard,
    }) => {
      test.setTimeout(300_000);
      guard.expectError(/Failed to load resource.*404/);
      // A match that ends while a page opens leaves the list, which shifts the content below.
      await stage.control.pace(0);
      const context = await openLook(browser, stage, look);
      const page = await context.newPage();
      waitUntilOpen(page);
      guard.watch(page);
      if (kind === 'a visitor with choices and a coupon')
        await keepChoices(context, page, stage, look);
      await watchTakeover(page);
      const own = look.isSignedIn
        ? [...pathsOfPerson, await new Line(stage).eventPath('live', 'football')]
        : [];
      const all = [...paths, ...own].map((path) => `${look.language}/${path}`);
      // Personal pages would not be shown right-to-left in a wide window.
      if (look.language !== 'ar') all.push(...own.map((path) => `ar/${path}`));
      for (const path of all) {
        await page.goto(`${stage.brandURL(look.brand)}/${path}`);
        const isSame = (await page.locator('main[data-served]').count()) === 1;
        const jump = await page.locator('html').getAttribute('data-jump');
        expect.soft(isSame, `/${path} is taken over`).toBe(true);
        expect.soft(Number(jump), `/${path} jumps`).toBeLessThan(0.05);
        if (!path.startsWith('ar/')) continue;
        await stands(page);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        expect.soft(await overflowPx(page), path).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(turnedNumbers), path).toEqual([]);
      }
      expect(guard.faults()).toEqual([]);
      await context.close();
    });
  }
}

/** Five minutes after the next midnight of the platform, when hardly any result exists. */
function untilAShortDayMs(nowMs: number): number {
  const dayMs = 86_400_000;
  return dayMs - (nowMs % dayMs) + 5 * 60_000;
}

test('SHL-560 an almost empty day of results pulls no content from below into view when it loads', async ({
  browser,
  stage,
  guard,
}) => {
  test.slow();
  const aheadMs = untilAShortDayMs(stage.nowMs());
  const today = new Date(stage.nowMs() + aheadMs).toISOString().slice(0, 10);
  await stage.control.advance(aheadMs);
  for (const look of companies['a new visitor']) {
    const context = await openLook(browser, stage, { ...look, isSignedIn: false });
    const page = await context.newPage();
    waitUntilOpen(page);
    guard.watch(page);
    await watchTakeover(page);
    for (const day of ['results', `results/${today}`]) {
      await page.goto(`${stage.brandURL(look.brand)}/${look.language}/${day}`);
      await stands(page);
      const jump = await page.locator('html').getAttribute('data-jump');
      expect.soft(Number(jump), `${look.brand} ${look.language} ${day}`).toBeLessThan(0.05);
    }
    await context.close();
  }
});
