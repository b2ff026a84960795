import type { Page } from '@playwright/test';
import { countKeystrokes } from '../stage/countKeystrokes.ts';
import { KeyboardUser } from '../stage/KeyboardUser.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

const pay = (key: string): string => textOf('en', `payments:${key}`);
const register = (key: string): string => textOf('en', `registration:${key}`);
const mostKeys = 60;
/** The provider's return address. */
const result = '/en/onpay/success';
/** A person in the register. */
const named = {
  firstName: 'Robin',
  lastName: 'Keys',
  day: '3',
  month: '2',
  year: '1990',
  street: 'Republic Street 1',
  postcode: 'VLT 1110',
  city: 'Valletta',
};
const continueWithoutLimit = /^Continue without a limit/;

test('PAY-177 SBX-1254 EDG-272 PY03 PY07 PY08 TA22 the first card deposit, with limit offer, source of funds, question of the bank and return by a form, takes nine presses and 35 s of the keystroke-level model', async ({
  page,
  context,
  stage,
}) => {
  test.slow();
  await signInBeside(context, stage.baseURL, 'newbie');
  await stage.control.post('payments', { return: 'post' });
  const waysBack: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === result) waysBack.push(request.method());
  });
  const counted = await countKeystrokes(page);
  // The link that leads here.
  counted.pressElsewhere();
  await page.goto('/en/office/recharge');
  const main = page.getByRole('main');
  counted.think();
  await main.getByRole('button', { name: continueWithoutLimit }).click();
  counted.think();
  await main.getByText(pay('method.card'), { exact: true }).click();
  await main.getByRole('textbox', { name: pay('amount') }).click();
  await page.keyboard.type('50');
  await main.getByRole('checkbox').last().click({ force: true });
  await main.getByRole('button', { name: /^Deposit €/ }).click();
  await page.waitForURL(/\/\/pay\.localhost/);
  counted.think();
  await page.getByLabel('Card number').click();
  await page.keyboard.type('4000000000000004');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1231');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/\/acs\.localhost/);
  counted.think();
  await page.getByLabel('Code').click();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText(pay('result.succeeded'), { exact: true })).toBeVisible();
  expect(waysBack).toContain('POST');
  expect(new URL(page.url()).pathname).toBe(result);
  expect(counted.keys).toBeGreaterThan(30);
  expect(counted.presses).toBeLessThanOrEqual(9);
  expect(counted.seconds).toBeLessThanOrEqual(35);
});

test('PAY-178 REG-70 a visitor reaches a funded account in three pages', async ({
  page,
  stage,
}) => {
  test.slow();
  const site = stage.brandURL('solara');
  // A page counts if it is pressed, or if the journey ends there.
  const pages = new Set<string>();
  await countKeystrokes(page, (address) => pages.add(address));
  await page.goto(`${site}/en/user/login`);
  await page.getByRole('link', { name: textOf('en', 'auth.ways:byBank') }).click();
  await expect(page.getByRole('radio', { name: /^Bank/ })).toBeChecked();
  // Earlier pages of the visitor do not count.
  pages.clear();
  await page.getByRole('textbox', { name: register('field.amount') }).fill('25');
  await page.getByRole('checkbox', { name: register('field.funds') }).check({ force: true });
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check({ force: true });
  await page.getByRole('button', { name: register('bank.go') }).click();
  await page.waitForURL(/\/\/pay\.localhost/);
  await page.getByRole('button', { name: /Robin Smith/ }).click();
  await page.waitForURL(/\/en\/user\/finish-registration/);
  pages.add(page.url());
  expect([...pages]).toHaveLength(3);
  // The provider's money is on the account, or the books would differ.
  const answer = await fetch(`${stage.baseURL}/sandbox/v1/payments`);
  expect(await answer.json()).toMatchObject({ held: { EUR: 2500 } });
  expect((await stage.control.ledger()).faults).toEqual([]);
});

/** The code of the newest text message. */
async function codeOf(stage: Stage, recipient: string): Promise<string> {
  const path = `/sandbox/v1/codes?recipient=${encodeURIComponent(recipient)}`;
  let code = '';
  await expect
    .poll(async () => {
      const answer = await fetch(`${stage.baseURL}${path}`);
      const [newest] = (await answer.json()) as readonly { readonly code?: string }[];
      code = newest?.code ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

async function open(page: Page, path: string): Promise<KeyboardUser> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const person = new KeyboardUser(page);
  await person.skipToContent();
  return person;
}

test('PAY-179 C14 registration, verification, deposit and withdrawal work by keyboard alone, each with at most sixty keys besides text', async ({
  page,
  stage,
  guard,
}) => {
  test.slow();
  // Calls that are refused until the captcha is solved, and until the password is entered.
  guard.expectError(/400 .*phone-codes/);
  guard.expectError(/403 .*withdrawals/);
  const password = 'seven herons over the mill';
  const phone = '+35699146031';
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const keys: Record<string, number> = {};

  let person = await open(page, '/en/registration');
  await person.moveTo(main.getByRole('radio').first());
  await person.press('ArrowDown');
  await expect(main.getByRole('radio', { name: new RegExp(register('type.phone')) })).toBeChecked();
  await person.type(main.locator('input[name="phone"]'), phone);
  await person.moveTo(main.getByRole('button', { name: 'Send code' }));
  await person.press('Enter');
  const check = dialog.getByRole('button', { name: 'Start the check' });
  await expect(check).toBeVisible();
  await person.moveTo(check);
  await person.press('Enter');
  await expect(main.getByLabel('Code from the text message')).toBeFocused();
  await page.keyboard.type(await codeOf(stage, phone));
  await expect(main.getByText('Your number is confirmed')).toBeVisible();
  await person.type(main.locator('input[name="new-password"]'), password);
  await person.moveTo(main.locator('input[name="bonus"]').first());
  await person.press('Space');
  await person.moveTo(main.getByRole('checkbox', { name: /I am 18 or older/ }));
  await person.press('Space');
  await person.moveTo(main.getByRole('button', { name: 'Register' }));
  await person.press('Enter');
  await expect(main.getByText(/log in with your phone number/)).toBeVisible();
  keys['register'] = person.keys;

  person = await open(page, '/en/office/verification');
  for (const [name, text] of Object.entries(named))
    await person.type(main.locator(`input[name="${name}"]`), text);
  await person.press('Enter');
  await expect(main.getByText(textOf('en', 'identity.page:verified.title'))).toBeVisible();
  keys['verify'] = person.keys;

  person = await open(page, '/en/office/recharge');
  await person.moveTo(main.getByRole('button', { name: continueWithoutLimit }));
  await person.press('Enter');
  await person.moveTo(main.getByRole('radio', { name: new RegExp(pay('method.card')) }));
  await person.press('Space');
  await person.type(main.getByRole('textbox', { name: pay('amount') }), '50');
  await person.moveTo(main.getByRole('checkbox').last());
  await person.press('Space');
  await person.moveTo(main.getByRole('button', { name: /^Deposit €/ }));
  await person.press('Enter');
  await page.waitForURL(/\/\/pay\.localhost/);
  await person.type(page.getByLabel('Card number'), '4000000000000004');
  await person.type(page.getByLabel('Expiry date'), '1231');
  await person.type(page.getByLabel('Security code'), '123');
  await person.press('Enter');
  await page.waitForURL(/\/\/acs\.localhost/);
  await person.type(page.getByLabel('Code'), '123456');
  await person.press('Enter');
  await expect(page.getByText(pay('result.succeeded'), { exact: true })).toBeVisible();
  keys['deposit'] = person.keys;

  // The password is requested again.
  await stage.control.advance(6 * 60_000);
  person = await open(page, '/en/office/deduce');
  await person.type(main.getByRole('textbox', { name: pay('amount') }), '20');
  await person.moveTo(
    main.getByRole('button', { name: textOf('en', 'payments.later:withdraw.review') }),
  );
  await person.press('Enter');
  await person.moveTo(main.getByRole('button', { name: /^Withdraw €/ }));
  await person.press('Enter');
  await person.type(dialog.locator('input[type="password"]'), password);
  await person.press('Enter');
  await expect(main.getByText(pay('withdraw.done'))).toBeVisible();
  keys['withdraw'] = person.keys;

  expect(Object.keys(keys)).toHaveLength(4);
  for (const [errand, count] of Object.entries(keys))
    expect(count, errand).toBeLessThanOrEqual(mostKeys);
});
