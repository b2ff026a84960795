import type { Locator, Page } from '@playwright/test';
import { desktopPx, narrowPx, laptopPx, widestPx } from '../../core/ui/styles/breakPoints.ts';
import { Bettor } from '../stage/Bettor.ts';
import { moveTo, walkTo } from '../stage/walkTo.ts';
import { stands } from '../stage/Visit.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

/** Widths of viewport, start column, page and end column; the mobile layout has no columns. */
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

test('SHL-60 SHL-64 SHL-914 each width has its layout: columns from 1024 px on, a rail where the page needs the space', async ({
  page,
}) => {
  await page.goto('/en/live');
  await stands(page);
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
});

test('SHL-765 a narrow window of a desktop browser has the whole page, and nothing beside it, before scripts run', async ({
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
  for (const [brand, path] of [
    ['northline', 'ar'],
    ['solara', 'en/line/1-football'],
    ['northline', 'ar/live'],
    ['solara', 'en/results'],
    ['northline', 'ar/user/login'],
    ['solara', 'en'],
  ] as const) {
    await page.goto(`${stage.brandURL(brand)}/${path}`);
    const seen = await page.evaluate(() => ({
      isDrawnWide: document.querySelector('[data-columns]') !== null,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      width: document.querySelector('main')?.clientWidth ?? 0,
    }));
    expect(seen, `${brand} ${path}`).toEqual({
      isDrawnWide: true,
      overflow: 0,
      width: 390 - 2 * 8,
    });
  }
  await context.close();
});

/**
 * Loads a page of a signed-in user, and measures its header before and after the messages have
 * loaded.
 */
async function headerStands(page: Page, address: string): Promise<void> {
  const header = page.getByRole('banner');
  const balance = header.getByText('Main account');
  const bell = header.getByRole('button', { name: /^Messages/ });
  let before: Awaited<ReturnType<Locator['boundingBox']>> = null;
  // On a busy machine the balance may appear after the bell.
  await expect(async () => {
    await page.goto(address);
    await expect(balance).toBeVisible();
    before = await balance.boundingBox();
    expect(await bell.count()).toBe(0);
  }).toPass();
  await expect(bell).toBeVisible();
  expect(await balance.boundingBox()).toEqual(before);
}

test.describe('on a phone', () => {
  test.use(sizes[1]?.options ?? {});

  test('BET-774 OFC-92 SHL-283 nothing in the header moves when the messages load; part of the third account is visible in either direction; the delay notice keeps clear of the edges', async ({
    member: page,
  }) => {
    await headerStands(page, '/en/results');

    for (const language of ['en', 'ar']) {
      if (language === 'en') await walkTo(page, '/en/office');
      else await page.goto(`/${language}/office`);
      const third = page.locator('[tabindex="0"] > div:has(> small):nth-child(3)');
      await expect(third).toBeVisible();
      const width = page.viewportSize()?.width ?? 0;
      const box = await third.boundingBox();
      const [start, end] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
      // Beyond the edge of the page, but more than a line before the edge of the window.
      expect(language === 'ar' ? end : width - start).toBeGreaterThan(28);
      expect(language === 'ar' ? start : width - end).toBeLessThan(0);
      await third.scrollIntoViewIfNeeded();
      await expect(third).toBeInViewport({ ratio: 0.99 });
    }

    for (const path of ['live', 'multi']) {
      await moveTo(page, `/ar/${path}`);
      await expect(page).toHaveURL(new RegExp(`/ar/${path}$`));
      const note = page.getByText(textOf('ar', 'betting:delays'));
      await expect(note).toBeVisible();
      const startPx = await note.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return innerWidth - range.getBoundingClientRect().right;
      });
      expect(startPx, path).toBeGreaterThanOrEqual(12);
    }
  });
});

for (const { name, isMobile, options } of sizes)
  test.describe(`at ${name}`, () => {
    test.use(options);

    test(`SHL-424 SHL-509 floating elements cover neither a button of the column nor the end of the page`, async ({
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
      // On a phone the button to the top appears when scrolling up.
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
            // Elements under the header do not matter here.
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
      // Lists above may still grow, which moves the end of the page.
      await expect(async () => {
        await scrollToEnd();
        expect(await covered('footer a, footer button, footer p')).toEqual([]);
      }).toPass();
      for (const button of buttons) await button.click({ trial: true });
      if (isMobile) return;
      // A sticky column is measured at the end of its content.
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

/** Texts of controls that are covered by the corner buttons. */
async function underTheCorner(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([toTop, support]) => {
      const named = (label: string | undefined): Element | null =>
        document.querySelector(`button[aria-label="${label}"]`);
      const corner = [named(toTop), named(support)].filter((button) => button !== null);
      const pressable = 'a, button, input, select, summary, [role="switch"]';
      return corner.flatMap((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return [...document.querySelectorAll(pressable)].flatMap((other) => {
          const box = other.getBoundingClientRect();
          const x = (Math.max(left, box.left) + Math.min(right, box.right)) / 2;
          const y = (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2;
          const isBeneath = x > box.left && x < box.right && y > box.top && y < box.bottom;
          if (!isBeneath || corner.includes(other)) return [];
          // Parts clipped by a scroll container are not covered.
          const hits = document.elementsFromPoint(x, y).some((hit) => other.contains(hit));
          return hits ? [other.getAttribute('aria-label') ?? other.textContent] : [];
        });
      });
    },
    [textOf('en', 'shell:scrollToTop'), textOf('en', 'support:open')],
  );
}

test('SHL-283 SHL-509 signed in at 1366 × 768 nothing in the header moves when the messages load, and no control lies under the buttons of the corner: on the first screen of a long coupon, and at the end of every page', async ({
  member: page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const person = new Bettor(page, false);
  await headerStands(page, '/en/results');
  await walkTo(page, '/en/line/4');
  for (const outcome of await person.firstOutcomes(7)) await person.press(outcome);
  const support = page.getByRole('button', { name: textOf('en', 'support:open'), exact: true });
  await expect(support).toBeVisible();
  for (const startPx of [0, 300]) {
    await page.evaluate((top) => window.scrollTo(0, top), startPx);
    await expect.poll(() => underTheCorner(page), `coupon at ${startPx}`).toEqual([]);
  }
  for (const path of ['line/4', 'office/recharge', 'office/security', 'office/history']) {
    if (path !== 'line/4') await walkTo(page, `/en/${path}`);
    await expect(support).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await underTheCorner(page), path).toEqual([]);
    }).toPass();
  }
});
