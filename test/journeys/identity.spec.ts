import type { Locator } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { findViolations } from '../stage/findViolations.ts';
import { follow } from '../stage/follow.ts';
import { signInBeside } from '../stage/Look.ts';
import { payBeside } from '../stage/payBeside.ts';
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
  day: '3',
  month: '2',
  year: '1990',
  street: 'Republic Street 1',
  postcode: 'VLT 1110',
  city: 'Valletta',
};

test('IDN-24 IDN-25 IDN-17 ID01 ID06 ID09 a person unknown to public records uploads documents; the decision opens coupon and cashier in every tab, and a further request closes the coupon until one more document is accepted', async ({
  page,
  context,
  stage,
}) => {
  test.slow();
  await signInBeside(context, stage.baseURL, 'unverified');
  const coupon = await context.newPage();
  await coupon.goto('/en/line');
  const bettor = new Bettor(coupon, false);
  await bettor.press((await bettor.standingOutcomes(1))[0]!);
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
  await expect(page.getByText(textOf('en', 'shell.files:upload.done'))).toBeVisible();
  await send.click();
  await expect(page.getByText(say('checkState.in_review')).first()).toBeVisible();
  await files.setInputFiles({
    name: 'bill.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(2_300_000, 32)]),
  });
  await expect(page.getByText(textOf('en', 'shell.files:upload.done'))).toBeVisible();
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
  expect((await stage.control.outbox()).map(({ subject }) => subject)).toEqual([
    'A proof was accepted',
    'You’re verified',
  ]);

  await test.step('the desk asks for one more document; withdrawals stay open meanwhile', async () => {
    await payBeside(stage, 'unverified');
    await stage.control.post('identity/unverified', {
      decision: 'ask',
      check: 'funds',
      paper: 'payslip',
    });
    await confirm.click();
    await expect(coupon.getByRole('radio', { name: say('paper.payslip') })).toBeChecked();
    await follow(page, 'office/deduce');
    await expect(
      page.getByRole('textbox', { name: textOf('en', 'payments:amount') }),
    ).toBeVisible();
    await expect(page.getByText(textOf('en', 'payments:closed.identity.title'))).toHaveCount(0);
  });
});

test('IDN-34 IDN-35 ID03 FM11 a verification provider proves the name in a frame, and the bank the address', async ({
  page,
  context,
  stage,
}) => {
  await signInBeside(context, stage.baseURL, 'unverified');
  await page.goto('/en/office/verification');
  const goWith = (name: string): Locator =>
    page.getByRole('button', { name: say('ways.goWith').replace('{{name}}', name) });
  await goWith('Harbour ID').click();
  const framed = page.frameLocator(
    `iframe[title="${say('frame.title').replace('{{name}}', 'Harbour ID')}"]`,
  );
  const robin = framed.getByRole('link', { name: /^Robin Smith/ });
  await robin.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: say('frame.cancel') })).toBeFocused();
  await robin.click();
  await expect(page).toHaveURL('/en/office/verification');
  const confirmed = say('end.part')
    .replace('{{name}}', 'Harbour ID')
    .replace('{{done}}', `${say('check.age')}, ${say('check.name')}`)
    .replace('{{missing}}', say('check.address'));
  await expect(page.getByText(confirmed)).toBeVisible();
  await expect(goWith('Harbour ID')).toHaveCount(0);

  await goWith('Bank ID').click();
  await page.waitForURL(/^http:\/\/id\.localhost/);
  await page.getByRole('link', { name: /^Robin Smith/ }).click();
  await expect(page.getByText(say('verified.title'))).toBeVisible();
  await expect(page).toHaveURL('/en/office/verification');
});

test('OFC-170 OFC-171 ID08 on a phone a bonus for the proof of identity is announced once, and the person continues', async ({
  page,
  context,
  stage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInBeside(context, stage.baseURL);
  await stage.control.user('demo', { identificationBonus: true });
  await page.goto('/en/payment?platform_type=mobile');
  await expect(page.getByRole('banner').getByText('€', { exact: false }).first()).toBeVisible();
  const bar = page.getByRole('navigation').last();
  await bar.getByRole('link', { name: 'Live' }).click();
  await expect(page).toHaveURL('/en/office/identification-bonus?return-url=%2Fen%2Flive');
  await expect(page.getByText(textOf('en', 'office.personal:idBonus.proved'))).toBeVisible();
  expect(await findViolations(page, { known: new Set() })).toEqual([]);
  await page.getByRole('link', { name: textOf('en', 'office.personal:goOn') }).click();
  await expect(page).toHaveURL('/en/live');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/en');
});
