import { rmSync } from 'node:fs';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { copyConfiguration } from '../stage/copyConfiguration.ts';
import { Bettor } from '../stage/Bettor.ts';
import { Line } from '../stage/Line.ts';
import { stands } from '../stage/Visit.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, startStage, test as base, type Stage } from '../stage/stage.ts';

/** A real browser's agent: a bot is not asked for consent. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** The site as visitors meet it: it asks for consent, and one brand for the age. */
const test = base.extend<object, { readonly asking: Stage }>({
  asking: [
    async ({}, use) => {
      const configFolder = copyConfiguration({
        'env/test.json': { features: { cookieConsent: true } },
        'solara.json': { features: { ageCheck: true } },
      });
      const stage = await startStage({ configFolder });
      await use(stage);
      await stage.server.close();
      rmSync(configFolder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ userAgent });

async function valueOf(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

/** A first visit: whoever was here before has agreed to nothing. */
async function arrive(page: Page, origin: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${origin}/en`);
  await stands(page);
}

test('NTC-25 NTC-26 NTC-28 B33 refusing is as easy as accepting, holds, and can be changed from the footer', async ({
  page,
  context,
  asking,
}) => {
  await arrive(page, asking.baseURL);
  const question = page.getByRole('region', { name: 'Cookies on this site' });
  await expect(question).toBeVisible();
  const sizesOfAnswers = await question
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map(
        (button) =>
          `${button.className} ${Math.round(button.getBoundingClientRect().width / 4)} ${button.clientHeight}`,
      ),
    );
  expect([sizesOfAnswers.length, new Set(sizesOfAnswers).size]).toEqual([3, 1]);
  const column = page.getByRole('banner').getByRole('button', { name: 'Sports menu' });
  await column.click();
  await question.getByRole('button', { name: 'Necessary only' }).click();
  await expect(question).toHaveCount(0);
  expect([
    await valueOf(context, 'cookies_agree_type'),
    await valueOf(context, 'hide_left'),
  ]).toEqual(['disabled', '1']);
  expect((await context.cookies()).find(({ name }) => name === 'hide_left')?.expires).toBe(-1);
  await page.reload();
  await stands(page);
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  const options = page.getByRole('region', { name: 'Choose your cookies' });
  await expect(options.getByRole('heading', { name: 'Choose your cookies' })).toBeFocused();
  expect(
    await options
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        (boxes as HTMLInputElement[]).map((box) => [box.checked, box.disabled]),
      ),
  ).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(settings).toBeFocused();
  await settings.press('Enter');
  await options.getByText('Preferences').click();
  await options.getByRole('button', { name: 'Save choices' }).click();
  await column.click();
  expect([
    await valueOf(context, 'cookies_agree_type'),
    await valueOf(context, 'hide_left'),
  ]).toEqual(['functionality', '0']);
});

test('NTC-94 NTC-95 enlarged twice the question leaves the page to be read, and the bar of the coupon waits', async ({
  page,
  asking,
}) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await arrive(page, asking.baseURL);
  const question = page.getByRole('region', { name: 'Cookies on this site' });
  const bar = page.getByRole('region', { name: /^Bet slip, 1 / });
  await expect(question).toBeVisible();
  const person = new Bettor(page, true);
  await person.press((await person.standingOutcomes(1))[0]!);
  await expect(bar).toBeHidden();
  const box = (await question.boundingBox())!;
  expect(box.height).toBeLessThanOrEqual(384 / 3);
  for (const answer of await question.getByRole('button').all())
    expect((await answer.boundingBox())!.y).toBeGreaterThan(box.y);
  for (const answer of await question.getByRole('button').all())
    await expect(answer).toBeInViewport({ ratio: 1 });
  await question.getByRole('button', { name: 'Necessary only' }).click();
  await expect(bar).toBeVisible();
});

test('NTC-135 M51 on a phone the question leaves three quarters of the height, in every language', async ({
  browser,
  asking,
}) => {
  const phone = sizes.find(({ isMobile }) => isMobile);
  const context = await browser.newContext({ ...(phone?.options as BrowserContextOptions) });
  const page = await context.newPage();
  for (const language of ['en', 'ar', 'de', 'es', 'fr', 'pt', 'ru', 'tr']) {
    await page.goto(`${asking.baseURL}/${language}`);
    const question = page.locator('[data-foot-question]');
    await expect(question).toBeVisible();
    const seen = await question.evaluate((bar) => ({
      height: bar.clientHeight,
      cut: [...bar.querySelectorAll('button')].filter(
        (button) => button.scrollWidth > button.clientWidth,
      ).length,
    }));
    expect(seen.height, language).toBeLessThanOrEqual(844 / 4);
    expect(seen.cut, language).toBe(0);
  }
  await context.close();
});

test('SHL-760 BET-742 with necessary cookies only, what somebody chose on purpose is kept in the tab', async ({
  page,
  asking,
}) => {
  await arrive(page, asking.baseURL);
  await page
    .getByRole('region', { name: 'Cookies on this site' })
    .getByRole('button', { name: 'Necessary only' })
    .click();
  await page.goto(`${asking.baseURL}/en/line/1-football`);
  const star = page
    .locator('main')
    .getByRole('button', { name: /^Favourite: / })
    .first();
  const name = (await star.getAttribute('aria-label')) ?? '';
  await star.click();
  await page.evaluate(
    (key) => sessionStorage.setItem(key, '{"v":1,"d":[5,6]}'),
    'grandstand:northline:betting/multi:session',
  );
  await page.reload();
  await stands(page);
  await expect(page.getByRole('button', { name, exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /favourites/.test(key))),
  ).toEqual([]);
});

test('BET-740 the theme of the account holds in another browser, with necessary cookies only', async ({
  browser,
  asking,
}) => {
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ userAgent, colorScheme: 'light' });
    const page = await context.newPage();
    await arrive(page, asking.baseURL);
    await page
      .getByRole('region', { name: 'Cookies on this site' })
      .getByRole('button', { name: 'Necessary only' })
      .click();
    const person = new Bettor(page, false);
    await page
      .getByRole('banner')
      .getByRole('link', { name: person.text('auth:signIn') })
      .click();
    await person.signIn('newbie');
    return page;
  };
  const first = await open();
  await first.getByRole('button', { name: 'Display settings' }).first().click();
  await first.getByText('Dark', { exact: true }).click();
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');
  await first.reload();
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');
  const second = await open();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await first.context().close();
  await second.context().close();
});

test('NTC-20 A60 a type that somebody made up is no choice: the question comes again', async ({
  page,
  context,
  asking,
}) => {
  await context.clearCookies();
  await context.addCookies([
    { name: 'cookies_agree_type', value: 'everything', url: asking.baseURL },
  ]);
  await page.goto(`${asking.baseURL}/en`);
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
});

test('NTC-30 NTC-31 C11 the age is asked first, over everything; only a yes or the way out ends it', async ({
  page,
  asking,
}) => {
  await page.context().clearCookies();
  await page.goto(`${asking.brandURL('solara')}/en`);
  const dialog = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  const yes = dialog.getByRole('button', { name: 'Yes, I am' });
  await expect(yes).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'No, exit' })).toHaveAttribute('href', /^https:/);
  await yes.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${asking.brandURL('northline')}/en`);
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('NTC-34 a page whose adverts are hidden says what that breaks and how to end it', async ({
  page,
  asking,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.ad-banner { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await arrive(page, asking.baseURL);
  await expect(page.getByText('An ad blocker is breaking this site')).toBeVisible();
});

for (const size of sizes) {
  test.describe(`at ${size.name}`, () => {
    test.use({ ...size.options, ...(size.isMobile ? {} : { userAgent }) });

    test('NTC-27 C09 the question hides nothing that has the focus', async ({ page, asking }) => {
      await arrive(page, asking.baseURL);
      const question = page.getByRole('region', { name: 'Cookies on this site' });
      await expect(question).toBeVisible();
      const hidden: string[] = [];
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press('Tab');
        const name = await question.evaluate((bar) => {
          const focused = document.activeElement;
          if (focused === null || bar.contains(focused)) return '';
          const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
          const isHidden =
            box.width > 0 &&
            box.top >= over.top &&
            box.bottom <= over.bottom &&
            box.left >= over.left &&
            box.right <= over.right;
          return isHidden ? (focused.textContent ?? '?') : '';
        });
        if (name !== '') hidden.push(name);
      }
      expect(hidden).toEqual([]);
      await question.getByRole('button', { name: 'Accept all' }).click();
      await expect(question).toHaveCount(0);
    });
  });
}

test('SHL-565 SHL-766 every page that the edge draws has the styles of all that it has drawn, and its texts', async ({
  asking,
}) => {
  test.setTimeout(180_000);
  const line = new Line(asking);
  const paths = [
    ...(await plannedPaths(asking)),
    await line.eventPath('live', 'football'),
    await line.eventPath('line', 'tennis'),
    'live/1',
    'line/1',
    'nowhere',
  ];
  const unstyled: string[] = [];
  const unspoken: string[] = [];
  for (const size of sizes)
    for (const cookie of ['', 'grandstand_signed_in=1'])
      for (const path of paths) {
        const { body, rules } = await drawnPage(asking, path, {
          'User-Agent': size.options.userAgent ?? userAgent,
          cookie,
        });
        const missing = classesOf(body).filter((name) => !rules.includes(`.${name}`));
        if (missing.length > 0)
          unstyled.push(`${size.name} ${cookie} /${path}: ${missing.join(' ')}`);
        const dashes = body.match(/<[^<]*(?:>|=")—["<]/g) ?? [];
        if (dashes.length > 0)
          unspoken.push(`${size.name} ${cookie} /${path}: ${dashes.join(' ')}`);
      }
  expect(unstyled).toEqual([]);
  expect(unspoken).toEqual([]);
});

test('SHL-560 what the edge drew gives way where the visitor is sent to sign in', async ({
  page,
  asking,
}) => {
  await page.context().clearCookies();
  await page.goto(`${asking.baseURL}/en/office`);
  await expect(page).toHaveURL(/\/en\/user\/login/);
  await expect(page.locator('main form')).toBeVisible();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await page.reload();
  await expect(page.locator('main form')).toBeVisible();
});

/** Paths of the plan that have no parameters. */
async function plannedPaths({ baseURL }: Stage): Promise<readonly string[]> {
  const html = await (await fetch(`${baseURL}/en`)).text();
  const boot = / id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { plan } = JSON.parse(boot) as {
    readonly plan: { readonly routes: readonly { readonly path: string }[] };
  };
  return plan.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
}

async function drawnPage(
  { baseURL }: Stage,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly body: string; readonly rules: string }> {
  const answer = await fetch(`${baseURL}/en/${path}`.replace(/\/$/, ''), {
    headers,
    redirect: 'manual',
  });
  const [head = '', body = ''] = (await answer.text()).split('<div id="root"');
  return { body, rules: /<style[^>]*>(.*?)<\/style>/s.exec(head)?.[1] ?? '' };
}

/** Those of CSS Modules. */
function classesOf(html: string): readonly string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(names.filter((name) => name.startsWith('_')))];
}
