import type { Locator, Page } from '@playwright/test';
import { walkTo } from '../stage/walkTo.ts';
import { openLook } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

/** Listeners for a width run in the next frame and render in the one after it. */
async function widen(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Names of odds that are cut, or whose text overflows. */
async function touchingOdds(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('main [data-event] [data-odds]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(cell);
      const isCut = cell.scrollWidth > cell.clientWidth + 1;
      const isOut = [...words.getClientRects()].some(
        ({ left, right, width: wide }) =>
          wide > 1 && (left < box.left - 0.5 || right > box.right + 0.5),
      );
      return isCut || isOut ? [cell.getAttribute('aria-label') ?? cell.textContent] : [];
    }),
  );
}

async function areOptionsAsWide(page: Page): Promise<void> {
  const options = textOf('en', 'betting:list.options');
  await page.getByRole('main').getByRole('button', { name: options }).press('Enter');
  const popover = page.getByRole('dialog', { name: options });
  await expect(popover).toBeVisible();
  const widest = (await popover.boundingBox())!.width;
  await page.keyboard.press('Escape');
  const settings = textOf('en', 'shell:displaySettings');
  await page.getByRole('button', { name: settings }).click();
  const dialog = page.getByRole('dialog', { name: settings });
  const fold = dialog.getByRole('button', { name: options });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('switch', { name: 'Team crests' })).toBeVisible();
  expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(widest + 4);
  expect(
    await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeLessThanOrEqual(0);
}

/** Each page at the widths of the measurement. */
const lists = [
  { path: 'line/1', widths: [1366] },
  { path: 'live/1', widths: [1366] },
  { path: 'line/3', widths: [1366, 1920, 1100] },
  { path: 'live/3', widths: [1366, 1920, 1100] },
] as const;

for (const brand of ['northline', 'solara'] as const)
  test(`M40 M44 ${brand}: list options are as wide in the display settings as beside a list; in lists of basketball and football no line of a market touches its price, and nothing of a row is cut`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`${stage.brandURL(brand)}/en/line/1`);
    for (const { path, widths } of lists) {
      await walkTo(page, `/en/${path}`);
      await expect(page.locator('main [data-event] [data-odds]').first()).toBeVisible();
      for (const width of widths) {
        await widen(page, width, 768);
        expect(await touchingOdds(page), `${path} at ${width}`).toEqual([]);
      }
    }
    await widen(page, 1366, 768);
    await walkTo(page, '/en/line/1');
    await areOptionsAsWide(page);
  });

/** The footer and the content above it. */
async function measureFooter(page: Page) {
  return page.evaluate(() => {
    const footer = document.querySelector('footer')!;
    const tops = [...footer.querySelectorAll('h2')].map((head) =>
      Math.round(head.getBoundingClientRect().top),
    );
    const bottoms = [
      ...document.querySelectorAll('main *, aside *, nav *, [data-column] *'),
    ].flatMap((part) => {
      const { bottom, height, width: wide } = part.getBoundingClientRect();
      return part.childElementCount === 0 && height > 0 && wide > 0 ? [bottom] : [];
    });
    const top = footer.getBoundingClientRect().top;
    return {
      columns: Math.max(...tops.map((each) => tops.filter((other) => other === each).length)),
      gap: Math.round(top - Math.max(...bottoms.filter((bottom) => bottom <= top + 1))),
      height: Math.round(footer.getBoundingClientRect().height),
      unnamed: [...footer.querySelectorAll('img, svg[role="img"]')].filter(
        (mark) =>
          (mark.getAttribute('alt') ?? mark.getAttribute('aria-label') ?? '') === '' &&
          // Or its name is beside it.
          mark.parentElement?.textContent.trim() === '' &&
          mark.closest('[aria-hidden]') === null,
      ).length,
    };
  });
}

async function isFooterInOrder(page: Page, width: number, path: string): Promise<void> {
  const place = `${path} at ${width}`;
  const seen = await measureFooter(page);
  expect(seen.columns, place).toBeGreaterThanOrEqual(width === 390 ? 2 : 3);
  expect(seen.gap, place).toBeLessThan(120);
  expect(seen.height, place).toBeLessThan(width === 390 ? 1200 : 620);
  expect(seen.unnamed, place).toBe(0);
}

/** Left and right edges of the columns of a bet's selections. */
async function columnsOf(tables: Locator): Promise<readonly (readonly string[])[]> {
  return tables.evaluateAll((all) =>
    all.map((table) =>
      [...table.querySelectorAll('thead th')].map((head) => {
        const { left, right } = head.getBoundingClientRect();
        return [Math.round(left), Math.round(right)].join('–');
      }),
    ),
  );
}

for (const [name, widths] of [
  ['1366 and 1920', [1366, 1920]],
  ['390', [390]],
] as const)
  test(`M48 at ${name} the footer has its columns below the page, and no page ends in empty space${widths.length > 1 ? '; the selections of all bets of the history have the same columns' : ''}`, async ({
    browser,
    stage,
    guard,
  }) => {
    const context = await openLook(browser, stage, {
      brand: 'northline',
      theme: 'dark',
      language: 'en',
      isSignedIn: true,
      isMobile: widths[0] === 390,
    });
    const page = await context.newPage();
    guard.watch(page);
    await page.setViewportSize({ width: widths[0], height: 900 });
    await page.goto('/en');
    for (const path of ['/en', '/en/results', '/en/office', '/en/office/history']) {
      await walkTo(page, path);
      // Loaded after the page.
      await expect(
        page.getByRole('list', { name: textOf('en', 'shell.later:limitsMarks') }),
      ).toBeAttached();
      for (const width of widths) {
        await widen(page, width, 900);
        await isFooterInOrder(page, width, path);
      }
    }
    if (widths.length > 1) {
      const folded = page.locator('main li > button[aria-expanded="false"]');
      await expect(folded.first()).toBeVisible();
      for (let left = 4; left > 0 && (await folded.count()) > 0; left -= 1)
        await folded.first().click();
      const tables = page.locator('main li table');
      expect(await tables.count()).toBeGreaterThan(2);
      for (const width of widths) {
        await widen(page, width, 900);
        const columns = await columnsOf(tables);
        expect(columns, `${width}`).toEqual(columns.map(() => columns[0]));
      }
    }
    await context.close();
  });
