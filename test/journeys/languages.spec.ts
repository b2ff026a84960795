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
const languages = Object.keys(endonyms) as (keyof typeof endonyms)[];

for (const { name, options } of sizes) {
  test.describe(name, () => {
    test.use(options);

    test('SHL-608 home in each language has the texts of that language only, and room for them', async ({
      page,
      stage,
    }) => {
      for (const language of languages) {
        await page.goto(`${stage.baseURL}/${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute(
          'dir',
          language === 'ar' ? 'rtl' : 'ltr',
        );
        await expect(
          page.getByRole('banner').getByRole('link', { name: textOf(language, 'auth:signIn') }),
        ).toBeVisible();
        await expect(page.locator('main [data-odds]').first()).toBeVisible();
        // Asked of the page itself: the one before may still be fetching when it is left.
        const loaded = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .flatMap(
              ({ name }) =>
                /\/assets\/texts-[\w-]+?-([a-z]{2})-[\w-]{7}\.js$/.exec(name)?.[1] ?? [],
            ),
        );
        expect([...new Set(loaded)], language).toEqual([language]);
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
    });
  });
}

test('SHL-66 the language menu names all eight, and a change keeps the place', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.baseURL}/en/live`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  const links = page.getByRole('dialog').locator('a[hreflang]');
  await expect(links).toHaveText(Object.values(endonyms));
  await links.getByText(endonyms.ar).click();
  await expect(page).toHaveURL(`${stage.baseURL}/ar/live`);
  await expect(page.locator('main h1')).toHaveText(textOf('ar', 'betting:live.title'));
});

/** Prices that stand upon their caption, or beyond their button. */
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

for (const { name, options } of sizes)
  test.describe(name, () => {
    test.use(options);

    test('BET-800 fractions and the word for evens stand clear of their captions in Arabic', async ({
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

for (const language of ['en', 'ar'])
  test(`PAY-141 in ${language} the terms of a way to pay stand below each other, whatever they are written in`, async ({
    page,
  }) => {
    await page.goto(`/${language}/payment`);
    const table = page.locator('main table').first();
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
  });
