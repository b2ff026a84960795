import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { useServices } from '#core/ui';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { office } from '../../office/index.ts';
import { security } from '../index.ts';
import { SecurityPage } from './SecurityPage.tsx';

async function open() {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const other = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, office, security],
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.services.get(accountsToken);
  });
  rerender(
    <>
      <WithAccounts />
      <ModalHost />
    </>,
  );
  return { sandbox, person, other, user: userEvent.setup() };
}

/** A page that suspends in the first act of a test would stay so. */
function WithAccounts() {
  const { services } = useServices();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void services.get(accountsToken).then(() => setThere(true));
  }, [services]);
  return isThere ? <SecurityPage /> : null;
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('SEC-1 what is wrong with the old or the new password is told at its field, and what was typed stays', async () => {
  const { sandbox, user } = await open();
  const form = await region('Password');
  const current = form.getByLabelText<HTMLInputElement>('Your password now');
  const wished = form.getByLabelText<HTMLInputElement>('New password');
  const save = form.getByRole('button', { name: 'Change password' });
  await user.click(save);
  expect(form.getByText('Enter your password')).toBeDefined();
  await user.type(current, 'wrong one');
  await user.type(wished, 'purple window fourteen');
  await user.click(save);
  expect(await form.findByText('The password is wrong')).toBeDefined();
  expect([current.value, wished.value]).toEqual(['wrong one', 'purple window fourteen']);
  await user.clear(current);
  await user.type(current, 'Demo-pass-1');
  await user.click(save);
  expect(await form.findByText(/^Your password is changed/)).toBeDefined();
  await sandbox.signIn('demo', 'purple window fourteen');
});

test('SEC-2 the sessions are listed, this one marked, and another one is ended by a press', async () => {
  const { other, user } = await open();
  const list = await region('Where you’re logged in');
  expect(await list.findByText('This device')).toBeDefined();
  await user.click(list.getByRole('button', { name: 'Log out: Unknown device' }));
  expect(await list.findByText('Logged out there')).toBeDefined();
  expect((await other.call('GET', '/web-api/user/v1/config')).status).toBe(401);
  expect(list.queryByRole('button', { name: 'Log out all others' })).toBeNull();
});

test('SEC-3 the panel of passkeys is there, and says where the browser has none', async () => {
  await open();
  const panel = await region('Passkeys');
  expect(await panel.findByText('You have no passkeys yet')).toBeDefined();
  expect(panel.getByText(/^This browser has no passkeys/)).toBeDefined();
});
