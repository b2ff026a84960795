import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openEmail } from '../testing/openEmail.tsx';
import { ConfirmPhonePage } from './ConfirmPhonePage.tsx';

const enter = async (code: string): Promise<void> => {
  const field = screen.getByLabelText('Text message code');
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
};

test('AUT-94 AUT-332 the code of the text confirms the phone; a wrong one says how many tries are left', async () => {
  const { code } = await openEmail(<ConfirmPhonePage />, { letter: 'activatefast' });
  await waitFor(() => expect(location.search).toBe(''));
  const field = screen.getByLabelText<HTMLInputElement>('Text message code');
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  const right = await code();
  await enter('12');
  screen.getByText('Enter all six digits');
  await enter(right === '000000' ? '000001' : '000000');
  await screen.findByText('Wrong code. 4 attempts left.');
  await enter(`${right.slice(0, 3)} ${right.slice(3)}`);
  await screen.findByRole('heading', { name: 'Your phone number is verified' });
});

test('AUT-95 TA07 after the fifth wrong code it says to wait; then another code is asked for by number', async () => {
  const { code, sandbox } = await openEmail(<ConfirmPhonePage />, { letter: 'activatefast' });
  const wrong = (await code()) === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await enter(wrong);
    await screen.findByText(new RegExp(`${4 - attempt} at`));
  }
  await enter(wrong);
  await screen.findByText('Too many attempts');
  sandbox.advance(3_600_000);
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  expect(document.activeElement).toBe(phone);
  await userEvent.type(phone, '99990001{Enter}');
  await screen.findByText('Enter your number with the country code');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+356 9999 0001{Enter}');
  expect(await screen.findByLabelText('Text message code')).toBe(document.activeElement);
  await enter(await code());
  await screen.findByText('Your phone number is verified');
  expect(await sandbox.json<unknown[]>('/sandbox/v1/outbox')).toHaveLength(2);
});

test('AUT-94 a code that is refused after its ten minutes has run out of time', async () => {
  const { code, sandbox } = await openEmail(<ConfirmPhonePage />, { letter: 'activatefast' });
  const right = await code();
  await sandbox.post('/sandbox/v1/faults', [
    {
      method: 'POST',
      path: '/web-api/auth/v1/activation/phone',
      times: 1,
      status: 400,
      body: {
        errors: [
          { code: 'code_invalid', detail: 'x', meta: { expires_at: 1_000_000_000, triesLeft: 4 } },
        ],
      },
    },
  ]);
  await enter(right);
  await screen.findByText('This code has expired');
  screen.getByLabelText('Phone');
});

test('AUT-95 for a code that is used up another one is asked for by number', async () => {
  const { code, sandbox } = await openEmail(<ConfirmPhonePage />, { letter: 'activatefast' });
  const right = await code();
  // Another code replaces the first one.
  await sandbox.post('/sandbox/v1/users/newbie/letter', { kind: 'activatefast' });
  await enter(right);
  await screen.findByText('This code no longer works');
  screen.getByLabelText('Phone');
});
