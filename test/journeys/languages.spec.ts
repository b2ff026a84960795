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
                /\/assets\/texts-[\w-]+?-([a-z]{2})-[\w-]{8}\.js$/.exec(name)?.[1] ?? [],
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
