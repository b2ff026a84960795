import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { recovery } from '../index.ts';
import { ContactsPanel } from './ContactsPanel.tsx';

async function open(
  waitMs = 0,
  prepare: (sandbox: TestSandbox, userId: number) => void = () => undefined,
) {
  const { sandbox, breakOff } = attachSandbox();
  const person = await sandbox.signIn();
  prepare(sandbox, person.userId);
  sandbox.advance(waitMs);
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, recovery] });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    for (const part of ['auth.ways', 'recovery.change'])
      await runtime.services.i18n.loadNamespace(part);
    await runtime.services.services.get(accountsToken);
  });
  rerender(<ContactsPanel />);
  const again = (): void => rerender(<ContactsPanel key="again" />);
  const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
  const newest = async (recipient: string): Promise<string> =>
    (await sandbox.json<{ recipient: string; body: string }[]>('/sandbox/v1/outbox')).findLast(
      (letter) => letter.recipient === recipient,
    )?.body ?? '';
  return { sandbox, runtime, breakOff, again, row, newest, user: userEvent.setup() };
}

test('AUT-310 AUT-311 SE08 another address waits in its row for the link, and takes its place once that was opened', async () => {
  const { sandbox, again, row, newest, user } = await open();
  const email = await row('Email');
  expect(email.getByText('demo@grandstand.example')).toBeDefined();
  expect(email.getByText('Confirmed')).toBeDefined();
  await user.click(email.getByRole('button', { name: 'Change email' }));
  const field = email.getByLabelText<HTMLInputElement>('New email');
  await user.type(field, 'new@');
  await user.click(email.getByRole('button', { name: 'Send link' }));
  expect(email.getByText(/^Enter a valid email/)).toBeDefined();
  await user.type(field, 'example.com');
  await user.click(email.getByRole('button', { name: 'Send link' }));
  expect(
    await email.findByText(/new@example.com.* takes its place once you confirm it/),
  ).toBeDefined();
  expect(screen.getByText('Check your inbox')).toBeDefined();
  expect(email.getByText('demo@grandstand.example')).toBeDefined();
  const token = /token=([\w-]{43})/.exec(await newest('new@example.com'))?.[1];
  await sandbox.post('/web-api/auth/v1/activation/email', { token });
  again();
  const after = await row('Email');
  expect(after.getByText('new@example.com')).toBeDefined();
  expect(after.queryByText(/takes its place/)).toBeNull();
});

test('AUT-313 SE08 a first address takes no place, and the word of the link goes once it was opened', async () => {
  const { sandbox, runtime, row, newest, user } = await open(0, (given, userId) =>
    given.store.run("UPDATE users SET has_email = 0, email = '' WHERE id = ?", userId),
  );
  const email = await row('Email');
  await user.click(await email.findByRole('button', { name: 'Add email' }));
  await user.type(email.getByLabelText('New email'), 'First@example.com');
  await user.click(email.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Check your inbox')).toBeDefined();
  expect(screen.queryByText(/takes its place/)).toBeNull();
  const token = /token=([\w-]{43})/.exec(await newest('first@example.com'))?.[1];
  await sandbox.post('/web-api/auth/v1/activation/email', { token });
  await act(async () => (await runtime.services.services.get(accountsToken)).load());
  expect(await email.findByText('Confirmed')).toBeDefined();
  expect(screen.queryByText('Check your inbox')).toBeNull();
});

test('AUT-311 SE08 input stays if the call fails, and no change is reported', async () => {
  const { breakOff, row, user } = await open();
  const email = await row('Email');
  await user.click(email.getByRole('button', { name: 'Change email' }));
  await user.type(email.getByLabelText('New email'), 'new@example.com');
  breakOff(['/contact']);
  await user.click(email.getByRole('button', { name: 'Send link' }));
  expect(await email.findByText(/nothing has changed/)).toBeDefined();
  expect(email.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.com');
});

test('AUT-312 SE05 a number is confirmed on the page by the code sent to it; a wrong code is reported', async () => {
  const { row, newest, user } = await open();
  const phone = await row('Phone');
  expect(phone.getByText('None yet')).toBeDefined();
  await user.click(phone.getByRole('button', { name: 'Add phone' }));
  const field = await phone.findByLabelText('Phone');
  expect(phone.getByText(/It’s added once you enter the code/)).toBeDefined();
  expect(phone.queryByText(/old one/)).toBeNull();
  await user.type(field, '+35699990005');
  await user.click(phone.getByRole('button', { name: 'Send code' }));
  const code = await phone.findByLabelText('Code from the text message');
  const right = /\b\d{6}\b/.exec(await newest('+35699990005'))?.[0] ?? '';
  await user.type(code, right === '111111' ? '222222' : '111111');
  expect(await phone.findByText(/left\.$/)).toBeDefined();
  await user.type(phone.getByLabelText('Code from the text message'), right);
  expect(await screen.findByText('Your number is confirmed.')).toBeDefined();
  expect(await phone.findByText('+35699990005')).toBeDefined();
  expect(phone.getByText('Confirmed')).toBeDefined();
});

test('AUT-430 RV04 a press sends a link to the address of now, and its link confirms it', async () => {
  const { sandbox, again, row, newest, user } = await open(0, (given, userId) =>
    given.store.run('UPDATE users SET activation_type = 0 WHERE id = ?', userId),
  );
  const email = await row('Email');
  await user.click(email.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Check your inbox')).toBeDefined();
  const token = /token=([\w-]{43})/.exec(await newest('demo@grandstand.example'))?.[1];
  await sandbox.post('/web-api/auth/v1/activation/email', { token });
  again();
  expect((await row('Email')).getByText('Confirmed')).toBeDefined();
  expect((await row('Email')).queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('AUT-430 RV04 a call that fails leaves the address in its field, to be sent again', async () => {
  const { breakOff, row, user } = await open(0, (given, userId) =>
    given.store.run('UPDATE users SET activation_type = 0 WHERE id = ?', userId),
  );
  const email = await row('Email');
  breakOff(['/contact']);
  await user.click(email.getByRole('button', { name: 'Confirm' }));
  expect(await email.findByText(/nothing has changed/)).toBeDefined();
  expect(email.getByLabelText<HTMLInputElement>('New email').value).toBe('demo@grandstand.example');
});

test('AUT-430 RV04 the current number is in its field, and its code confirms it', async () => {
  const { row, newest, user } = await open(0, (given, userId) =>
    given.store.run("UPDATE users SET phone = '+35699990006' WHERE id = ?", userId),
  );
  const phone = await row('Phone');
  await user.click(phone.getByRole('button', { name: 'Confirm' }));
  const field = await phone.findByLabelText<HTMLInputElement>('Phone');
  await waitFor(() => expect(field.value).toBe('9999 0006'));
  expect(phone.getByText(/Enter it here and your number is confirmed/)).toBeDefined();
  await user.click(phone.getByRole('button', { name: 'Send code' }));
  const code = await phone.findByLabelText('Code from the text message');
  await user.type(code, /\b\d{6}\b/.exec(await newest('+35699990006'))?.[0] ?? '');
  expect(await screen.findByText('Your number is confirmed.')).toBeDefined();
  expect(phone.getByText('Confirmed')).toBeDefined();
});
