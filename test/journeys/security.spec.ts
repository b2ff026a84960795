import type { Page } from '@playwright/test';
import { totpOf } from '../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import type { ControlClient } from '../stage/ControlClient.ts';
import { signInBeside } from '../stage/Look.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';
import { typeInto } from '../stage/typeInto.ts';

const say = (key: string): string => textOf('en', `security:${key}`);
const ask = (key: string): string => textOf('en', `auth.factor:${key}`);

/** The page that the newest letter to a contact leads to. */
async function linkTo(control: ControlClient, recipient: string, path: string): Promise<string> {
  const letters = (await control.outbox()).filter((letter) => letter.recipient === recipient);
  const links = letters.flatMap(({ body }) => /\/en\/user\/\w+\?token=[\w-]+/.exec(body) ?? []);
  return links.findLast((link) => link.includes(path)) ?? '';
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/en/user/login?return-url=%2Fen%2Foffice%2Fsecurity');
  const form = page.locator('main form');
  await typeInto(form.locator('input[name="username"]'), 'demo');
  await form.locator('input[name="password"]').fill('Demo-pass-1');
  await page.keyboard.press('Enter');
}

test('AUT-240 SEC-10 SEC-22 an app is bound, signs in with a recovery code beside, and another session is ended', async ({
  page,
  browser,
  stage,
}) => {
  test.slow();
  const elsewhere = await browser.newContext({ baseURL: stage.baseURL });
  await signInBeside(elsewhere, stage.baseURL);
  const other = await elsewhere.newPage();
  await other.goto('/en/office/security');
  await expect(other.getByText(say('sessions.this'))).toBeVisible();

  await enterPassword(page);
  await page.getByRole('button', { name: say('twoStep.begin') }).click();
  const address = await page.getByRole('link', { name: say('app.open') }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  const { serverNowMs } = await page.evaluate<{ readonly serverNowMs: number }>(async () =>
    (await fetch('/web-api/auth/v1/session-check')).json(),
  );
  await page
    .getByLabel(ask('code'), { exact: true })
    .fill(totpOf(secret).generate({ timestamp: serverNowMs }));
  await expect(page.getByText(say('codes.title'))).toBeVisible();
  const list = page.getByRole('list', { name: say('codes.title') });
  const paper = await list.getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: say('codes.saved') }).click();
  await expect(page.getByText(say('twoStep.on'))).toBeVisible();

  const third = await browser.newContext({ baseURL: stage.baseURL });
  const visitor = await third.newPage();
  await enterPassword(visitor);
  await visitor.getByRole('button', { name: ask('usePaper') }).click();
  await visitor.getByLabel(ask('paper')).fill(paper);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(say('twoStep.on'))).toBeVisible();

  const end = page.getByRole('button', { name: say('sessions.endOthers') });
  await end.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('sessions.endOthers') })
    .click();
  await expect(other).toHaveURL(/\/en$/);
  await expect(visitor).toHaveURL(/\/en$/);
  await expect(page.getByText(say('sessions.this'))).toBeVisible();
  await elsewhere.close();
  await third.close();
});

test('AUT-243 SEC-12 after five minutes the password is asked for, and the person stays signed in', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*403/);
  await enterPassword(page);
  await expect(page.getByRole('button', { name: say('twoStep.begin') })).toBeVisible();
  await stage.control.advance(301_000);
  await page.getByRole('button', { name: say('twoStep.begin') }).click();
  const dialog = page.getByRole('dialog', { name: ask('stepUp') });
  await dialog.locator('input[name="password"]').fill('Demo-pass-1');
  await dialog.getByRole('button', { name: ask('stepUp.send') }).click();
  await expect(page.getByRole('img', { name: say('app.qr') })).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('sessions.this'))).toBeVisible();
});

test('AUT-98 AUT-311 SE08 another address takes the place of the old one by its link, and the old one takes that back', async ({
  page,
  browser,
  stage,
  guard,
}) => {
  // The sessions end while the page stands.
  guard.expectError(/Failed to load resource.*401/);
  const change = (key: string): string => textOf('en', `recovery.change:${key}`);
  await enterPassword(page);
  const row = page.getByRole('listitem', { name: change('email'), exact: true });
  await row.getByRole('button', { name: change('email.change') }).click();
  await row.locator('input[name="new-email"]').fill('new@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(change('sent'))).toBeVisible();
  await expect(row.getByText('demo@grandstand.example')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: stage.baseURL });
  const letter = await elsewhere.newPage();
  await letter.goto(await linkTo(stage.control, 'new@example.com', 'accountverify'));
  await expect(letter.getByText(textOf('en', 'recovery:verify.confirmed'))).toBeVisible();
  await expect(row.getByText('new@example.com')).toBeVisible();

  await letter.goto(await linkTo(stage.control, 'demo@grandstand.example', 'contactundo'));
  await letter.getByRole('button', { name: textOf('en', 'recovery:undo.send') }).click();
  await expect(letter.getByText(textOf('en', 'recovery:undo.done'))).toBeVisible();
  await expect(page).toHaveURL(/\/en$/);
  await elsewhere.close();
});
