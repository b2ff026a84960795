import type { Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';
import { typeInto } from '../stage/typeInto.ts';

const newTermsAtS = 1_790_000_000;

// A robot, as a browser without a window calls itself, is asked less.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

async function agree(page: Page): Promise<void> {
  await page.getByText('I have read and accept the new terms').click();
  await page.getByRole('button', { name: 'Accept' }).click();
}

test('ACC-55 A29 a bet refused because of the terms leads to them once; after the agreement the person is back', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*451/);
  await signInBeside(page.context(), stage.baseURL);
  await page.goto(`${stage.baseURL}/en/line`);
  const person = new Bettor(page, false);
  const outcome = (await person.standingOutcomes(1))[0]!;
  await stage.control.price(outcome, { coef: 2 });
  await person.press(outcome);
  await expect(person.placeButton).toBeEnabled();
  // The page learns of it by what is refused: its own question comes once a minute.
  await stage.control.site({ termsUpdatedAt: newTermsAtS });
  const moves: string[] = [];
  page.on('framenavigated', (frame) => void moves.push(frame.url()));
  await person.stake('5');
  await person.place();
  await expect(page).toHaveURL(/\/en\/confirm-terms\?return-url=%2Fen%2Fline$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We’ve updated our terms' }),
  ).toBeVisible();
  expect(moves.filter((url) => url.includes('confirm-terms'))).toHaveLength(1);
  await page.goto(`${stage.baseURL}/en/office`);
  await expect(page).toHaveURL(/\/en\/confirm-terms\?return-url=%2Fen%2Foffice$/);
  await agree(page);
  await expect(page).toHaveURL(/\/en\/office$/);
  await page.goto(`${stage.baseURL}/en/confirm`);
  await expect(page).toHaveURL(/\/en$/);
  await expect(person.placeButton).toBeEnabled();
});

test('ACC-58 with the service of the terms silent everything can be read, and bets wait', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource.*503/);
  await stage.control.faults([
    {
      method: 'GET',
      path: '/web-api/api-v3/v2/user/agreement-rules/status',
      status: 503,
      times: 99,
    },
  ]);
  await signInBeside(page.context(), stage.baseURL);
  await page.goto(`${stage.baseURL}/en/line`);
  const person = new Bettor(page, false);
  const outcome = (await person.standingOutcomes(1))[0]!;
  await stage.control.price(outcome, { coef: 2 });
  await person.press(outcome);
  await expect(person.coupon.getByText('Betting is paused')).toBeVisible();
  await expect(person.placeButton).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'Sports' }).first().click();
  await expect(page).toHaveURL(/\/en$/);
  await stage.control.faults([]);
  // The page may ask by itself just before the press.
  const again = person.coupon.getByRole('button', { name: 'Check again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(person.placeButton).toBeEnabled({ timeout: 1000 });
  }).toPass();
});

test('ACC-60 ACC-65 a ban acts at once, leaves what it must, and ends at once', async ({
  page,
  stage,
}) => {
  await signInBeside(page.context(), stage.baseURL);
  await page.goto(`${stage.baseURL}/en/live`);
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Account menu/ }),
  ).toBeVisible();
  await stage.control.user('demo', { banLevel: 53 });
  await expect(page).toHaveURL(/\/en\/user\/banned$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your account is suspended' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Bet history' }).click();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  await page.goto(`${stage.baseURL}/en/line`);
  await expect(page).toHaveURL(/\/en\/user\/banned$/);
  await stage.control.user('demo', { banLevel: 0 });
  await expect(page).toHaveURL(/\/en$/);
});

test('AUT-52 AUT-54 a forgotten password is replaced through the letter', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.baseURL}/en/user/forgotpassword?a=1`);
  await expect(page).toHaveURL(
    /\/en\?(?:a=1&showForgotPasswordModal=1|showForgotPasswordModal=1&a=1)$/,
  );
  const dialog = page.getByRole('dialog', { name: 'Reset password' });
  await dialog.getByLabel('Email').fill('demo@grandstand.example');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/en\?a=1$/);
  const letters = await stage.control.outbox();
  const path = /\/en\/user\/passwordreset\?token=\S+/.exec(letters.at(-1)?.body ?? '')?.[0] ?? '';
  await page.goto(`${stage.baseURL}${path}`);
  await typeInto(page.getByLabel('Choose a password'), 'a fresh pass of 2');
  await expect(page).toHaveURL(/\/en\/user\/passwordreset$/);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await new Bettor(page, false).signIn('demo', 'a fresh pass of 2');
  // The page before the sign-in was the one of the letter, on which nobody wants to land.
  await expect(page).toHaveURL(/\/en$/);
});

test('AUT-11 A54 no return address leads off the site', async ({ page, stage }) => {
  await signInBeside(page.context(), stage.baseURL);
  for (const hostile of [
    '/..//evil.test',
    '/./\\evil.test',
    `blob:${stage.baseURL}/x`,
    '//evil.test',
    'https://evil.test/en',
    'javascript:alert(1)',
    '/%2F/evil.test',
    '/en/user/login',
  ]) {
    await page.goto(`${stage.baseURL}/en/user/login?return-url=${encodeURIComponent(hostile)}`);
    await expect(page, hostile).toHaveURL(`${stage.baseURL}/en`);
  }
  await page.goto(
    `${stage.baseURL}/en/user/login?return-url=${encodeURIComponent('/en/office/history?page=2#top')}`,
  );
  await expect(page).toHaveURL(`${stage.baseURL}/en/office/history?page=2#top`);
});
