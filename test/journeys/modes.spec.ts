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
