import type { Page } from '@playwright/test';
import { Line } from '../stage/Line.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

const endonyms = {
  en: 'English',
  ru: 'Русский',
  es: 'Español',
  pt: 'Português',
  de: 'Deutsch',
  fr: 'Français',
  tr: 'Türkçe',
  ar: 'العربية',
} as const;

/** Changes the language by the menu of the header or of the phone. */
async function changeLanguage(
  page: Page,
  to: keyof typeof endonyms,
  isMobile = false,
): Promise<void> {
  const now = (await page.locator('html').getAttribute('lang')) as keyof typeof endonyms;
  await (
    isMobile
      ? page.getByRole('button', { name: textOf(now, 'shell:menu'), exact: true })
      : page.getByRole('banner').getByRole('button', { name: endonyms[now] })
  ).click();
  const links = page.getByRole('dialog').locator('a[hreflang]');
  await expect(links).toHaveText(Object.values(endonyms));
  await links.getByText(endonyms[to]).click();
}

/** Prices that overlap their caption, or exceed their button. */
function coveredCaptions(): string[] {
  const boxOf = (node: Node): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  return [...document.querySelectorAll('[data-odds]:has(> bdi)')].flatMap((button) => {
    const [caption, price] = button.children;
    if (caption === undefined || price?.firstChild === null || price === undefined) return [];
    const [one, other, whole] = [boxOf(caption), boxOf(price), button.getBoundingClientRect()];
    const isApart = other.right <= one.left || other.left >= one.right;
    return isApart && other.left >= whole.left && other.right <= whole.right
      ? []
      : [`${caption.textContent} ${price.textContent}`];
  });
}

/** Languages of the loaded dictionaries. */
async function textsLoaded(page: Page): Promise<readonly string[]> {
  // Read from the page itself, because the previous page may still be loading when it is left.
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(
        ({ name }) => /\/assets\/texts-[\w-]+?-([a-z]{2})-[\w-]{7}\.js$/.exec(name)?.[1] ?? [],
      ),
  );
  return [...new Set(loaded)];
}

/** Home has texts in this language, without gaps or overflow. */
async function isHomeIn(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(
    page.getByRole('banner').getByRole('link', { name: textOf(language, 'auth:signIn') }),
  ).toBeVisible();
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    `${language} is wider than the window`,
  ).toBeLessThanOrEqual(0);
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter(
          (each) => each.children.length === 0 && each.textContent === '—',
        ).length,
    ),
    `texts that ${language} lacks`,
  ).toBe(0);
}

/** Loaded on a desktop and changed on a phone, and vice versa. */
const pairs = [
  ['en', 'ar'],
  ['es', 'ru'],
  ['de', 'pt'],
  ['tr', 'fr'],
] as const;

for (const { name, isMobile, options } of sizes)
  test.describe(name, () => {
    test.use(options);

    test('SHL-66 SHL-608 home in each language has the texts of that language only, and they fit; the language menu names all eight, and a change keeps the scroll position', async ({
      page,
      stage,
    }) => {
      for (const pair of pairs) {
        const [first, next] = isMobile ? pair.toReversed() : pair;
        await page.goto(`${stage.baseURL}/${first}`);
        await isHomeIn(page, first!);
        expect(await textsLoaded(page), `loaded in ${first}`).toEqual([first]);

        await page.evaluate(() => performance.clearResourceTimings());
        await changeLanguage(page, next!, isMobile);
        await expect(page).toHaveURL(`${stage.baseURL}/${next}`);
        await isHomeIn(page, next!);
        // Dictionaries of the previous language may still be loading.
        const loaded = (await textsLoaded(page)).filter((language) => language !== first);
        expect(loaded, `loaded for ${next}`).toEqual([next]);
      }
    });
  });

for (const { name, options } of sizes)
  test.describe(name, () => {
    test.use(options);

    test('BET-800 fractions and the word for evens keep clear of their captions in Arabic', async ({
      page,
      context,
      stage,
    }) => {
      const path = await new Line(stage).eventPath('line', 'football');
      await context.addCookies([{ name: 'coef_view', value: '1', url: stage.baseURL }]);
      await page.goto(`${stage.baseURL}/ar/${path}`);
      const first = page.locator('main [data-odds]:has(> bdi)').first();
      await expect(first).toBeVisible();
      await stage.control.price(Number(await first.getAttribute('data-odds')), { coef: 2 });
      await expect(first).toContainText('متساوٍ');
      expect(await page.evaluate(coveredCaptions)).toEqual([]);
    });
  });

test('PAY-141 the terms of a payment method are listed below each other in every script', async ({
  page,
}) => {
  await page.goto('/en/payment');
  const table = page.locator('main table').first();
  for (const language of ['en', 'ar'] as const) {
    if (language === 'ar') await changeLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(table.locator('td').first()).toBeVisible();
    const beginnings = await table.evaluate((host, isRtl) => {
      const range = document.createRange();
      return [1, 2].map((column) =>
        [...host.querySelectorAll(`tbody tr:not(:has([rowspan])) > :nth-child(${column})`)].map(
          (cell) => {
            range.selectNodeContents(cell);
            const { left, right } = range.getBoundingClientRect();
            return Math.round(isRtl ? right : left);
          },
        ),
      );
    }, language === 'ar');
    for (const column of beginnings) expect(new Set(column).size).toBe(1);
  }
});
