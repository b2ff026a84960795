import { expect, test } from 'vitest';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { AccountsStore } from '../../auth/accounts/AccountsStore.ts';

test('SEC-22 TA05 a page whose session was ended elsewhere is signed out by the feed', async () => {
  const page = createPlatformPage();
  const accounts = new AccountsStore(page);
  await page.signIn();
  await page.until(() => accounts.accounts.length > 0);
  const other = await page.sandbox.signIn();
  const beganAtMs = page.sandbox.nowMs();
  await other.call('DELETE', '/web-api/security/v1/sessions');
  await page.until(() => !page.session.isAuthed);
  expect(page.sandbox.nowMs() - beganAtMs).toBeLessThan(1500);
  expect(accounts.accounts).toEqual([]);
  accounts.dispose();
});
