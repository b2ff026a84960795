import { signInBeside } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';
import { typeInto } from '../stage/typeInto.ts';
import { textOf } from '../stage/textOf.ts';

const say = (key: string): string => textOf('en', `security.ways:${key}`);
const ask = (key: string): string => textOf('en', `auth.factor:${key}`);

test('SEC-50 SE10 TA14 a code of a signed-in page signs a phone in, and the page says which came', async ({
  browser,
  page,
  stage,
}) => {
  await signInBeside(page.context(), stage.baseURL);
  await page.goto('/en/office/auth_qr');
  const shown = page.waitForResponse((answer) => answer.url().endsWith('/security/v1/qr'));
  await page.getByRole('button', { name: say('qr.show') }).click();
  const { address } = (await (await shown).json()) as { address: string };
  await expect(page.getByRole('img', { name: say('qr.picture') })).toBeVisible();
  const elsewhere = await browser.newContext({
    baseURL: stage.baseURL,
    viewport: { width: 390, height: 844 },
  });
  const phone = await elsewhere.newPage();
  const { pathname, search } = new URL(address);
  await phone.goto(`${pathname}${search}`);
  await expect(phone.getByText(say('phone.text'))).toBeVisible();
  const digits = await page
    .getByRole('main')
    .getByText(/^\d{2}$/)
    .textContent();
  await expect(phone.getByText(digits ?? '', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: say('phone.enter') }).click();
  await expect(page.getByText(say('qr.in'), { exact: true })).toBeVisible();
  await expect(phone.getByText(say('phone.done'))).toBeVisible();
  await page.getByRole('button', { name: say('qr.sendOut') }).click();
  await expect(page.getByText(say('qr.stopped'), { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('AUT-305 SE06 a new device waits for the press in the letter, and goes on by itself', async ({
  browser,
  page,
  stage,
}) => {
  await signInBeside(page.context(), stage.baseURL);
  await page.goto('/en/office/security');
  const control = page.getByRole('switch', { name: say('email.switch') });
  await control.click();
  await expect(control).toHaveAttribute('aria-checked', 'true');
  const elsewhere = await browser.newContext({ baseURL: stage.baseURL });
  const visitor = await elsewhere.newPage();
  await visitor.goto('/en/user/login');
  await typeInto(visitor.getByLabel(textOf('en', 'auth:login')), 'demo');
  await visitor.getByLabel(textOf('en', 'auth:password'), { exact: true }).fill('Demo-pass-1');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('dialog', { name: ask('device') })).toBeVisible();
  const letters = await stage.control.outbox();
  const path = /\/en\/user\/newdevice\?token=\S+/.exec(letters.at(-1)?.body ?? '')?.[0] ?? '';
  const letter = await page.context().newPage();
  await letter.goto(path);
  await letter.getByRole('button', { name: say('device.yes') }).click();
  await expect(letter.getByText(say('device.letIn'), { exact: true })).toBeVisible();
  await expect(visitor).toHaveURL('/en');
  await elsewhere.close();
});
