import type { Page } from '@playwright/test';
import { follow } from '../stage/follow.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';
import { typeInto } from '../stage/typeInto.ts';

const say = (key: string): string => textOf('en', `payments:${key}`);
const sayLater = (key: string): string => textOf('en', `payments.later:${key}`);

/** Chooses a payment method and an amount at the cashier. */
async function order(page: Page, way: RegExp, amount: string): Promise<void> {
  await page.getByRole('radio', { name: way }).check({ force: true });
  await typeInto(page.getByRole('textbox', { name: say('amount') }), amount);
}

async function send(page: Page): Promise<void> {
  await page
    .locator('main form')
    .getByRole('button', { name: /^(Deposit|Pay)/ })
    .click();
}

async function expectArrived(page: Page): Promise<void> {
  await expect(page.getByText(say('result.succeeded'), { exact: true })).toBeVisible();
}

test('PAY-70 PY10 PAY-75 PY11 PAY-79 PY14 PAY-81 PAY-91 PY06 a card is saved, pays in two presses and is removed; a voucher, a bank transfer and the frame of a provider credit money, too', async ({
  member: page,
  stage,
}) => {
  test.slow();
  await test.step('a card is saved by a checkbox', async () => {
    await page.goto('/en/office/recharge');
    await order(page, new RegExp(say('method.card')), '10');
    await page.getByRole('checkbox', { name: sayLater('save') }).check({ force: true });
    await send(page);
    await page.getByLabel('Card number').fill('4000000000000001');
    await page.getByLabel('Expiry date').fill('12/31');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expectArrived(page);
  });
  await test.step('it pays in two presses and an amount, and is removed', async () => {
    await follow(page, 'office/recharge');
    await order(page, /Visa •• 0001/, '11');
    await send(page);
    await expectArrived(page);
    await follow(page, 'office/recharge');
    const card = page.getByRole('radio', { name: /Visa •• 0001/ });
    await card.check({ force: true });
    await page.getByRole('button', { name: /Visa •• 0001/ }).click();
    const asked = page.getByRole('dialog', { name: /Visa •• 0001/ });
    await asked.getByRole('button', { name: /Visa •• 0001/ }).click();
    await expect(card).toHaveCount(0);
  });
  await test.step('a voucher is pasted and credited completely', async () => {
    const { code } = (await stage.control.post('payments/vouchers', {
      minor: 1500,
      currency: 'EUR',
    })) as {
      code: string;
    };
    await page
      .getByRole('radio', { name: new RegExp(say('method.voucher')) })
      .check({ force: true });
    await typeInto(page.getByRole('textbox', { name: sayLater('printed.voucher') }), code);
    await page.getByRole('button', { name: sayLater('printed.send') }).click();
    await expect(page.getByText(/^€\s15\.00 is on your account$/)).toBeVisible();
  });
  await test.step('a bank transfer has its reference, and its page reports the credit', async () => {
    await order(page, new RegExp(`^${say('method.bank_transfer')}`), '50');
    await send(page);
    const reference = page.locator('main dd').filter({ hasText: /^HP\d{10}/ });
    await expect(reference).toBeVisible();
    const [text = ''] = /HP\d{10}/.exec(await reference.innerText()) ?? [];
    await stage.control.post('payments/arrivals', { reference: text, minor: 5000 });
    await expectArrived(page);
  });
  await test.step('the page of a provider is shown in a frame and paid there', async () => {
    await follow(page, 'office/recharge');
    await order(page, new RegExp(say('method.wallet')), '20');
    await send(page);
    await page.waitForURL(/\/office\/recharge\/\d+$/);
    const frame = page.frameLocator(`iframe[title="${textOf('en', 'payments.pay:frame.title')}"]`);
    await frame.getByRole('button', { name: /^Pay/ }).click();
    await expectArrived(page);
  });
});
