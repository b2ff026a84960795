import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openRegistrationForm } from '../testing/openRegistrationForm.tsx';

const letterPath = '/credentials/letter';

async function openAccount(): Promise<
  Awaited<ReturnType<typeof openRegistrationForm>> & {
    readonly user: UserEvent;
    readonly password: string;
  }
> {
  const opened = await openRegistrationForm();
  fireEvent.click(screen.getByLabelText(/^No bonus$/));
  fireEvent.click(screen.getByLabelText(/I am 18 or older/));
  fireEvent.click(screen.getByText('Register'));
  await screen.findByText('Your account is open');
  const password = screen.getByText(/^[\w]{16}$/).textContent;
  return { ...opened, user: userEvent.setup(), password };
}

async function openField(user: UserEvent): Promise<HTMLInputElement> {
  await user.click(screen.getByRole('button', { name: 'Send by email' }));
  return screen.findByLabelText<HTMLInputElement>('Email');
}

const outbox = (sandbox: { json: <T>(path: string) => Promise<T> }) =>
  sandbox.json<{ recipient: string; body: string }[]>('/sandbox/v1/outbox');

test('REG-80 RN04 number and password go by e-mail to an address that is typed in place, and count as kept', async () => {
  const { sandbox, user, password } = await openAccount();
  const field = await openField(user);
  expect(field.autocomplete).toBe('email');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'marta@example.com{Enter}');
  expect((await screen.findByText(/^Sent to/)).textContent).toBe('Sent to ⁨marta@example.com⁩');
  const [letter] = await outbox(sandbox);
  expect([letter?.recipient, letter?.body.includes(password)]).toEqual(['marta@example.com', true]);
  const again = screen.getByRole('button', { name: 'Send by email' });
  expect(document.activeElement).toBe(again);
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

test('REG-160 RN04 a faulty address is reported when it is sent, a lost call and a refusal keep it', async () => {
  const { breakOff, sandbox, user } = await openAccount();
  const field = await openField(user);
  await user.type(field, '{Enter}');
  expect(await screen.findByText('Enter your email')).toBeDefined();
  await user.type(field, 'marta{Enter}');
  expect(await screen.findByText(/Enter a valid email/)).toBeDefined();
  breakOff([letterPath]);
  await user.type(field, '@example.com{Enter}');
  expect(await screen.findByText('We can’t reach the site')).toBeDefined();
  expect(field.value).toBe('marta@example.com');
  breakOff(false);
  await user.type(field, '{Enter}');
  await screen.findByText(/^Sent to/);
  expect(await outbox(sandbox)).toHaveLength(1);
  for (let letter = 2; letter <= 3; letter += 1) {
    await user.type(await openField(user), 'marta@example.com{Enter}');
    await screen.findByRole('button', { name: 'Send by email' });
  }
  const last = await openField(user);
  await user.type(last, 'marta@example.com{Enter}');
  expect(await screen.findByText('Too many attempts')).toBeDefined();
  expect(last.value).toBe('marta@example.com');
  expect(await outbox(sandbox)).toHaveLength(3);
});

test('REG-81 RN04 a password that was replaced meanwhile is reported as such', async () => {
  const { sandbox, user } = await openAccount();
  sandbox.store.run('UPDATE users SET has_first_secret = 0');
  await user.type(await openField(user), 'marta@example.com{Enter}');
  expect(await screen.findByText('This password no longer applies')).toBeDefined();
});
