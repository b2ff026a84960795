import type { Page } from '@playwright/test';
import { signInBeside } from '../stage/Look.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';

const say = (key: string): string => textOf('en', `bonuses.page:${key}`);

/** Fifty euros by a card that pays at once. */
async function payIn(page: Page): Promise<void> {
  const words = (key: string): string => textOf('en', `payments:${key}`);
  await page.goto('/en/office/recharge');
  // Offered to whoever pays in for the first time.
  await page.getByRole('button', { name: words('first.skip') }).click();
  await page.getByRole('radio', { name: new RegExp(words('method.card')) }).check({ force: true });
  await page.getByRole('textbox', { name: words('amount') }).fill('50');
  await page
    .getByRole('checkbox', { name: textOf('en', 'payments.later:funds.word') })
    .check({ force: true });
  await page
    .locator('main form')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.waitForURL(/\/\/pay\.localhost/);
  await page.getByLabel('Card number').fill('4000000000000001');
  await page.getByLabel('Expiry date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(words('result.succeeded'), { exact: true })).toBeVisible();
}

test('BNS-50 BNS-2 BNS-51 OF08 a bonus is chosen, comes with the first deposit, shows in another tab, and is given up', async ({
  page,
  context,
  stage,
}) => {
  test.slow();
  await signInBeside(context, stage.baseURL, 'newbie');
  const other = await context.newPage();
  await other.goto('/en/office/bonuses/deposit');
  await page.goto('/en/office/bonuses/deposit');
  await page.getByRole('button', { name: say('offer.choose.sport') }).click();
  await expect(other.getByText(say('offer.chosen'))).toBeVisible();
  await payIn(page);
  await expect(other.getByText(/^Wagered \W*0\.00\W* of \W*250\.00\W*$/)).toBeVisible();
  await page.goto('/en/office/bonuses/wager');
  await page.getByRole('button', { name: say('giveUp') }).click();
  await page.getByRole('button', { name: /^Give up \W*50\.00\W*$/ }).click();
  await expect(page.getByText(say('none'))).toBeVisible();
  await expect(other.getByRole('region', { name: say('group.refused') })).toBeVisible();
  const { faults } = await stage.control.ledger('newbie');
  expect(faults).toEqual([]);
});
