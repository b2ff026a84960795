import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { recovery } from '../index.ts';
import { FinishRegistrationPage } from './FinishRegistrationPage.tsx';

const contact = '/web-api/user/v1/contact';
const config = '/web-api/user/v1/config';
const person = (user_email: string) => ({
  json: {
    result: {
      user_id: 7,
      login: 'seven',
      user_name: 'Seven',
      user_email,
      phone_number: '',
      is_pay_and_play: true,
      user_country_code: 'MT',
      user_country_id: 135,
      user_ref_id: 0,
      phone_code: '',
      ban_level: 0,
      ban_version: 1,
    },
  },
});

async function renderPage(answer: () => PathAnswer) {
  let email = '';
  const calls = answerPaths({
    [config]: () => person(email),
    [contact]: () => {
      const given = answer();
      if ('json' in given) email = 'seven@example.com';
      return given;
    },
    '/web-api/user/v1/accounts': { json: { accounts: [], activeAccountId: 1 } },
  });
  const first = await renderPlugin(<span />, { manifests: [auth, recovery] });
  first.runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  const accounts = await first.runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user?.needsContact).toBe(true));
  first.rerender(<FinishRegistrationPage />);
  await screen.findByRole('heading', { name: 'Complete your registration' });
  return {
    calls,
    accounts,
    user: userEvent.setup(),
    sent: () => calls.filter(({ path }) => path === contact).map(({ body }) => body),
  };
}

test('AUT-58 one way to reach the person is enough, and the registration is finished', async () => {
  const { user, accounts, sent } = await renderPage(() => ({
    json: person('seven@example.com').json,
  }));
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await user.type(field, 'seven{Enter}');
  expect([screen.getByText(/e.g. name@example.com/) !== null, sent()]).toEqual([true, []]);
  await user.type(field, '@example.com{Enter}');
  await waitFor(() => expect(accounts.user?.needsContact).toBe(false));
  expect(sent()).toEqual([{ email: 'seven@example.com' }]);
});

test('AUT-58 a telephone number needs its country code; too many tries and a lost answer are said', async () => {
  let answer: PathAnswer = { status: 429, code: 'too_many_tries' };
  const { user, sent } = await renderPage(() => answer);
  await user.type(screen.getByLabelText('Email'), 'demo@grandstand.example{Enter}');
  await screen.findByText('Too many attempts');
  answer = { status: 503, code: 'down' };
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  await user.type(screen.getByLabelText('Phone'), '99990000{Enter}');
  await screen.findByText('Enter your number with the country code');
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '+356 9999 0000{Enter}');
  await screen.findByText(/Nothing was lost/);
  expect(sent()).toEqual([{ email: 'demo@grandstand.example' }, { phone: '+35699990000' }]);
});
