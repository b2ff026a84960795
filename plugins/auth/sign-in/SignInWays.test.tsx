import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerPaths } from '../../../test/network/answerPaths.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../index.ts';
import { SignInWays } from './SignInWays.tsx';

const signedIn = {
  json: { user_id: 7, data: { token: 't', expires_at: 4_000_000_000, serverNowMs: 1 } },
};
const nowS = Math.floor(Date.now() / 1000);
const sent = (resendInS: number) => ({
  json: {
    guid: 'guid-of-the-text-that-was-sent',
    masked: '+356 99•• ••21',
    expires_at: nowS + 600,
    resend_at: nowS + resendInS,
  },
});

async function open(settings: object = {}): Promise<RenderedPlugin & { user: UserEvent }> {
  const rendered = await renderPlugin(<SignInWays />, {
    manifests: [auth],
    configuration: { plugins: { auth: settings } },
  });
  await rendered.runtime.services.i18n.loadNamespace('auth.ways');
  await screen.findByRole('button', { name: 'Log in' });
  return { ...rendered, user: userEvent.setup() };
}

const press = (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
const phoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const login = () => screen.getByLabelText<HTMLInputElement>('Email or ID');

/** Opens the field with the rules of all countries. */
async function openPhone(user: UserEvent): Promise<void> {
  await press(user, 'Phone');
  await user.click(phoneField());
  await screen.findByRole('option', { name: /Malta/ });
}

test('AUT-227 LG01 a change of the way keeps login and number', async () => {
  answerPaths({});
  const { user } = await open();
  await user.type(login(), 'marta');
  await openPhone(user);
  await user.type(phoneField(), '+35699992121');
  await press(user, 'Log in with a code by text');
  expect(phoneField().value).toBe('9999 2121');
  await press(user, 'Log in with your password');
  expect(phoneField().value).toBe('9999 2121');
  await press(user, 'Email or ID');
  expect(login().value).toBe('marta');
});

test('AUT-227 LG01 settings order the ways; without a number there is no choice', async () => {
  answerPaths({});
  const { user } = await open({ ways: ['phone_password', 'login_password'] });
  expect(phoneField()).toBeDefined();
  expect(screen.queryByRole('button', { name: /code by text/ })).toBeNull();
  await press(user, 'Email or ID');
  expect(login()).toBeDefined();
});

test('AUT-295 each form of the sign-in has the button for passkeys', async () => {
  answerPaths({});
  vi.stubGlobal('PublicKeyCredential', class {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await open();
  const passkey = () => screen.getByRole('button', { name: 'Log in with a passkey' });
  expect(passkey()).toBeDefined();
  await openPhone(user);
  expect(passkey()).toBeDefined();
  await press(user, 'Log in with a code by text');
  expect(passkey()).toBeDefined();
});

test('AUT-228 LG03 FM06 a pasted number sets the country, one that is too short is reported when the field is left', async () => {
  answerPaths({});
  const { user } = await open();
  await openPhone(user);
  await user.click(phoneField());
  await user.paste('0049 151 23456789');
  const country = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Country and dialling code',
  });
  await waitFor(() => expect(country.value).toBe('DE'));
  expect(phoneField().value.replaceAll(' ', '')).toBe('15123456789');
  await user.clear(phoneField());
  await user.type(phoneField(), '12');
  expect(screen.queryByText(/too short/)).toBeNull();
  await user.tab();
  const told = await screen.findByText(/too short/);
  expect(phoneField().getAttribute('aria-describedby')?.split(' ')).toContain(told.id);
});

test('AUT-229 AUT-391 LG03 number and password go as the wire wants them', async () => {
  const calls = answerPaths({ '/web-api/auth/v1/login/phone': signedIn });
  const { runtime, user } = await open();
  await openPhone(user);
  await user.type(phoneField(), '+35699992121');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await waitFor(() => expect(runtime.services.session.userId).toBe(7));
  expect(calls.find(({ path }) => path.endsWith('/login/phone'))?.body).toEqual({
    phone_number: '+35699992121',
    country_code: 'mt',
    uPassword: 'c2VjcmV0',
    encoding: 'base64url',
    save: false,
  });
});

test('AUT-229 a wrong number says no more than a wrong password', async () => {
  answerPaths({
    '/web-api/auth/v1/login/phone': { status: 400, code: 'wrong_credentials' },
  });
  const { user } = await open();
  await openPhone(user);
  await user.type(phoneField(), '+35699992121');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByText(/Wrong number or password/)).toBeDefined();
  expect(phoneField().value).toBe('9999 2121');
});

test('AUT-230 LG04 FM04 the last digit of a pasted code sends it, once', async () => {
  const calls = answerPaths({
    '/web-api/auth/v1/sms': sent(60),
    '/web-api/auth/v1/login/sms': signedIn,
  });
  const { runtime, user } = await openSms();
  await user.type(phoneField(), '+35699992121{Enter}');
  const code = await screen.findByLabelText('Code from the text message');
  expect(screen.getByText(/\+356 99•• ••21/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /New code in/ }).disabled).toBe(
    true,
  );
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.paste('G-123 456');
  await waitFor(() => expect(runtime.services.session.userId).toBe(7));
  expect(calls.filter(({ path }) => path.endsWith('/sms'))).toEqual([
    {
      path: '/web-api/auth/v1/sms',
      body: { 'phone-number': '99992121', 'phone-code': '+356' },
    },
    {
      path: '/web-api/auth/v1/login/sms',
      body: { guid: 'guid-of-the-text-that-was-sent', 'sms-code': '123456', save: false },
    },
  ]);
});

test('AUT-491 TA15 a number to which no text message is sent is reported at its field, and stays', async () => {
  answerPaths({
    '/web-api/auth/v1/sms': { status: 403, code: 'no_texts' },
  });
  const { user } = await openSms();
  await user.type(phoneField(), '+35699992121{Enter}');
  expect(await screen.findByText(/^We can’t send texts to this number/)).toBeDefined();
  expect(phoneField().value).toBe('9999 2121');
});

test('AUT-230 AUT-231 LG04 a wrong code, one that is over, and the way back to the number', async () => {
  let code = 'wrong_code';
  answerPaths({
    '/web-api/auth/v1/sms': sent(0),
    '/web-api/auth/v1/login/sms': () => ({ status: 400, code }),
  });
  const { user } = await openSms();
  await user.type(phoneField(), '+35699992121{Enter}');
  const field = await screen.findByLabelText<HTMLInputElement>('Code from the text message');
  await user.type(field, '111111');
  expect(await screen.findByText('This code is wrong')).toBeDefined();
  expect(field.value).toBe('');
  code = 'time_up';
  await user.type(field, '222222');
  expect(await screen.findByText(/no longer works/)).toBeDefined();
  await press(user, 'Send a new code');
  await waitFor(() => expect(screen.queryByText(/no longer works/)).toBeNull());
  await press(user, 'Change number');
  expect(phoneField().value).toBe('9999 2121');
});

/** Opens a form that offers the code by text first. */
async function openSms(): Promise<RenderedPlugin & { user: UserEvent }> {
  const rendered = await renderPlugin(<SignInWays />, {
    manifests: [auth],
    configuration: { plugins: { auth: { ways: ['sms', 'login_password'] } } },
  });
  await userEvent.click(phoneField());
  await screen.findByRole('option', { name: /Malta/ });
  return { ...rendered, user: userEvent.setup() };
}
