import type { Page } from '@playwright/test';
import { totpOf } from '../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import type { ControlClient } from '../stage/ControlClient.ts';
import { follow } from '../stage/follow.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';
import { typeInto } from '../stage/typeInto.ts';

const say = (key: string): string => textOf('en', `security:${key}`);
const sayOfWays = (key: string): string => textOf('en', `security.ways:${key}`);
const ask = (key: string): string => textOf('en', `auth.factor:${key}`);

/** The page to which the newest message to a contact links. */
async function linkTo(control: ControlClient, recipient: string, path: string): Promise<string> {
  const letters = (await control.outbox()).filter((letter) => letter.recipient === recipient);
  const links = letters.flatMap(({ body }) => /\/en\/user\/\w+\?token=[\w-]+/.exec(body) ?? []);
  return links.findLast((link) => link.includes(path)) ?? '';
}

/** The platform's time, by which authenticator codes count. */
async function nowMs(page: Page): Promise<number> {
  const { serverNowMs } = await page.evaluate<{ readonly serverNowMs: number }>(async () =>
    (await fetch('/web-api/auth/v1/session-check')).json(),
  );
  return serverNowMs;
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/en/user/login?return-url=%2Fen%2Foffice%2Fsecurity');
  const form = page.locator('main form');
  await typeInto(form.locator('input[name="username"]'), 'demo');
  await form.locator('input[name="password"]').fill('Demo-pass-1');
  await page.keyboard.press('Enter');
}

test('AUT-243 SEC-12 AUT-240 SEC-10 AUT-305 SE06 SEC-22 after five minutes the password is asked for, an app is bound, and a new device signs in with a recovery code and a press in the e-mail, until its session is ended', async ({
  page,
  context,
  browser,
  stage,
  guard,
}) => {
  test.slow();
  guard.expectError(/Failed to load resource.*403/);
  await test.step('a proof of the last five minutes is asked for', async () => {
    await enterPassword(page);
    const begin = page.getByRole('button', { name: say('twoStep.begin') });
    await expect(begin).toBeVisible();
    await stage.control.advance(301_000);
    await begin.click();
    const dialog = page.getByRole('dialog', { name: ask('stepUp') });
    await dialog.locator('input[name="password"]').fill('Demo-pass-1');
    await dialog.getByRole('button', { name: ask('stepUp.send') }).click();
    await expect(page.getByRole('img', { name: say('app.qr') })).toBeVisible();
  });
  let paper = '';
  await test.step('the app is bound', async () => {
    const address = await page.getByRole('link', { name: say('app.open') }).getAttribute('href');
    const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
    await page
      .getByLabel(ask('code'), { exact: true })
      .fill(totpOf(secret).generate({ timestamp: await nowMs(page) }));
    await expect(page.getByText(say('codes.title'))).toBeVisible();
    const list = page.getByRole('list', { name: say('codes.title') });
    paper = await list.getByRole('listitem').first().innerText();
    await page.getByRole('button', { name: say('codes.saved') }).click();
    await expect(page.getByText(say('twoStep.on'))).toBeVisible();
  });
  await test.step('the person requests an e-mail for each new device', async () => {
    const letters = page.getByRole('switch', { name: sayOfWays('email.switch') });
    await letters.click();
    await expect(letters).toHaveAttribute('aria-checked', 'true');
  });
  const elsewhere = await browser.newContext({ baseURL: stage.baseURL });
  const visitor = await elsewhere.newPage();
  await test.step('a new device waits after all factors for the press, and continues by itself', async () => {
    await enterPassword(visitor);
    await visitor.getByRole('button', { name: ask('usePaper') }).click();
    await visitor.getByLabel(ask('paper')).fill(paper);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('dialog', { name: ask('device') })).toBeVisible();
    const letter = await context.newPage();
    await letter.goto(await linkTo(stage.control, 'demo@grandstand.example', 'newdevice'));
    await letter.getByRole('button', { name: sayOfWays('device.yes') }).click();
    await expect(letter.getByText(sayOfWays('device.letIn'), { exact: true })).toBeVisible();
    await letter.close();
    await expect(visitor.getByText(say('twoStep.on'))).toBeVisible();
  });
  await test.step('its session is ended', async () => {
    // The list shows the sessions at the time of the page load, when the person is signed in.
    await page.reload();
    await expect(page.getByText(say('sessions.this'))).toBeVisible();
    const end = page.getByRole('button', { name: say('sessions.endOthers') });
    await end.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('sessions.endOthers') })
      .click();
    await expect(visitor).toHaveURL(/\/en$/);
    await expect(page.getByText(say('sessions.this'))).toBeVisible();
  });
  await elsewhere.close();
});

test('SEC-50 SE10 TA14 AUT-98 AUT-311 SE08 a code of a signed-in page signs a phone in, and the page names the new device; a new address replaces the old one by its link, and the old one undoes it', async ({
  member: page,
  browser,
  stage,
  guard,
}) => {
  test.slow();
  // The sessions end while the page is open.
  guard.expectError(/Failed to load resource.*401/);
  const elsewhere = await browser.newContext({
    baseURL: stage.baseURL,
    viewport: { width: 390, height: 844 },
  });
  const phone = await elsewhere.newPage();
  await test.step('a code signs the phone in', async () => {
    await page.goto('/en/office/auth_qr');
    const shown = page.waitForResponse((answer) => answer.url().endsWith('/security/v1/qr'));
    await page.getByRole('button', { name: sayOfWays('qr.show') }).click();
    const { address } = (await (await shown).json()) as { address: string };
    await expect(page.getByRole('img', { name: sayOfWays('qr.picture') })).toBeVisible();
    const { pathname, search } = new URL(address);
    await phone.goto(`${pathname}${search}`);
    await expect(phone.getByText(sayOfWays('phone.text'))).toBeVisible();
    const digits = await page
      .getByRole('main')
      .getByText(/^\d{2}$/)
      .textContent();
    await expect(phone.getByText(digits ?? '', { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: sayOfWays('phone.enter') }).click();
    await expect(page.getByText(sayOfWays('qr.in'), { exact: true })).toBeVisible();
    await expect(phone.getByText(sayOfWays('phone.done'))).toBeVisible();
    await page.getByRole('button', { name: sayOfWays('qr.sendOut') }).click();
    await expect(page.getByText(sayOfWays('qr.stopped'), { exact: true })).toBeVisible();
  });
  await follow(page, 'office/security');
  const change = (key: string): string => textOf('en', `recovery.change:${key}`);
  const row = page.getByRole('listitem', { name: change('email'), exact: true });
  await test.step('a new address is valid once its link is opened', async () => {
    await row.getByRole('button', { name: change('email.change') }).click();
    await row.locator('input[name="new-email"]').fill('new@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText(change('sent'))).toBeVisible();
    await expect(row.getByText('demo@grandstand.example')).toBeVisible();
    await phone.goto(await linkTo(stage.control, 'new@example.com', 'accountverify'));
    await expect(phone.getByText(textOf('en', 'recovery:verify.confirmed'))).toBeVisible();
    await expect(row.getByText('new@example.com')).toBeVisible();
  });
  await test.step('the old one undoes the change', async () => {
    await phone.goto(await linkTo(stage.control, 'demo@grandstand.example', 'contactundo'));
    await phone.getByRole('button', { name: textOf('en', 'recovery:undo.send') }).click();
    await expect(phone.getByText(textOf('en', 'recovery:undo.done'))).toBeVisible();
    await expect(page).toHaveURL(/\/en$/);
  });
  await elsewhere.close();
});
