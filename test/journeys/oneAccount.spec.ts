import { signInBeside } from '../stage/Look.ts';
import { payBeside } from '../stage/payBeside.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';
import { typeInto } from '../stage/typeInto.ts';

const say = (key: string): string => textOf('en', `payments:${key}`);

test('PAY-133 REG-166 RN11 a card of another account is refused, and the page names the closed account and the next steps', async ({
  page,
  context,
  stage,
}) => {
  test.slow();
  await payBeside(stage, 'demo', { card: '5100 2233 4455 6677' });
  await signInBeside(context, stage.baseURL, 'vip');
  await page.goto('/en/office/recharge');
  await page.getByRole('radio', { name: new RegExp(say('method.card')) }).check({ force: true });
  await typeInto(page.getByRole('textbox', { name: say('amount') }), '20');
  await page
    .locator('main form')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.waitForURL(/\/\/pay\.localhost/);
  await page.getByLabel('Card number').fill('5100-2233-4455-6677');
  await page.getByLabel('Expiry date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(say('reason.known_account'))).toBeVisible();
  await page.goto('/en/office/account');
  const note = page.getByText(textOf('en', 'auth.rights:hold.second'), { exact: true });
  await expect(note).toBeVisible();
  const letters = await stage.control.outbox();
  const told = letters.filter(({ subject }) => subject === 'You already have an account');
  expect(told.map(({ recipient }) => recipient)).toEqual(['demo@grandstand.example']);
  expect((await stage.control.ledger('vip')).faults).toEqual([]);
});
