import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Slot } from '#core/ui';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { depositNotesSlot } from '../../payments/contract.ts';
import { recovery } from '../../recovery/index.ts';
import { security } from '../index.ts';

const title = 'Protect your account before your first deposit';

async function open(
  login: string,
  { rgProfile = 'strict', hasPasskey = false }: { rgProfile?: string; hasPasskey?: boolean } = {},
) {
  const { sandbox, asked } = attachSandbox();
  const person = await sandbox.signIn(login);
  if (hasPasskey)
    sandbox.store.run(
      "INSERT INTO passkeys (id, user_id, host, name, public_key, counter, is_synced, created_at_ms) VALUES ('key', ?, 'localhost', 'Phone', x'00', 0, 0, 0)",
      person.userId,
    );
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, recovery, security],
    configuration: { rgProfile },
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await (await runtime.services.services.get(accountsToken)).load();
    await runtime.services.i18n.loadNamespace('security.reminders');
  });
  const show = (key: string): void => rerender(<Slot key={key} slot={depositNotesSlot} />);
  show('first');
  const hasAsked = (): boolean => asked.some((path) => path.includes('/security/v1/state'));
  return { show, hasAsked };
}

test('SEC-70 SE01 a strict brand asks for a passkey or an app at the first deposit, until that is put off', async () => {
  const { show } = await open('newbie');
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(/nobody gets at it with your password alone/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Add a passkey' });
  expect(link.getAttribute('href')).toBe('/en/office/security?part=passkeys');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(title)).toBeNull();
  show('again');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText(title)).toBeNull();
});

test('SEC-70 SE01 a person with a passkey gets no prompt', async () => {
  const { hasAsked } = await open('newbie', { hasPasskey: true });
  await waitFor(() => expect(hasAsked()).toBe(true));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText(title)).toBeNull();
});

test.each([
  ['demo', 'strict'],
  ['newbie', 'light'],
])('SEC-70 SE01 nothing is asked of %s in profile %s', async (login, rgProfile) => {
  const { hasAsked } = await open(login, { rgProfile });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByText(title)).toBeNull();
  expect(hasAsked()).toBe(false);
});
