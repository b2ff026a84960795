import type { Page } from '@playwright/test';
import { Line } from '../stage/Line.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test } from '../stage/stage.ts';

test('BET-100 BET-107 columns, crests and compact rows are chosen in the panel and reset together; the Asian view and Malay odds survive a reload, and apply to the coupon', async ({
  page,
  stage,
}) => {
  const [game] = await new Line(stage).games('line', 1);
  // The championship, not the sport: rows of a long list render only near the viewport.
  await page.goto(`/en/line/1/${game?.champId ?? 0}`);
  const row = page.getByRole('main').locator(`[data-event="${game?.id ?? 0}"]`);
  await expect(row).toBeVisible();
  await test.step('the panel', async () => {
    const button = page.getByRole('main').getByRole('button', { name: 'List settings' });
    await button.press('Enter');
    const panel = page.getByRole('dialog', { name: 'List settings' });
    await panel.getByRole('button', { name: 'Double chance' }).click();
    await panel.getByRole('button', { name: 'Handicap' }).click();
    await panel.getByRole('switch', { name: 'Team crests' }).click();
    const crests = row.locator('svg[viewBox="0 0 24 26"]');
    await expect(crests).toHaveCount(2);
    await expect(row.locator('[data-kind="doubleChance"]')).toHaveCount(1);
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(crests).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('the Asian view', async () => {
    await page.getByRole('banner').getByRole('button', { name: /^Odds/ }).click();
    const menu = page.getByRole('dialog', { name: 'Odds format' });
    await menu.getByRole('button', { name: 'Asian' }).click();
    await menu.getByRole('radio', { name: /Malay/ }).click();
    await expect(row.locator('[data-odds]').nth(8)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByText('Malay')).toBeVisible();
    const cell = row.locator('[data-odds][data-state="open"]').first();
    // Malay odds are between minus one and one.
    await expect(cell).toHaveText(/[\u2212]?(?:0\.\d{2,3}|1\.00)$/);
    await cell.click();
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  });
});

/** The row nearest to the middle of the window: its event, and its offset from the top. */
async function rowInTheMiddle(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-event]')].map((row) => ({
      event: row.dataset['event'] ?? '',
      top: row.getBoundingClientRect().top,
    }));
    const far = ({ top }: { readonly top: number }): number => Math.abs(top - innerHeight / 2);
    const [nearest] = rows.toSorted((first, second) => far(first) - far(second));
    return nearest && { ...nearest, isInSight: far(nearest) < innerHeight / 4 };
  });
}

/** Scrolls to the end of a growing list, until its height is stable. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await comesToRest(page);
}

/** Waits for pending loads, and for rows that render as they come near. */
async function comesToRest(page: Page) {
  let last = await rowInTheMiddle(page);
  await expect
    .poll(async () => {
      const before = last;
      last = await rowInTheMiddle(page);
      return before?.event === last?.event && before?.top === last?.top;
    })
    .toBe(true);
  return last;
}

for (const { name, isMobile, options } of sizes)
  test.describe(`at ${name}`, () => {
    test.use(options);

    test(`${isMobile ? 'BET-764' : 'BET-764 BET-767 a long list requests its remainder near its end, and not before;'} after going back from an event of a long list its row is where it was`, async ({
      page,
    }) => {
      // Both ends of a list, each fully rendered.
      test.setTimeout(180_000);
      let steps = 0;
      page.on('request', (request) => {
        if (request.url().includes('offset=')) steps += 1;
      });
      await page.goto('/en/line');
      await expect(page.locator('main [data-odds]').first()).toBeVisible();
      if (!isMobile) {
        // Rows far below have been replaced by their space by then.
        await page.waitForFunction(() => performance.now() > 5000);
        expect(steps).toBe(0);
      }
      await scrollToEnd(page);
      // On a phone the page continues far below the list.
      if (!isMobile) await expect.poll(() => steps).toBeGreaterThan(0);
      await scrollToEnd(page);
      await page.evaluate(() => scrollBy(0, -2 * innerHeight));
      // Below the list there is no row; here one appears once rows are rendered.
      await expect.poll(async () => (await rowInTheMiddle(page))?.isInSight).toBe(true);
      const last = await comesToRest(page);
      expect(await page.evaluate(() => scrollY / innerHeight)).toBeGreaterThan(3);

      const row = page.locator(`main [data-event="${last?.event ?? ''}"]`);
      await row.locator('a').first().click();
      await expect(page).toHaveURL(new RegExp(`/${last?.event ?? ''}-`));
      await expect(page.locator('#markets [data-odds]').first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/line$/);
      const distance = async () => {
        const box = await row.boundingBox();
        return box === null ? Infinity : Math.abs(box.y - (last?.top ?? 0));
      };
      const odds = row.locator('[data-odds]').first();
      await expect.poll(async () => (await odds.isVisible()) && (await distance()) <= 8).toBe(true);
    });
  });
