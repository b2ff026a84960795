import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { supportToken } from '../contract.ts';
import { support } from '../index.ts';
import { SupportMenu } from '../menu/SupportMenu.tsx';
import type { SupportStore } from '../menu/SupportStore.ts';
import { ChatWindow } from './ChatWindow.tsx';

test('SUP-60 UC05 a chat that the operator has closed is shown disabled, with the reason', async () => {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, support],
    configuration: { plugins: { auth: {}, support: { consultantId: 'desk' } } },
  });
  act(() =>
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }),
  );
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user).toBeDefined());
  const store = (await runtime.services.services.get(supportToken)) as SupportStore;
  await act(async () => rerender(<SupportMenu store={store} onChosen={() => undefined} />));
  const chat = () => screen.getByRole<HTMLButtonElement>('button', { name: /Live chat/ });
  expect(chat().disabled).toBe(false);
  await sandbox.post('/sandbox/v1/users/demo', { rights: { chat: 'rules' } });
  await act(() => accounts.load());
  await screen.findByText(/Our rules were broken/);
  expect(chat().disabled).toBe(true);
  await act(async () =>
    rerender(<ChatWindow consultantId="desk" isMobile={false} onClose={() => undefined} />),
  );
  await screen.findByText('The chat is closed for your account');
  expect(screen.queryByRole('textbox')).toBeNull();
});
