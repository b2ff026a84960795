import type { Page } from '@playwright/test';
import { totpOf } from '../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { signInBeside } from '../stage/Look.ts';
import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';

const say = (key: string): string => textOf('en', `security:${key}`);
const ask = (key: string): string => textOf('en', `auth.factor:${key}`);

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/en/user/login?return-url=%2Fen%2Foffice%2Fsecurity');
  const form = page.locator('main form');
  await form.locator('input[name="username"]').fill('demo');
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
  const paper = await page.locator('main li bdi').first().innerText();
  await page.getByRole('button', { name: say('codes.saved') }).click();
  await expect(page.getByText(say('twoStep.on'))).toBeVisible();

  const third = await browser.newContext({ baseURL: stage.baseURL });
  const visitor = await third.newPage();
  await enterPassword(visitor);
  await visitor.getByRole('button', { name: ask('usePaper') }).click();
  await visitor.getByLabel(ask('paper')).fill(paper);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(say('twoStep.on'))).toBeVisible();

  await page.getByRole('button', { name: say('sessions.endOthers') }).click();
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
