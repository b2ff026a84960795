import { signInBeside } from '../stage/Look.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';

const say = (key: string): string => textOf('en', `identity.page:${key}`);
/** A picture of 1 × 1 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const person = {
  firstName: 'Robin',
  lastName: 'None',
  birthDate: '1990-02-03',
  street: 'Republic Street 1',
  postcode: 'VLT 1110',
  city: 'Valletta',
};

test('IDN-24 IDN-25 ID01 ID06 somebody whom public records do not know sends papers; the desk opens coupon and cashier of every tab', async ({
  page,
  context,
  stage,
}) => {
  test.slow();
  await signInBeside(context, stage.baseURL, 'unverified');
  const coupon = await context.newPage();
  await coupon.goto('/en/line');
  await coupon.locator('main [data-odds]').first().click();
  const confirm = coupon.getByRole('link', {
    name: textOf('en', 'coupon.later:obstacle.identity.go'),
  });
  await expect(confirm).toBeVisible();

  await page.goto('/en/office/recharge');
  await page.getByRole('link', { name: textOf('en', 'payments:closed.verify') }).click();
  await expect(page).toHaveURL('/en/office/verification');
  for (const [name, text] of Object.entries(person))
    await page.locator(`main input[name="${name}"]`).fill(text);
  await page.keyboard.press('Enter');
  const files = page.locator('main input[type="file"]').first();
  const send = page.getByRole('button', { name: say('papers.send') });
  await files.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(say('upload.done'))).toBeVisible();
  await send.click();
  await expect(page.getByText(say('checkState.in_review')).first()).toBeVisible();
  await files.setInputFiles({
    name: 'bill.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(2_300_000, 32)]),
  });
  await expect(page.getByText(say('upload.done'))).toBeVisible();
  await send.click();
  await expect(page.getByRole('region', { name: say('papers.title') })).toHaveCount(0);

  await stage.control.post('identity/unverified', { decision: 'accept' });
  await expect(page.getByText(say('verified.title'))).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('verified.deposit') })
    .click();
  await expect(page.getByText(textOf('en', 'payments:closed.identity.title'))).toHaveCount(0);
  expect((await stage.control.outbox()).map(({ subject }) => subject)).toEqual(['You’re verified']);
});

test('IDN-17 ID09 asked for one more paper, a person bets no more until it is accepted; money goes out meanwhile', async ({
  page,
  context,
  stage,
}) => {
  await signInBeside(context, stage.baseURL);
  await page.goto('/en/line');
  await page.locator('main [data-odds]').first().click();
  await stage.control.post('identity/demo', { decision: 'ask', check: 'funds', paper: 'payslip' });
  await expect(
    page.getByRole('link', { name: textOf('en', 'coupon.later:obstacle.identity.go') }),
  ).toBeVisible();
  await page.goto('/en/office/verification');
  await expect(page.getByRole('radio', { name: say('paper.payslip') })).toBeChecked();
  await page.goto('/en/office/deduce');
  await expect(page.getByText(textOf('en', 'payments:closed.identity.title'))).toHaveCount(0);
});
