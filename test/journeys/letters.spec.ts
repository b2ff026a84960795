import { signInBeside } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';

test('AUT-91 AUT-92 an old link brings another letter, and its link activates the account', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/400/);
  await page.goto(`/en/user/activate?token=${'x'.repeat(43)}`);
  const main = page.getByRole('main');
  await expect(main.getByText('This link has expired')).toBeVisible();
  await expect(page).toHaveURL('/en/user/activate');
  await main.getByLabel('Email').fill('newbie@grandstand.example');
  await page.keyboard.press('Enter');
  await expect(main.getByText(/If newbie@grandstand.example belongs to an account/)).toBeVisible();
  const letters = await stage.control.outbox();
  const path = /\/en\/user\/activate\?token=\S+/.exec(letters.at(-1)?.body ?? '')?.[0] ?? '';
  await page.goto(path);
  await expect(main.getByText('Your account is active')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('ACC-17 a block of one person acts on the page that stands, and so does its end', async ({
  page,
  stage,
}) => {
  await signInBeside(page.context(), stage.baseURL);
  await page.goto('/en/line');
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  await stage.control.user('demo', { block: { templateTypeId: 16 } });
  await expect(page).toHaveURL('/en/suspension?return-url=%2Fen%2Fline');
  await stage.control.user('demo', { block: null });
  await expect(page).toHaveURL('/en/line');
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
});
