import { Bettor } from '../stage/Bettor.ts';
import { follow } from '../stage/follow.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';

test('CPN-241 CPN-249 OFC-64 an open bet is cashed out to the cent, appears so in the history, and is repeated from there', async ({
  context,
  page,
  stage,
}) => {
  const person = new Bettor(page, false);
  await signInBeside(context, stage.baseURL);
  await page.goto(`${stage.baseURL}/en`);
  const outcome = (await person.standingOutcomes(1))[0]!;
  // A pinned price does not change.
  await stage.control.price(outcome, { coef: 2 });
  await person.sees(outcome, '2.00');
  await person.press(outcome);
  await person.stake('10');
  await person.place();
  const number = await person.accepted();
  await person.coupon.getByRole('tab', { name: /^My bets/ }).click();
  await person.coupon.getByRole('button', { name: /^Cash out € 9\.50/ }).click();
  await person.coupon
    .getByRole('group', { name: 'Cash out' })
    .getByRole('button', { name: /^Cash out € 9\.50/ })
    .click();
  await expect(
    person.coupon.getByRole('list', { name: 'Recently settled' }).getByText('Cashed out'),
  ).toBeVisible();
  // 1,000.00 − 10.00 + 9.50
  await expect(page.getByRole('banner').getByText('€ 999.50')).toBeVisible();
  expect((await stage.control.ledger('demo')).faults).toEqual([]);

  await follow(page, 'office/history');
  await page.locator('main li > button[aria-expanded="false"]').first().click();
  await follow(page, `office/history/${number}`);
  await expect(page.getByText('€ 9.50 for € 10.00 of the stake')).toBeVisible();
  await page.getByRole('button', { name: 'Repeat' }).click();
  await page.getByRole('button', { name: 'View bet slip' }).click();
  await expect(
    person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
  ).toHaveCount(1);
});
