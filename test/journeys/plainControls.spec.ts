import type { Locator, Page } from '@playwright/test';
import { walkTo } from '../stage/walkTo.ts';
import { cookiesOf, describeLook, type Look } from '../stage/Look.ts';
import { sizes } from '../stage/sizes.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';

/** Prominence of a control: its size, and contrasts by WCAG. */
interface Prominence {
  readonly heightPx: number;
  readonly lettersPx: number;
  readonly weight: number;
  /** Contrast of its text with its background. */
  readonly words: number;
  /** Contrast of its background with the surroundings. */
  readonly ground: number;
}

/** Colours as painted by the browser, through all translucent layers. */
function measure(control: Element): Prominence {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const paint = (colours: readonly string[]): readonly number[] => {
    if (pixel === null) throw new Error('This browser paints nothing');
    pixel.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
    }
    return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const groundsOf = (from: Element | null): readonly string[] =>
    from === null
      ? ['white']
      : [...groundsOf(from.parentElement), getComputedStyle(from).backgroundColor];
  const luminance = (rgb: readonly number[]): number =>
    rgb
      .map((each) => each / 255)
      .map((each) => (each <= 0.040_45 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
      .reduce((sum, each, index) => sum + each * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const style = getComputedStyle(control);
  const grounds = groundsOf(control);
  return {
    heightPx: control.getBoundingClientRect().height,
    lettersPx: Number.parseFloat(style.fontSize),
    weight: Number(style.fontWeight),
    words: contrast(paint([...grounds, style.color]), paint(grounds)),
    ground: contrast(paint(grounds), paint(groundsOf(control.parentElement))),
  };
}

/** Prominence of a control once it is enabled and no transition runs any more. */
async function atRest(control: Locator): Promise<Prominence> {
  await expect(control).toBeEnabled();
  // Hovering changes the appearance.
  await control.page().mouse.move(0, 0);
  // The end of a transition may start another.
  await control.evaluate(async (element) => {
    for (
      let running = element.getAnimations();
      running.length > 0;
      running = element.getAnimations()
    )
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
  let seen = await control.evaluate(measure);
  await expect(async () => {
    const before = seen;
    seen = await control.evaluate(measure);
    expect(seen).toEqual(before);
  }).toPass();
  return seen;
}

const linkToLimits = (page: Page): Locator =>
  page.locator('main, footer').locator('a[href$="/en/office/responsible"]').first();

/** Controls that deposit, set a limit, close deposits and exclude. */
async function prominences(
  page: Page,
  origin: string,
  look: Look,
): Promise<{
  readonly deposit: Prominence;
  readonly others: Readonly<Record<string, Prominence>>;
}> {
  const say = (key: string): string => textOf(look.language, key);
  const limits = (key: string): string => say(`limits.responsible:${key}`);
  await page.goto(`${origin}/${look.language}/office/recharge`);
  const pay = page.locator('main form button[type="submit"]');
  await page.locator('main').getByRole('radio').first().check({ force: true });
  const deposit = await atRest(pay);
  // The limits are one press away from the deposit page.
  await linkToLimits(page).click();
  await expect(page).toHaveURL(/\/office\/responsible$/);
  const panel = (key: string) => page.getByRole('region', { name: limits(key), exact: true });
  const open = panel('deposit.title').getByRole('button').first();
  await open.click();
  const save = await atRest(page.locator('main form button[type="submit"]'));
  const choose = async (key: string): Promise<Prominence> => {
    await panel(key).getByRole('button').first().click();
    return atRest(panel(key).getByRole('button').last());
  };
  const time = panel('time.title');
  await time.getByRole('combobox').first().selectOption('3');
  return {
    deposit,
    others: {
      save,
      time: await atRest(time.getByRole('button').first()),
      break: await choose('break.title'),
      exclusion: await choose('exclusion.title'),
    },
  };
}

for (const { name, isMobile, options } of sizes)
  test.describe(`at ${name}`, () => {
    test.use(options);

    test('LIM-87 LIM-88 B05 B31 controls of player protection are as large and as clear as payment controls, and one press away from them and from home', async ({
      context,
      page,
      stage,
    }) => {
      test.slow();
      // Each brand in each theme, and each of these at one width.
      for (const [brand, theme] of isMobile
        ? ([
            ['northline', 'light'],
            ['solara', 'dark'],
          ] as const)
        : ([
            ['northline', 'dark'],
            ['solara', 'light'],
          ] as const)) {
        // The account would take the theme of the look before along.
        await page.goto('about:blank');
        await stage.begin();
        const look: Look = { brand, theme, isMobile, language: 'en', isSignedIn: true };
        await context.addCookies([...(await cookiesOf(stage, look))]);
        const { deposit, others } = await prominences(page, stage.brandURL(brand), look);
        for (const [control, prominence] of Object.entries(others))
          for (const [quality, value] of Object.entries(prominence))
            expect(value, `${describeLook(look)}, ${control}: ${quality}`).toBeGreaterThanOrEqual(
              deposit[quality as keyof Prominence],
            );
      }
      await walkTo(page, '/en');
      await linkToLimits(page).click();
      await expect(page).toHaveURL(/\/en\/office\/responsible$/);
    });
  });
