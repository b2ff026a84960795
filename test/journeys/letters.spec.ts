import { expect, test } from '../stage/stage.ts';

test('AUT-91 AUT-92 an expired link requests a new e-mail, and the link in it activates the account', async ({
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
