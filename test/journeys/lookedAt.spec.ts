import { openLook } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';
import { stands } from '../stage/Visit.ts';
import { textOf } from '../stage/textOf.ts';

test('M40 list options that are opened in the display settings are as wide as those of a list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/en/line/1');
  await page.getByRole('main').getByRole('button', { name: 'List settings' }).press('Enter');
  const popover = page.getByRole('dialog', { name: 'List settings' });
  await expect(popover).toBeVisible();
  const widest = (await popover.boundingBox())!.width;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: textOf('en', 'shell:displaySettings') }).click();
  const dialog = page.getByRole('dialog', { name: textOf('en', 'shell:displaySettings') });
  const fold = dialog.getByRole('button', { name: textOf('en', 'betting:list.options') });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('switch', { name: 'Team crests' })).toBeVisible();
  expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(widest + 4);
  expect(
    await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeLessThanOrEqual(0);
});

for (const brand of ['northline', 'solara'] as const)
  test(`M44 ${brand}: in lists of basketball and football no line of a market touches its price, and nothing of a row is cut`, async ({
    browser,
    stage,
    guard,
  }) => {
    const context = await openLook(browser, stage, {
      brand,
      theme: 'dark',
      language: 'en',
      isSignedIn: false,
      isMobile: false,
    });
    const page = await context.newPage();
    guard.watch(page);
    for (const [width, sport] of [
      [1366, 3],
      [1366, 1],
      [1920, 3],
      [1100, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 768 });
      for (const section of ['line', 'live']) {
        await page.goto(`/en/${section}/${sport}`);
        await expect(page.locator('main [data-event] [data-odds]').first()).toBeVisible();
        const wrong = await page.locator('main [data-event] [data-odds]').evaluateAll((cells) =>
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
        expect(wrong, `${section} of ${sport} at ${width}`).toEqual([]);
      }
    }
    await context.close();
  });

for (const width of [1366, 1920, 390])
  test(`M48 at ${width} the footer has its columns below the page, and no page ends in emptiness`, async ({
    browser,
    stage,
    guard,
  }) => {
    const context = await openLook(browser, stage, {
      brand: 'northline',
      theme: 'dark',
      language: 'en',
      isSignedIn: true,
      isMobile: width === 390,
    });
    const page = await context.newPage();
    guard.watch(page);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['', '/results', '/office', '/office/history']) {
      await page.goto(`/en${path}`);
      await stands(page);
      // Comes once the page stands.
      await expect(
        page.getByRole('list', { name: textOf('en', 'shell.later:limitsMarks') }),
      ).toBeAttached();
      const seen = await page.evaluate(() => {
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
              // Or its name stands beside it.
              mark.parentElement?.textContent.trim() === '' &&
              mark.closest('[aria-hidden]') === null,
          ).length,
        };
      });
      expect(seen.columns, path).toBeGreaterThanOrEqual(width === 390 ? 2 : 3);
      expect(seen.gap, path).toBeLessThan(120);
      expect(seen.height, path).toBeLessThan(width === 390 ? 1200 : 620);
      expect(seen.unnamed, path).toBe(0);
    }
    await context.close();
  });

for (const width of [1366, 1920])
  test(`M48 at ${width} the selections of all bets of the history stand in the same columns`, async ({
    browser,
    stage,
    guard,
  }) => {
    const context = await openLook(browser, stage, {
      brand: 'northline',
      theme: 'light',
      language: 'en',
      isSignedIn: true,
      isMobile: false,
    });
    const page = await context.newPage();
    guard.watch(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/office/history');
    await stands(page);
    const folded = page.locator('main li > button[aria-expanded="false"]');
    await expect(folded.first()).toBeVisible();
    for (let left = 4; left > 0 && (await folded.count()) > 0; left -= 1)
      await folded.first().click();
    const tables = page.locator('main li table');
    expect(await tables.count()).toBeGreaterThan(2);
    const columns = await tables.evaluateAll((all) =>
      all.map((table) =>
        [...table.querySelectorAll('thead th')].map((head) => {
          const { left, right } = head.getBoundingClientRect();
          return [Math.round(left), Math.round(right)].join('–');
        }),
      ),
    );
    expect(columns).toEqual(columns.map(() => columns[0]));
    await context.close();
  });
