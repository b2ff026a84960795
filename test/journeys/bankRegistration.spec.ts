import type { Page } from '@playwright/test';
import { expect, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';
import { typeInto } from '../stage/typeInto.ts';

const say = (key: string): string => textOf('en', `registration:${key}`);

/** Goes from the sign-in over the form to the bank and pays. */
async function payAs(page: Page, stage: Stage, payer: RegExp): Promise<void> {
  await page.goto(`${stage.brandURL('solara')}/en/user/login`);
  await page.getByRole('link', { name: textOf('en', 'auth.ways:byBank') }).click();
  await expect(page.getByRole('radio', { name: /^Bank/ })).toBeChecked();
  const amount = page.getByRole('textbox', { name: say('field.amount') });
  await expect(amount).toHaveValue('');
  await typeInto(amount, '25');
  await page.getByRole('checkbox', { name: say('field.funds') }).check({ force: true });
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check({ force: true });
  await page.getByRole('button', { name: say('bank.go') }).click();
  await page.waitForURL(/\/\/pay\.localhost/);
  await page.getByRole('button', { name: payer }).click();
}

test('REG-70 REG-71 REG-75 REG-167 AUT-56 RN10 a person under age gets no account and no offer; an adult pays at their bank and gets an account, which one contact completes', async ({
  page,
  stage,
}) => {
  test.slow();
  const site = stage.brandURL('solara');
  await page.context().addCookies([{ name: 'btag', value: 'partner-7', url: site }]);
  await test.step('too young', async () => {
    await payAs(page, stage, /Kim Young/);
    await expect(page.getByText(say('bank.under_age.text'))).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Bank/ })).toHaveCount(0);
  });
  await test.step('of age', async () => {
    await payAs(page, stage, /Robin Smith/);
    await page.waitForURL(/\/en\/user\/finish-registration/);
    await expect(page).not.toHaveURL(/visit=/);
    await typeInto(page.getByLabel(textOf('en', 'recovery:email')), 'robin@example.com');
    await page.getByRole('button', { name: textOf('en', 'recovery:finish.save') }).click();
    await page.waitForURL((url) => !url.pathname.includes('finish-registration'));
    await expect(page.getByRole('banner').getByText('25.00')).toBeVisible();
    await expect
      .poll(async () => (await page.context().cookies(site)).some(({ name }) => name === 'btag'))
      .toBe(false);
  });
  expect((await stage.control.ledger()).faults).toEqual([]);
});
