import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { recovery } from '../index.ts';
import { PasswordResetPage } from './PasswordResetPage.tsx';
import { signInModal } from '../../auth/contract.ts';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';

const forgot = '/web-api/auth/v1/password/forgot';
const reset = '/web-api/auth/v1/password/reset';
const bySms = '/web-api/auth/v1/password/sms';
const byCode = '/web-api/auth/v1/password/code';
const token = 'abcdefghijklmnopqrstuvwxyz0123456789';

test('AUT-53 REG-22 the dialog asks for a whole address, and never says whether it is known', async () => {
  const calls = answerPaths({ [forgot]: { json: { accepted: true } } });
  const handleClose = vi.fn();
  await renderPlugin(<ForgotPasswordDialog onClose={handleClose} />, {
    manifests: [auth, recovery],
    path: '/en',
  });
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  expect([field.autocomplete, field.type]).toEqual(['email', 'email']);
  await user.type(field, 'demo@grandstand{Enter}');
  expect(screen.getByText(/e.g. name@example.com/)).toBeDefined();
  await user.type(field, '.example{Enter}');
  await screen.findByText(/If demo@grandstand.example belongs to an account/);
  expect(calls.filter(({ path }) => path === forgot).map(({ body }) => body)).toEqual([
    { email: 'demo@grandstand.example' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('AUT-77 LG09 a captcha that was not passed leaves the form of a forgotten password as it was', async () => {
  const calls = answerPaths({ [forgot]: { status: 400, code: 100 } });
  await renderPlugin(<ForgotPasswordDialog onClose={() => undefined} />, {
    manifests: [auth, recovery],
  });
  await userEvent.setup().type(screen.getByLabelText('Email'), 'demo@grandstand.example{Enter}');
  await waitFor(() => expect(calls.some(({ path }) => path === forgot)).toBe(true));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send link' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('demo@grandstand.example');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/couldn’t reach|Nothing was lost/)).toBeNull();
});

test.each<[string, PathAnswer, RegExp]>([
  [
    'AUT-53 after too many letters it asks to wait',
    { status: 429, code: 'too_many_tries' },
    /already sent several emails/,
  ],
  [
    'AUT-53 AUT-22 while the site is in trouble what was typed stays',
    { status: 503, code: 'down' },
    /Nothing was lost/,
  ],
])('%s', async (_title, answer, text) => {
  answerPaths({ [forgot]: answer });
  await renderPlugin(<ForgotPasswordDialog onClose={() => undefined} />, {
    manifests: [auth, recovery],
  });
  await userEvent.setup().type(screen.getByLabelText('Email'), 'demo@grandstand.example{Enter}');
  await screen.findByText(text);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('demo@grandstand.example');
});

test('AUT-57 it takes the place of the sign-in dialog, leads back there, and Esc leaves both', async () => {
  answerPaths({});
  const { runtime } = await renderPlugin(<ModalHost />, { manifests: [auth, recovery] });
  const user = userEvent.setup();
  const answer = vi.fn();
  void runtime.modals.open(signInModal, {}).then(answer);
  const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent);
  await user.type(await screen.findByLabelText('Email or ID'), 'marta');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('dialog', { name: 'Reset password' });
  expect(titles()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Back to log in' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email or ID')).value).toBe('marta');
  expect(titles()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('dialog', { name: 'Reset password' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(answer).toHaveBeenCalledWith(undefined));
  expect(titles()).toEqual([]);
});

test('AUT-54 TA10 the token leaves the address at once, and the new password goes with it', async () => {
  const calls = answerPaths({ [reset]: { json: { changed: true } } });
  await renderPlugin(<PasswordResetPage />, {
    manifests: [auth, recovery],
    path: `/en/user/passwordreset?token=${token}`,
  });
  await waitFor(() => expect(location.search).toBe(''));
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Choose a password');
  expect(field.autocomplete).toBe('new-password');
  await user.type(field, 'too short{Enter}');
  expect(screen.getByText('Use at least 15 characters')).toBeDefined();
  await user.type(field, ' before now{Enter}');
  await screen.findByText('Password changed');
  expect(calls.filter(({ path }) => path === reset).map(({ body }) => body)).toEqual([
    { token, password: 'too short before now' },
  ]);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/en/user/login',
  );
});

test('AUT-498 a link that is used, old or cut short offers another', async () => {
  const { runtime } = await renderPlugin(<PasswordResetPage />, {
    manifests: [auth, recovery],
    path: '/en/user/passwordreset?token=short',
  });
  expect(screen.getByText('This link has expired')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(runtime.modals.stack.map(({ id }) => id)).toEqual(['recovery.forgot-password']);
});

test('AUT-270 AUT-271 AUT-273 with the phone method a code leads to the page of the new password', async () => {
  let refused = true;
  const calls = answerPaths({
    [bySms]: {
      json: {
        guid: 'guid-of-the-text-that-was-sent',
        masked: '+356 99•• ••21',
        expires_at: 4_000_000_000,
        resend_at: 4_000_000_000,
      },
    },
    [byCode]: () => (refused ? { status: 400, code: 'wrong_code' } : { json: { token } }),
  });
  const handleClose = vi.fn();
  const { runtime } = await renderPlugin(<ForgotPasswordDialog onClose={handleClose} />, {
    manifests: [auth, recovery],
    path: '/en',
  });
  await runtime.services.i18n.loadNamespace('auth.ways');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'marta@');
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  await user.click(screen.getByRole('textbox', { name: 'Phone' }));
  await screen.findByRole('option', { name: /Malta/ });
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+35699992121');
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('marta@');
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  await user.click(screen.getByRole('textbox', { name: 'Phone' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '{Enter}');
  const code = await screen.findByLabelText('Code from the text message');
  expect(screen.getByText(/if there’s an account with this number/)).toBeDefined();
  await user.type(code, '111111');
  await screen.findByText('This code is wrong');
  expect(handleClose).not.toHaveBeenCalled();
  refused = false;
  await user.type(code, '123456');
  await waitFor(() => expect(location.pathname).toBe('/en/user/passwordreset'));
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(calls.filter(({ path }) => path === bySms || path === byCode)).toEqual([
    { path: bySms, body: { 'phone-number': '99992121', 'phone-code': '+356' } },
    { path: byCode, body: { guid: 'guid-of-the-text-that-was-sent', 'sms-code': '111111' } },
    { path: byCode, body: { guid: 'guid-of-the-text-that-was-sent', 'sms-code': '123456' } },
  ]);
});

test.each<[string, PathAnswer, RegExp]>([
  [
    'AUT-272 after too many codes it asks to wait',
    { status: 429, code: 'too_many_tries' },
    /Too many codes/,
  ],
  [
    'AUT-270 AUT-22 while the site is in trouble the number stays',
    { status: 503, code: 'down' },
    /Nothing was lost/,
  ],
])('%s', async (_title, answer, text) => {
  answerPaths({ [bySms]: answer });
  const { runtime } = await renderPlugin(<ForgotPasswordDialog onClose={() => undefined} />, {
    manifests: [auth, recovery],
  });
  await runtime.services.i18n.loadNamespace('auth.ways');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  await user.click(screen.getByRole('textbox', { name: 'Phone' }));
  await screen.findByRole('option', { name: /Malta/ });
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+35699992121{Enter}');
  await screen.findByText(text);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('9999 2121');
});
