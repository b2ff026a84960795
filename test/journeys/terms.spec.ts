import { Bettor } from '../stage/Bettor.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';
import { typeInto } from '../stage/typeInto.ts';

const newTermsAtS = 1_790_000_000;

// A bot, as which a headless browser identifies itself, gets fewer questions.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('ACC-58 ACC-55 A29 while the service of the terms is silent everything can be read, and bets wait; a bet refused because of new terms leads to them once, and after the agreement the person returns', async ({
  member: page,
  stage,
  guard,
}) => {
  test.slow();
  guard.expectError(/Failed to load resource.*(?:503|451)/);
  const person = new Bettor(page, false);
  await test.step('the service is silent', async () => {
    await stage.control.faults([
      {
        method: 'GET',
        path: '/web-api/api-v3/v2/user/agreement-rules/status',
        status: 503,
        times: 99,
      },
    ]);
    await page.goto('/en/line');
    const outcome = (await person.standingOutcomes(1))[0]!;
    await stage.control.price(outcome, { coef: 2 });
    await person.press(outcome);
    await expect(person.coupon.getByText('Betting is paused')).toBeVisible();
    await expect(person.placeButton).toBeDisabled();
    await page.getByRole('banner').getByRole('link', { name: 'Sports' }).first().click();
    await expect(page).toHaveURL(/\/en$/);
  });
  await test.step('it responds again', async () => {
    await stage.control.faults([]);
    // The page may ask by itself just before the press.
    const again = person.coupon.getByRole('button', { name: 'Check again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(person.placeButton).toBeEnabled({ timeout: 1000 });
    }).toPass();
  });
  await test.step('a bet is refused because of new terms', async () => {
    // The page learns of it by a refusal: it polls once a minute.
    await stage.control.site({ termsUpdatedAt: newTermsAtS });
    const moves: string[] = [];
    page.on('framenavigated', (frame) => void moves.push(frame.url()));
    await person.stake('5');
    await person.place();
    await expect(page).toHaveURL(/\/en\/confirm-terms\?return-url=%2Fen$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'We’ve updated our terms' }),
    ).toBeVisible();
    expect(moves.filter((url) => url.includes('confirm-terms'))).toHaveLength(1);
  });
  await test.step('a personal page asks for the agreement first, and opens after it', async () => {
    await page.goto('/en/office');
    await expect(page).toHaveURL(/\/en\/confirm-terms\?return-url=%2Fen%2Foffice$/);
    await page.getByText('I have read and accept the new terms').click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL(/\/en\/office$/);
    await page.getByRole('banner').getByRole('link', { name: 'Sports' }).first().click();
    await expect(person.placeButton).toBeEnabled();
  });
});

test('ACC-17 ACC-60 ACC-65 a block and a ban of one person take effect at once on the open page, the ban leaves the history open, and both end at once', async ({
  member: page,
  stage,
}) => {
  await page.goto('/en/line');
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  await test.step('the block', async () => {
    await stage.control.user('demo', { block: { templateTypeId: 16 } });
    await expect(page).toHaveURL('/en/suspension?return-url=%2Fen%2Fline');
    await stage.control.user('demo', { block: null });
    await expect(page).toHaveURL('/en/line');
    await expect(page.locator('main [data-odds]').first()).toBeVisible();
  });
  await test.step('the ban', async () => {
    await stage.control.user('demo', { ban: 'except-withdrawal' });
    await expect(page).toHaveURL(/\/en\/user\/banned$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your account is suspended' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Bet history' }).click();
    await expect(page).toHaveURL(/\/en\/office\/history$/);
    await page.goto('/en/line');
    await expect(page).toHaveURL(/\/en\/user\/banned$/);
    await stage.control.user('demo', { ban: 'none' });
    await expect(page).toHaveURL(/\/en$/);
  });
});

test('AUT-52 AUT-54 a forgotten password is replaced through the e-mail', async ({
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
  // The page before the sign-in was the one of the e-mail link, which is no return target.
  await expect(page).toHaveURL(/\/en$/);
});

test('AUT-11 A54 no return address leads off the site', async ({ page, stage }) => {
  await signInBeside(page.context(), stage.baseURL);
  // Other refused and accepted addresses: readReturnUrl.test.ts.
  for (const [address, end] of [
    ['/..//evil.test', '/en'],
    ['/en/office/history?page=2#top', '/en/office/history?page=2#top'],
  ] as const) {
    await page.goto(`${stage.baseURL}/en/user/login?return-url=${encodeURIComponent(address)}`);
    await expect(page, address).toHaveURL(`${stage.baseURL}${end}`);
  }
});
