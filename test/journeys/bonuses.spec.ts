import { signInBeside } from '../stage/Look.ts';
import { follow } from '../stage/follow.ts';
import { payBeside } from '../stage/payBeside.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';

const say = (key: string): string => textOf('en', `bonuses.page:${key}`);

test('BNS-50 BNS-2 BNS-51 OF08 a chosen bonus is credited with the first deposit, appears in another tab, and is given up', async ({
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
  await payBeside(stage, 'newbie');
  await expect(other.getByText(/^Wagered \W*0\.00\W* of \W*250\.00\W*$/)).toBeVisible();
  await follow(page, 'office/bonuses/wager');
  await page.getByRole('button', { name: say('giveUp') }).click();
  await page.getByRole('button', { name: /^Give up \W*50\.00\W*$/ }).click();
  await expect(page.getByText(say('none'))).toBeVisible();
  await expect(other.getByRole('region', { name: say('group.refused') })).toBeVisible();
  const { faults } = await stage.control.ledger('newbie');
  expect(faults).toEqual([]);
});
