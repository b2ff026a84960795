import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../index.ts';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { SignInForm } from './SignInForm.tsx';

const login = '/web-api/auth/v1/login';
const right = {
  json: { user_id: 7, data: { token: 't', expires_at: 4_000_000_000, serverNowMs: 1 } },
};

const loginField = () => screen.getByLabelText<HTMLInputElement>('Email or ID');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');

test('AUT-26 password managers know the fields, nothing is ticked, pasting works', async () => {
  await renderPlugin(<SignInForm />, { manifests: [auth] });
  expect([loginField().autocomplete, passwordField().autocomplete]).toEqual([
    'username webauthn',
    'current-password webauthn',
  ]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  const user = userEvent.setup();
  await user.click(passwordField());
  await user.paste('from the manager');
  expect(passwordField().value).toBe('from the manager');
});

test('AUT-295 the button for passkeys is there where the browser has them', async () => {
  await renderPlugin(<SignInForm />, { manifests: [auth] });
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  cleanup();
  vi.stubGlobal('PublicKeyCredential', class {});
  onTestFinished(() => void vi.unstubAllGlobals());
  await renderPlugin(<SignInForm />, { manifests: [auth] });
  expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeDefined();
});

test('AUT-25 FM06 an empty field is named and focused', async () => {
  const calls = answerPaths({});
  await renderPlugin(<SignInForm />, { manifests: [auth] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(document.activeElement).toBe(loginField()));
  expect(loginField().getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText('Enter your password')).toBeDefined();
  expect(calls.filter((call) => call.path === login)).toEqual([]);
});

test('AUT-20 after a wrong password the login stays, the password is selected and says why', async () => {
  answerPaths({ [login]: { status: 400, code: 'wrong_credentials' } });
  await renderPlugin(<SignInForm />, { manifests: [auth] });
  const user = userEvent.setup();
  await user.type(loginField(), 'marta');
  await user.type(passwordField(), 'wrong{Enter}');
  const message = await screen.findByText(/Wrong email, ID or password/);
  await waitFor(() => expect(document.activeElement).toBe(passwordField()));
  expect(loginField().value).toBe('marta');
  expect([passwordField().selectionStart, passwordField().selectionEnd]).toEqual([0, 5]);
  expect(passwordField().getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
});

test('AUT-21 too many tries lock the button, which says how long', async () => {
  answerPaths({ [login]: { status: 429, code: 'too_many_tries', retryAfterS: 41 } });
  await renderPlugin(<SignInForm />, { manifests: [auth] });
  const user = userEvent.setup();
  await user.type(loginField(), 'marta');
  await user.type(passwordField(), 'wrong{Enter}');
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: /Try again in 0:4[01]/,
  });
  expect(button.disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('Too many attempts');
});

test('AUT-22 a response of 500 is shown as a fault of the site, and all input stays', async () => {
  answerPaths({ [login]: { status: 500, code: 'broken' } });
  await renderPlugin(<SignInForm />, { manifests: [auth] });
  const user = userEvent.setup();
  await user.type(loginField(), 'marta');
  await user.type(passwordField(), 'secret{Enter}');
  await screen.findByText('Something went wrong on our side');
  expect(screen.getByText('Nothing was lost: try again in a moment.')).toBeDefined();
  expect([loginField().value, passwordField().value]).toEqual(['marta', 'secret']);
});

test('AUT-24 ten presses of Enter make one call', async () => {
  let answer: (given: PathAnswer) => void = () => undefined;
  const calls = answerPaths({
    [login]: () => new Promise<PathAnswer>((resolve) => (answer = resolve)),
  });
  await renderPlugin(<SignInForm />, { manifests: [auth] });
  const user = userEvent.setup();
  await user.type(loginField(), 'marta');
  await user.type(passwordField(), 'secret');
  await user.keyboard('{Enter}'.repeat(10));
  await waitFor(() => expect(calls.filter((call) => call.path === login)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Logging in…' }).getAttribute('aria-busy')).toBe(
    'true',
  );
  answer({ status: 400, code: 'wrong_credentials' });
  await screen.findByText(/Wrong email, ID or password/);
  expect(calls.filter((call) => call.path === login)).toHaveLength(1);
});

test('AUT-3 the dialog closes with true once a person is signed in', async () => {
  answerPaths({ [login]: right });
  const handleClose = vi.fn();
  const { runtime } = await renderPlugin(<SignInDialog reason="bet" onClose={handleClose} />, {
    manifests: [auth],
  });
  expect(screen.getByText(/Your bet slip is saved/)).toBeDefined();
  const user = userEvent.setup();
  await user.type(loginField(), 'marta');
  await user.type(passwordField(), 'secret{Enter}');
  await waitFor(() => expect(handleClose).toHaveBeenCalledWith(true));
  expect(runtime.services.session.userId).toBe(7);
  expect(passwordField().value).toBe('');
});
