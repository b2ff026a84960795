import { Bettor } from '../stage/Bettor.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';

test('CPN-270 CPN-273 CPN-275 CPN-281 a coupon goes by its code to another page, is bet there and printed', async ({
  context,
  page,
  stage,
}) => {
  const person = new Bettor(page, false);
  await signInBeside(context, stage.baseURL);
  await page.goto(`${stage.baseURL}/en`);
  const outcomes = (await person.firstOutcomes(12)).slice(-2);
  // What is pinned does not move while the bet is on its way.
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

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test(`CPN-568 CPN-569 the foot of the coupon is low at ${width} × ${height}, with changed prices too, and no line above it is cut`, async ({
    context,
    page,
    stage,
  }) => {
    const person = new Bettor(page, width < 1024);
    await page.setViewportSize({ width, height });
    await signInBeside(context, stage.baseURL);
    await page.goto(`${stage.baseURL}/en`);
    const outcomes = (await person.firstOutcomes(12)).slice(-3);
    for (const outcome of outcomes) {
      await stage.control.price(outcome, { coef: 2 });
      await person.sees(outcome, '2.00');
      await person.press(outcome);
    }
    await person.openCoupon();
    const scroller = person.coupon.locator('[data-coupon-scroll]');
    const partOfFoot = (): Promise<number> =>
      scroller.evaluate((element) => {
        const foot = element.nextElementSibling?.getBoundingClientRect().height ?? Number.NaN;
        const whole =
          element.closest('dialog') ?? element.closest('[role=tabpanel]')?.parentElement;
        return foot / (whole?.getBoundingClientRect().height ?? Number.NaN);
      });
    await expect(person.placeButton).toBeEnabled();
    expect(await partOfFoot()).toBeLessThanOrEqual(1 / 3);
    const fade = (): Promise<string> =>
      scroller.evaluate((element) => getComputedStyle(element).maskSize);
    expect(await fade()).toBe('100% 100%');
    // What is loaded later makes it longer.
    await expect
      .poll(async () => {
        await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        return fade();
      })
      .toBe('100% calc(100% + 28px)');
    await stage.control.price(outcomes[0] ?? 0, { coef: 1.5 });
    await expect(person.coupon.getByText('1 price has changed')).toBeVisible();
    await expect.poll(partOfFoot).toBeLessThanOrEqual(1 / 3);
  });
