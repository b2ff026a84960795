import { Bettor } from '../stage/Bettor.ts';
import { expect, test } from '../stage/stage.ts';

const placements = '/web-api/coupon/v1/placements';

test('A18 CPN-463 CPN-195 one-click betting asks first, a double click is one bet, and Esc ends it', async ({
  page,
  isMobile,
  stage,
}) => {
  test.skip(isMobile, 'the switch in the head of the coupon is the column’s');
  const person = new Bettor(page, isMobile);
  await page.goto('/en/user/login');
  await person.signIn();
  await page.goto('/en/line/1');
  const [outcome = 0, other = 0] = await person.firstOutcomes(2);
  await stage.control.price(outcome, { coef: 2 });
  await person.sees(outcome, '2.00');
  await person.press(other);
  await person.coupon.getByRole('switch', { name: 'One-click' }).click();
  await page
    .getByRole('dialog', { name: 'Turn on one-click betting?' })
    .getByRole('button', { name: 'Turn on' })
    .click();
  await expect(person.odds(outcome)).toHaveAttribute(
    'aria-label',
    /One-click: each tap bets €\s5\.00$/,
  );
  await expect(person.odds(other)).toHaveAttribute('aria-pressed', 'false');
  await person.odds(outcome).dblclick();
  await expect(page.getByText(/^No\. .*2\.00, €\s5\.00\.$/)).toBeVisible();
  expect(
    (await stage.control.requests(placements)).filter(({ method }) => method === 'POST'),
  ).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(person.odds(outcome)).not.toHaveAttribute('aria-label', /One-click/);
});

for (const [device, options] of [
  ['desktop', {}],
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const) {
  test.describe(device, () => {
    test.use(options);
    test('CPN-620 NTC-125 NTC-126 M46 the answer to a one-click bet stands beside its odds until the list scrolls', async ({
      page,
      isMobile,
      stage,
    }) => {
      const person = new Bettor(page, isMobile);
      await page.goto('/en/user/login');
      await person.signIn();
      await page.goto('/en/line/1');
      const [outcome = 0, spare = 0] = await person.firstOutcomes(4);
      await stage.control.price(outcome, { coef: 2 });
      await person.sees(outcome, '2.00');
      await person.press(spare);
      await person.openCoupon();
      await person.coupon
        .getByRole('button', { name: person.text('coupon.later:settings.title') })
        .click();
      await person.coupon
        .getByRole('switch', { name: person.text('coupon.later:one-click.bet') })
        .click();
      await page
        .getByRole('dialog', { name: person.text('coupon.later:one-click.ask') })
        .getByRole('button', { name: person.text('coupon.later:one-click.ask.yes') })
        .click();
      if (isMobile) await page.keyboard.press('Escape');
      await expect(person.coupon).toBeVisible({ visible: !isMobile });
      await person.odds(outcome).scrollIntoViewIfNeeded();
      await person.odds(outcome).click();
      const notice = page.locator('[data-notice]', { hasText: /2\.00, €\s5\.00\./ });
      await expect(notice).toHaveAttribute('data-side', /above|below/);
      // It slides to its place.
      await expect(async () => {
        const [odds, said] = [await person.odds(outcome).boundingBox(), await notice.boundingBox()];
        const window = page.viewportSize();
        if (odds === null || said === null || window === null) throw new Error('nothing is shown');
        const gap = said.y > odds.y ? said.y - odds.y - odds.height : odds.y - said.y - said.height;
        expect(gap).toBeCloseTo(6, 0);
        expect(said.x).toBeLessThan(odds.x + odds.width);
        expect(said.x + said.width).toBeGreaterThan(odds.x);
        expect(said.x).toBeGreaterThanOrEqual(0);
        expect(said.x + said.width).toBeLessThanOrEqual(window.width);
      }).toPass({ timeout: 5000 });
      // What it lies over can be pressed through it.
      const hit = await notice.evaluate((said) => {
        const { x, y, width, height } = said.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && said.contains(top);
      });
      expect(hit).toBe(false);
      await page.mouse.wheel(0, 3000);
      await expect(notice).not.toHaveAttribute('data-side', /./);
      await expect(notice).toBeInViewport({ ratio: 1 });
    });
  });
}

test('CPN-197 CPN-198 with the column hidden odds open the quick coupon, by keyboard too', async ({
  page,
  stage,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has the bar');
  const person = new Bettor(page, isMobile);
  await page.goto(`${stage.baseURL}/en/line/1`);
  const [outcome = 0] = await person.firstOutcomes(1);
  await page.getByRole('button', { name: person.text('shell:endColumn') }).click();
  const quick = page.getByRole('dialog', { name: /^Quick bet/ });
  // The code that takes the press comes when the column goes.
  await expect(async () => {
    await person.odds(outcome).press('Enter');
    await expect(quick).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(quick.getByLabel('Stake', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(quick).toBeHidden();
  await expect(person.odds(outcome)).toBeFocused();
});
