import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { AccountPage } from '../../office/account/AccountPage.tsx';
import { office } from '../../office/index.ts';
import { recovery } from '../../recovery/index.ts';
import { security } from '../index.ts';

test('SEC-69 OFC-107 OF02 the ring of protection is on the account page and follows changes', async () => {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, recovery, security],
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await (await runtime.services.services.get(accountsToken)).load();
  });
  rerender(<AccountPage />);
  const panel = within(await screen.findByRole('region', { name: 'Account protection' }));
  expect(await panel.findByText('Weak')).toBeDefined();
  const ring = screen.getByRole('region', { name: 'Account protection' }).querySelector('svg');
  expect(ring?.dataset['grade']).toBe('bad');
  expect(panel.getByRole('link', { name: 'Security' }).getAttribute('href')).toBe(
    '/en/office/security',
  );
  sandbox.store.run(
    "INSERT INTO passkeys (id, user_id, host, name, public_key, counter, is_synced, created_at_ms) VALUES ('key', ?, 'localhost', 'Phone', x'00', 0, 0, 0)",
    person.userId,
  );
  await act(async () => (await runtime.services.services.get(accountsToken)).load());
  expect(await panel.findByText('Good')).toBeDefined();
  new Users(sandbox.store).change(person.userId, { activationType: 0 });
  await act(async () => (await runtime.services.services.get(accountsToken)).load());
  expect(await panel.findByText('Fair')).toBeDefined();
});
