import type { Page } from '@playwright/test';
import { follow } from '../stage/follow.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { typeInto } from '../stage/typeInto.ts';

const say = (key: string): string => textOf('en', `payments:${key}`);

/** Chooses a payment method and an amount at the cashier, and goes on to the provider's page. */
async function order(page: Page, way: string, amount: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(say(way)) }).check({ force: true });
  await typeInto(page.getByRole('textbox', { name: say('amount') }), amount);
  await page
    .locator('main form')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.waitForURL(/\/\/pay\.localhost/);
}

async function payByCard(page: Page, last4: string): Promise<void> {
  await page.getByLabel('Card number').fill(`400000000000${last4}`);
  await page.getByLabel('Expiry date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

async function balanceMinor(stage: Stage): Promise<number> {
  const { accounts, faults } = await stage.control.ledger('demo');
  expect(faults).toEqual([]);
  const [main] = accounts as readonly { readonly balanceMinor: number }[];
  return main?.balanceMinor ?? 0;
}

test('PAY-10 PAY-22 PY07 a card whose bank asks for confirmation makes a deposit, the balance follows in another tab, and the money is paid out again', async ({
  member: page,
  context,
  stage,
}) => {
  test.slow();
  const before = await balanceMinor(stage);
  const other = await context.newPage();
  await other.goto('/en/payment');
  await page.goto('/en/office/recharge');
  await order(page, 'method.card', '50');
  await payByCard(page, '0004');
  await page.waitForURL(/\/\/acs\.localhost/);
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(say('result.succeeded'), { exact: true })).toBeVisible();
  expect(await balanceMinor(stage)).toBe(before + 5000);
  const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(
    (before + 5000) / 100,
  );
  await expect(other.getByRole('banner').getByText(shown)).toBeVisible();

  await follow(page, 'office/historypay');
  await follow(page, 'office/deduce');
  await typeInto(page.getByRole('textbox', { name: say('amount') }), '20');
  await page.getByRole('button', { name: textOf('en', 'payments.later:withdraw.review') }).click();
  await page.getByRole('button', { name: /^Withdraw €/ }).click();
  await expect(page.getByText(say('withdraw.done'))).toBeVisible();
  expect(await balanceMinor(stage)).toBe(before + 3000);
  await follow(page, 'office/historypay');
  await expect(page.locator('main').getByText(say('state.asked'), { exact: true })).toBeVisible();
});

test('PAY-14 PAY-17 TA23 after a declined card, or a return from the provider, the money is kept and the payment can be retried; a bank may take its minute', async ({
  member: page,
  stage,
}) => {
  test.slow();
  const before = await balanceMinor(stage);
  await test.step('a declined card', async () => {
    await page.goto('/en/office/recharge');
    await order(page, 'method.card', '10');
    await payByCard(page, '0002');
    await expect(page.getByText(say('result.failed'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: say('result.again') }).click();
  });
  await test.step('a return from the bank before its decision', async () => {
    await order(page, 'method.instant_bank', '10');
    await page.goBack();
    await expect(page.getByRole('button', { name: say('open.continue') })).toBeVisible();
    await page.getByRole('button', { name: say('open.cancel') }).click();
    const question = page.getByRole('dialog', {
      name: textOf('en', 'payments.later:cancel.title'),
    });
    await question.getByRole('button', { name: say('open.cancel') }).click();
    await expect(
      page.locator('main').getByText(say('state.cancelled'), { exact: true }),
    ).toBeVisible();
    expect(await balanceMinor(stage)).toBe(before);
  });
  await test.step('a bank that takes its minute', async () => {
    await order(page, 'method.instant_bank', '30');
    await page.getByRole('button', { name: 'Slow Savings' }).click();
    await expect(page.getByText(say('result.waiting'))).toBeVisible();
    expect(await balanceMinor(stage)).toBe(before);
    await stage.control.advance(61_000);
    await expect(page.getByText(say('result.succeeded'), { exact: true })).toBeVisible();
    expect(await balanceMinor(stage)).toBe(before + 3000);
    await follow(page, 'office/historypay');
    await expect(
      page.locator('main li').getByText(say('state.succeeded'), { exact: true }).first(),
    ).toBeVisible();
  });
});
