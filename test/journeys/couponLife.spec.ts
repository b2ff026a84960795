import type { Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { payBeside } from '../stage/payBeside.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

test('CPN-270 CPN-273 CPN-275 CPN-281 a coupon is loaded by its code on another page, placed there and printed', async ({
  member: page,
  stage,
}) => {
  const person = new Bettor(page, false);
  await page.goto(`${stage.baseURL}/en`);
  const outcomes = await person.standingOutcomes(2);
  // Pinned prices do not change while the bet is in flight.
  for (const outcome of outcomes) {
    await stage.control.price(outcome, { coef: 2 });
    await person.sees(outcome, '2.00');
    await person.press(outcome);
  }
  await person.coupon.getByRole('button', { name: 'Save as a code' }).click();
  const code = await person.coupon.getByText(/^[A-Z]\d-\d{3}-[A-Z]{2}$/).innerText();
  await person.coupon.getByRole('button', { name: 'Clear bet slip' }).click();
  await expect(person.coupon.getByText('Your bet slip is empty')).toBeVisible();

  await page.goto(`${stage.baseURL}/en?coupon=${code.toLowerCase()}`);
  await expect(
    person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(person.coupon.getByText('All selections are still available.')).toBeVisible();
  await expect(page).toHaveURL(`${stage.baseURL}/en`);
  await person.stake('5');
  await person.place();
  const number = await person.accepted();

  const href = await person.coupon.getByRole('link', { name: 'Print' }).getAttribute('href');
  expect(href).toBe(`/en/print-coupon/${number}`);
  await page.goto(`${stage.baseURL}${href}`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('row')).toHaveCount(3);
  await expect(sheet.getByText('€ 20.00')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const answer = await page.request.get(`${stage.baseURL}/en/print-coupon/abc`);
  expect(answer.status()).toBe(404);
  const moved = await page.request.get(`${stage.baseURL}/en/user/coupon`, { maxRedirects: 0 });
  expect([
    moved.status(),
    new URL(moved.headers()['location'] ?? '', stage.baseURL).pathname,
  ]).toEqual([301, '/en']);
});

/** Cut amounts, and keys and buttons that cannot be pressed, of the open sheet. */
function cutOf(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]');
    const field = sheet?.querySelector<HTMLInputElement>('input[inputmode="none"]');
    const payout = sheet?.querySelector('[data-testid="possible-win"]');
    const keys = sheet?.querySelector(
      '[data-coupon-scroll] button[aria-label$="7"]',
    )?.parentElement;
    if (!sheet || !field || !payout || !keys) return { isThere: false };
    const words = document.createRange();
    words.selectNodeContents(payout);
    const [told, page_] = [words.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const isHit = (element: Element, at: number): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + 2 + at * (height - 4));
      return hit !== null && element.contains(hit);
    };
    return {
      isFieldCut: field.scrollWidth > field.clientWidth,
      isPayoutCut: told.left < page_.left + 8 || told.right > page_.right - 8,
      lostKeys: [...keys.children]
        .filter((key) => ![0, 0.5, 1].every((at) => isHit(key, at)))
        .map((key) => key.textContent),
      isFieldInSight: [0, 0.5, 1].every((at) => isHit(field, at)),
    };
  });
}

/** In the narrowest case: dinars have three decimals and a symbol of four letters. */
async function amountsStandWhole(page: Page, stage: Stage): Promise<void> {
  const person = new Bettor(page, true, 'ar');
  const whole = { isFieldCut: false, isPayoutCut: false, lostKeys: [], isFieldInSight: true };
  const look = (name?: 'fontSize' | 'access', value = ''): Promise<void> =>
    page.evaluate(
      ([attribute, now]) => {
        const { dataset } = document.documentElement;
        delete dataset['fontSize'];
        delete dataset['access'];
        if (attribute !== undefined) dataset[attribute] = now;
      },
      [name, value] as const,
    );
  const field = person.coupon.getByRole('textbox', { name: person.text('coupon.later:stake') });
  let outcomes: readonly number[] = [];
  await test.step('amounts and keys', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await payBeside(stage, 'demo', { minor: 1_000_000, currency: 'KWD' });
    // The page does not follow the choice of an account in another browser.
    await page.goto(`${stage.baseURL}/ar`);
    outcomes = await person.standingOutcomes(3);
    for (const outcome of outcomes) {
      await stage.control.price(outcome, { coef: 3.22 });
      await person.sees(outcome, '3.22');
      await person.press(outcome);
    }
    await person.openCoupon();
    await expect(person.coupon.getByText('د.ك').first()).toBeVisible();
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      for (const [name, value] of [[], ['fontSize', '2'], ['access', 'high']] as const) {
        await look(name, value);
        for (const amount of ['50.000', '1105.000', '1576.576']) {
          await field.fill(amount);
          const place = `${amount} at ${size.width} with ${name}`;
          await expect.poll(() => cutOf(page), place).toEqual(whole);
        }
      }
    }
    await look();
  });
  await test.step('the currency symbol of dinars ends at its left edge', async () => {
    const [first, last] = await person.coupon
      .locator('label [dir]')
      .first()
      .evaluate((sign) => {
        const letters = sign.firstChild;
        const text = letters?.textContent ?? '';
        return [text.indexOf('د'), text.lastIndexOf('.')].map((at) => {
          const range = document.createRange();
          if (letters === null) return Number.NaN;
          range.setStart(letters, at);
          range.setEnd(letters, at + 1);
          return range.getBoundingClientRect().left;
        });
      });
    expect(last).toBeLessThan(first ?? Number.NaN);
  });
  await test.step('in landscape', async () => {
    await field.fill('50.000');
    await stage.control.price(outcomes[0] ?? 0, { coef: 2.9 });
    await expect(person.placeButton).toHaveAccessibleName(
      new RegExp(person.text('coupon.later:place.accept')),
    );
    const scrolled = person.coupon.locator(':has(> [data-coupon-scroll])');
    const remedy = person.coupon.getByRole('button', {
      name: person.text('coupon.later:stake.set-max'),
    });
    for (const size of [
      { width: 844, height: 390 },
      { width: 683, height: 384 },
    ]) {
      await page.setViewportSize(size);
      for (const amount of ['50.000', '5000']) {
        await field.fill(amount);
        await field.click();
        await expect.poll(() => cutOf(page), amount).toMatchObject({ lostKeys: [] });
        const [bottom, top] = await Promise.all([
          scrolled.evaluate((element) => element.getBoundingClientRect().bottom),
          person.placeButton.evaluate((button) => button.getBoundingClientRect().top),
        ]);
        expect(bottom, `${amount} at ${size.width}`).toBeLessThanOrEqual(top);
        await expect(person.placeButton).toBeInViewport({ ratio: 1 });
        if (amount === '5000') await remedy.click({ trial: true });
      }
    }
  });
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test(`CPN-568 CPN-569 CPN-680 CPN-690 CPN-841 CPN-843 CPN-844 CPN-845 M45 at ${width} × ${height} the footer of the coupon is low, also with changed prices, and cuts no line above it; the end of the receipt is in view, with its first and its last line; on a phone amounts of three decimals and all keys are complete, and nothing is covered by the button`, async ({
    member: page,
    stage,
  }) => {
    test.slow();
    const person = new Bettor(page, width < 1024);
    await page.setViewportSize({ width, height });
    await page.goto(`${stage.baseURL}/en`);
    const outcomes = await person.standingOutcomes(3);
    for (const outcome of outcomes) {
      await stage.control.price(outcome, { coef: 1.5 });
      await person.sees(outcome, '1.50');
      await person.press(outcome);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await person.openCoupon();
    await test.step('the footer', async () => {
      const scroller = person.coupon.locator('[data-coupon-scroll]');
      const partOfFoot = (): Promise<number> =>
        scroller.evaluate((element) => {
          const whole = (
            element.closest('dialog') ?? element.closest('[role=tabpanel]')?.parentElement
          )?.getBoundingClientRect();
          if (whole === undefined) return Number.NaN;
          return (whole.bottom - element.getBoundingClientRect().bottom) / whole.height;
        });
      await expect(person.placeButton).toBeEnabled();
      // The corner button appears late and takes space from the column.
      if (width >= 1024)
        await expect(
          page.getByRole('button', { name: textOf('en', 'support:open') }),
        ).toBeVisible();
      await expect.poll(partOfFoot).toBeLessThanOrEqual(1 / 3);
      const fade = (): Promise<string> =>
        scroller.evaluate((element) => getComputedStyle(element).maskSize);
      await expect.poll(fade).toBe('100% 100%');
      // Content that is loaded later makes it longer.
      await expect
        .poll(async () => {
          await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
          return fade();
        })
        .toBe('100% calc(100% + 28px)');
      await stage.control.price(outcomes[0] ?? 0, { coef: 1.25 });
      await expect(person.coupon.getByText('1 price has changed')).toBeVisible();
      await expect.poll(partOfFoot).toBeLessThanOrEqual(1 / 3);
    });
    await test.step('the receipt', async () => {
      await person.stake('5');
      const marking = page.waitForFunction(() => {
        const closed = document.querySelector('[data-held] [inert]')?.closest('[data-held]');
        return closed ? getComputedStyle(closed).userSelect : undefined;
      });
      await person.place();
      expect(await (await marking).jsonValue()).toBe('none');
      await person.accepted();
      const done = person.coupon.getByRole('button', {
        name: person.text('coupon.later:accepted.done'),
      });
      const isFree = (): Promise<boolean> =>
        done.evaluate((button) => {
          const { left, top, bottom, width: wide } = button.getBoundingClientRect();
          return [top + 2, bottom - 2].every((y) =>
            button.contains(document.elementFromPoint(left + wide / 2, y)),
          );
        });
      await expect.poll(isFree).toBe(true);
      await person.coupon.getByText(person.text('coupon.later:accepted.balance')).hover();
      await page.mouse.wheel(0, 2000);
      await expect.poll(isFree).toBe(true);
      await page.setViewportSize({ width, height: height - 120 });
      await expect.poll(isFree).toBe(true);
      await done.click();
      await expect(done).toHaveCount(0);
    });
    if (person.isMobile) await amountsStandWhole(page, stage);
  });
