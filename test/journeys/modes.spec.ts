import type { Locator, Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { expect, test, type Stage } from '../stage/stage.ts';

const placements = '/web-api/coupon/v1/placements';

/** A match at 2.00, and another whose outcome is in the coupon. */
async function openLine(page: Page, person: Bettor, stage: Stage) {
  await page.goto('/en/line/1');
  const [outcome = 0, other = 0] = await person.firstOutcomes(2);
  await stage.control.price(outcome, { coef: 2 });
  await person.sees(outcome, '2.00');
  await person.press(other);
  return [outcome, other] as const;
}

/**
 * The notice of a bet is beside its odds, lets presses through, and disappears when the list
 * scrolls.
 */
async function standsBesideOdds(page: Page, at: Locator): Promise<void> {
  const notice = page.locator('[data-notice]', { hasText: /2\.00, €\s5\.00\./ });
  await expect(notice).toHaveAttribute('data-side', /above|below/);
  // It slides to its position.
  await expect(async () => {
    const [odds, said] = [await at.boundingBox(), await notice.boundingBox()];
    const window = page.viewportSize();
    if (odds === null || said === null || window === null) throw new Error('nothing is shown');
    const gap = said.y > odds.y ? said.y - odds.y - odds.height : odds.y - said.y - said.height;
    expect(gap).toBeCloseTo(6, 0);
    expect(said.x).toBeLessThan(odds.x + odds.width);
    expect(said.x + said.width).toBeGreaterThan(odds.x);
    expect(said.x).toBeGreaterThanOrEqual(0);
    expect(said.x + said.width).toBeLessThanOrEqual(window.width);
  }).toPass({ timeout: 5000 });
  // Elements below it can be pressed through it.
  const hit = await notice.evaluate((said) => {
    const { x, y, width, height } = said.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && said.contains(top);
  });
  expect(hit).toBe(false);
  await page.mouse.wheel(0, 3000);
  await expect(notice).not.toHaveAttribute('data-side', /./);
  await expect(notice).toBeInViewport({ ratio: 1 });
}

test('A18 CPN-463 CPN-195 CPN-197 CPN-198 CPN-620 NTC-125 NTC-126 M46 one-click betting asks first, a double click is one bet that is reported beside its odds, and Esc turns it off; with the column hidden odds open the quick coupon, by keyboard too', async ({
  member: page,
  stage,
}) => {
  const person = new Bettor(page, false);
  const [outcome, other] = await openLine(page, person, stage);
  await test.step('one click', async () => {
    await person.coupon.getByRole('switch', { name: 'One-click' }).click();
    await page
      .getByRole('dialog', { name: 'Turn on one-click betting?' })
      .getByRole('button', { name: 'Turn on' })
      .click();
    await expect(person.odds(outcome)).toHaveAttribute(
      'aria-label',
      /One-click: each press bets €\s5\.00$/,
    );
    await expect(person.odds(other)).toHaveAttribute('aria-pressed', 'false');
    await person.odds(outcome).dblclick();
    await expect(page.getByText(/^No\. .*2\.00, €\s5\.00\.$/)).toBeVisible();
    await standsBesideOdds(page, person.odds(outcome));
    expect(
      (await stage.control.requests(placements)).filter(({ method }) => method === 'POST'),
    ).toHaveLength(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Escape');
    await expect(person.odds(outcome)).not.toHaveAttribute('aria-label', /One-click/);
  });
  await test.step('the quick coupon', async () => {
    await page.getByRole('button', { name: person.text('shell:endColumn') }).click();
    const quick = page.getByRole('dialog', { name: /^Quick bet/ });
    // The code that handles the press loads when the column disappears.
    await expect(async () => {
      await person.odds(other).press('Enter');
      await expect(quick).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(quick.getByLabel('Stake', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(quick).toBeHidden();
    await expect(person.odds(other)).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('CPN-620 NTC-125 NTC-126 M46 the response to a one-click bet is beside its odds until the list scrolls', async ({
    member: page,
    stage,
  }) => {
    const person = new Bettor(page, true);
    const [outcome] = await openLine(page, person, stage);
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
    await page.keyboard.press('Escape');
    await expect(person.coupon).toBeHidden();
    await person.odds(outcome).scrollIntoViewIfNeeded();
    await person.odds(outcome).click();
    await standsBesideOdds(page, person.odds(outcome));
  });
});
