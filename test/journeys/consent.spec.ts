import type { BrowserContext, Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { Line } from '../stage/Line.ts';
import { signInBeside } from '../stage/Look.ts';
import { stands } from '../stage/Visit.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

/** A real browser's user agent: a bot gets no consent question. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.use({ userAgent });

/** The site with its shipped defaults. */
test.beforeEach(async ({ stage }) => {
  await stage.control.site({ features: { cookieConsent: true } });
});

async function valueOf(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

/** A first visit, without any consent. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(address);
  await stands(page);
}

const questionOf = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });

test('NTC-25 NTC-26 NTC-28 B33 SHL-760 BET-742 NTC-34 refusing is as easy as accepting, is kept, keeps deliberate choices in the tab, and can be changed from the footer', async ({
  page,
  context,
  stage,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.ad-banner { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await arrive(page, `${stage.baseURL}/en/line/1-football`);
  const question = questionOf(page);
  const column = page.getByRole('banner').getByRole('button', { name: 'Sports menu' });
  await test.step('its answers look alike', async () => {
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
  });
  await test.step('a page with hidden advertisements says what that breaks', async () => {
    await expect(page.getByText('An ad blocker is breaking this site')).toBeVisible();
  });
  const star = page
    .locator('main')
    .getByRole('button', { name: /^Favourite: / })
    .first();
  const name = (await star.getAttribute('aria-label')) ?? '';
  await test.step('after a refusal choices live as long as the browser or the tab', async () => {
    await column.click();
    await question.getByRole('button', { name: 'Necessary only' }).click();
    await expect(question).toHaveCount(0);
    expect([
      await valueOf(context, 'cookies_agree_type'),
      await valueOf(context, 'hide_left'),
    ]).toEqual(['disabled', '1']);
    expect((await context.cookies()).find((each) => each.name === 'hide_left')?.expires).toBe(-1);
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
    await expect(question).toHaveCount(0);
  });
  await test.step('the footer opens the choice again, Esc keeps the answer', async () => {
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
});

/** Focused elements entirely below the question, during 60 presses of Tab. */
async function hiddenWithFocus(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const name = await questionOf(page).evaluate((bar) => {
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
  return hidden;
}

test('NTC-20 A60 NTC-27 C09 NTC-94 NTC-95 an invented cookie category is no choice; the question hides no focused element, leaves the page readable at 200 % zoom, and hides the coupon bar until it is answered', async ({
  page,
  context,
  stage,
}) => {
  await context.clearCookies();
  await context.addCookies([
    { name: 'cookies_agree_type', value: 'everything', url: stage.baseURL },
  ]);
  await page.goto('/en');
  await stands(page);
  const question = questionOf(page);
  await expect(question).toBeVisible();
  expect(await hiddenWithFocus(page)).toEqual([]);
  await test.step('at 200 % zoom', async () => {
    await page.setViewportSize({ width: 683, height: 384 });
    const bar = page.getByRole('region', { name: /^Bet slip, 1 / });
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
});

test('BET-740 the theme of the account applies in another browser that accepts necessary cookies only', async ({
  page,
  context,
  stage,
}) => {
  /** Opens a browser that knows only the session. */
  const openAnother = async (): Promise<void> => {
    await page.goto('about:blank');
    await context.clearCookies();
    await context.addCookies([
      { name: 'cookies_agree_type', value: 'disabled', url: stage.baseURL },
    ]);
    await signInBeside(context, stage.baseURL, 'newbie');
    await page.goto('/en/payment');
  };
  await openAnother();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // After a sign-in the page may send other preferences by itself; 0 is light.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/v1/preferences') &&
      answer.request().postData()?.includes('"name":"appTheme","value":"0"') === true,
  );
  await page.getByRole('button', { name: 'Display settings' }).first().click();
  await page.getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await saved;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openAnother();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('NTC-30 NTC-31 C11 the age is asked first, over everything; only a yes or the way out closes the question', async ({
  page,
  stage,
}) => {
  await stage.control.site({ features: { ageCheck: true } });
  await page.context().clearCookies();
  await page.goto(`${stage.brandURL('solara')}/en/payment`);
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
  await expect(questionOf(page)).toBeVisible();
  await page.reload();
  await expect(questionOf(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('SHL-565 SHL-766 every page that the edge renders has the styles of all rendered parts, and its texts', async ({
  stage,
}) => {
  test.setTimeout(180_000);
  const line = new Line(stage);
  const paths = [
    ...(await plannedPaths(stage)),
    await line.eventPath('live', 'football'),
    await line.eventPath('line', 'tennis'),
    'live/1',
    'line/1',
    'nowhere',
  ];
  const unstyled: string[] = [];
  const unspoken: string[] = [];
  // Each page is shown in each size, in one to a visitor and in the other to a signed-in user,
  // alternately, so that header and columns are drawn in all four ways.
  for (const [place, path] of paths.entries())
    for (const [turn, size] of sizes.entries()) {
      const cookie = (place + turn) % 2 === 0 ? '' : 'grandstand_signed_in=1';
      const { body, rules } = await drawnPage(stage, path, {
        'User-Agent': size.options.userAgent ?? userAgent,
        cookie,
      });
      const styled = new Set(rules.match(/_[\w-]+/g));
      const missing = classesOf(body).filter((name) => !styled.has(name));
      if (missing.length > 0)
        unstyled.push(`${size.name} ${cookie} /${path}: ${missing.join(' ')}`);
      const dashes = body.match(/<[^<]*(?:>|=")—["<]/g) ?? [];
      if (dashes.length > 0) unspoken.push(`${size.name} ${cookie} /${path}: ${dashes.join(' ')}`);
    }
  expect(unstyled).toEqual([]);
  expect(unspoken).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(sizes.find(({ isMobile }) => isMobile)?.options ?? {});

  test('NTC-27 C09 NTC-135 M51 the question hides no focused element, and leaves three quarters of the height in every language', async ({
    page,
    stage,
  }) => {
    await arrive(page, `${stage.baseURL}/en/payment`);
    await expect(questionOf(page)).toBeVisible();
    expect(await hiddenWithFocus(page)).toEqual([]);
    const question = page.locator('[data-foot-question]');
    let shown = 'en';
    for (const language of ['en', 'ar', 'de', 'es', 'fr', 'pt', 'ru', 'tr']) {
      if (language !== shown) {
        await page
          .getByRole('button', { name: textOf(shown, 'shell:menu'), exact: true })
          .press('Enter');
        await page.getByRole('dialog').locator(`a[hreflang^="${language}"]`).press('Enter');
        shown = language;
      }
      await expect(question.getByRole('heading')).toHaveText(
        textOf(language, 'notices:consent.title'),
      );
      const seen = await question.evaluate((bar) => ({
        height: bar.clientHeight,
        cut: [...bar.querySelectorAll('button')].filter(
          (button) => button.scrollWidth > button.clientWidth,
        ).length,
      }));
      expect(seen.height, language).toBeLessThanOrEqual(844 / 4);
      expect(seen.cut, language).toBe(0);
    }
  });
});

/** Paths of the plan without parameters. */
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

/** Classes of CSS Modules. */
function classesOf(html: string): readonly string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(names.filter((name) => name.startsWith('_')))];
}
