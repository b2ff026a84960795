import type { Page } from '@playwright/test';
import { signInBeside } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';
import { typeInto } from '../stage/typeInto.ts';

const say = (key: string): string => textOf('en', `payments:${key}`);
const ask = (key: string): string => textOf('en', `registration:${key}`);

async function payIn(page: Page, card: string): Promise<void> {
  await page.goto('/en/office/recharge');
  await page.getByRole('radio', { name: new RegExp(say('method.card')) }).check({ force: true });
  await typeInto(page.getByRole('textbox', { name: say('amount') }), '20');
  await page
    .locator('main form')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page.waitForURL(/\/\/pay\.localhost/);
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

test('PAY-133 REG-67 RN11 a card of another account pays nothing, and the page says whose account is closed and what can be done', async ({
  browser,
  member: page,
  stage,
}) => {
  test.slow();
  await payIn(page, '5100 2233 4455 6677');
  await expect(page.getByText(say('result.succeeded'), { exact: true })).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: stage.baseURL });
  await signInBeside(elsewhere, stage.baseURL, 'vip');
  const other = await elsewhere.newPage();
  await payIn(other, '5100-2233-4455-6677');
  await expect(other.getByText(say('reason.known_account'))).toBeVisible();
  await other.goto('/en/office/account');
  const note = other.getByText(textOf('en', 'auth.rights:hold.second'), { exact: true });
  await expect(note).toBeVisible();
  const letters = await stage.control.outbox();
  const told = letters.filter(({ subject }) => subject === 'You already have an account');
  expect(told.map(({ recipient }) => recipient)).toEqual(['demo@grandstand.example']);
  expect((await stage.control.ledger('vip')).faults).toEqual([]);
  await elsewhere.close();
});

test('REG-53 RN11 who registers with what belongs to an account reads what everybody reads, and its owner gets the way back', async ({
  page,
  stage,
}) => {
  test.slow();
  await page.goto('/en/registration');
  await page.getByRole('radio', { name: ask('type.full') }).check({ force: true });
  const fill = async (field: string, text: string): Promise<void> =>
    typeInto(page.getByLabel(ask(`field.${field}`), { exact: true }), text);
  // As the person of `demo`, but for accents, capitals, blanks and the order of the names.
  await fill('firstName', 'DÉMO');
  await fill('lastName', 'álex');
  const date = (key: string): string => textOf('en', `auth.birth-date:${key}`);
  const birth = page.getByRole('group', { name: date('label') });
  await typeInto(birth.getByLabel(date('day')), '17');
  await typeInto(birth.getByLabel(date('month')), '4');
  await typeInto(birth.getByLabel(date('year')), '1988');
  await fill('city', 'Valletta');
  await fill('street', '14 old-mill street');
  await fill('postcode', 'vlt1433');
  await fill('email', 'second@example.com');
  await typeInto(
    page.getByLabel(ask('field.password'), { exact: true }),
    'nine lanterns by the quay',
  );
  await page.getByRole('radio', { name: new RegExp(ask('bonus.none')) }).check({ force: true });
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check({ force: true });
  await page.getByRole('button', { name: ask('register'), exact: true }).click();
  await expect(page.getByRole('heading', { name: ask('mail.title') })).toBeVisible();
  const letters = await stage.control.outbox();
  expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['second@example.com', 'We can’t open an account'],
    ['demo@grandstand.example', 'You already have an account'],
  ]);
});
