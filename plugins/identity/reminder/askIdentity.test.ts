import { expect, test } from 'vitest';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { verificationRoute } from '../../auth/contract.ts';
import { AccountsStore } from '../../auth/accounts/AccountsStore.ts';
import { askIdentity } from './askIdentity.ts';

const texts = { title: 'title', text: 'text', act: 'act' };

function stage() {
  const page = createPlatformPage({
    config: { features: { reminders: true } },
    services: { get: async () => accounts },
  });
  const accounts = new AccountsStore(page);
  return { page, accounts };
}

test.each([
  ['unverified', ['auth.reminder']],
  ['demo', []],
])('IDN-26 LG10 what is closed to %s is said after the sign-in', async (login, ids) => {
  const { page, accounts } = stage();
  await page.signIn(login);
  const open = await askIdentity(page, texts);
  void open?.();
  expect(page.modals.stack.map((modal) => modal.id)).toEqual(ids);
  accounts.dispose();
});

test('IDN-26 the question is not asked on the verification page', async () => {
  const { page, accounts } = stage();
  await page.signIn('unverified');
  page.navigation.visit({ routeName: verificationRoute });
  const open = await askIdentity(page, texts);
  await open?.();
  expect(page.modals.stack).toEqual([]);
  accounts.dispose();
});
