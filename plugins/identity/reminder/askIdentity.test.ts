import { expect, test } from 'vitest';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { verificationRoute } from '../../auth/contract.ts';
import { AccountsStore } from '../../auth/accounts/AccountsStore.ts';
import { askIdentity } from './askIdentity.ts';

const texts = { title: 'title', text: 'text', act: 'act' };

test.each([
  ['unverified', ['auth.reminder']],
  ['demo', []],
])('IDN-26 LG10 what is closed to %s is said after the sign-in', async (login, ids) => {
  const page = createPlatformPage({
    config: { features: { reminders: true } } as never,
  });
  await page.signIn(login);
  const accounts = new AccountsStore(page);
  const open = await askIdentity(
    { ...page, services: { get: async () => accounts } as never },
    texts,
  );
  void open?.();
  expect(page.modals.stack.map((modal) => modal.id)).toEqual(ids);
  accounts.dispose();
});

test('IDN-26 where the proof is given the question does not come over it', async () => {
  const page = createPlatformPage({
    config: { features: { reminders: true } } as never,
  });
  await page.signIn('unverified');
  const accounts = new AccountsStore(page);
  const open = await askIdentity(
    {
      ...page,
      navigation: { routeName: verificationRoute } as never,
      services: { get: async () => accounts } as never,
    },
    texts,
  );
  await open?.();
  expect(page.modals.stack).toEqual([]);
  accounts.dispose();
});
