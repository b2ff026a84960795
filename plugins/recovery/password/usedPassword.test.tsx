import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { SecondFactors } from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { auth } from '../../auth/index.ts';
import { recovery } from '../index.ts';
import { openEmail } from '../testing/openEmail.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';

const save = async (password: string): Promise<void> => {
  const field = await screen.findByLabelText(/^Choose a password/);
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
};

test('AUT-392 AUT-181 FM07 the page of a link asks for eight characters beside a factor, and for fifteen once that has gone', async () => {
  let gone = (): void => undefined;
  await openEmail(<PasswordResetPage />, {
    letter: 'new-password',
    before: async (sandbox) => {
      const { userId } = await sandbox.signIn();
      const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
      factors.bindDemo(userId, 'JBSWY3DPEHPK3PXP');
      gone = () => factors.remove(userId);
    },
  });
  expect(await screen.findByText(/^At least 8 characters/)).toBeDefined();
  gone();
  await save('tea pot7');
  expect(await screen.findByText('Use at least 15 characters')).toBeDefined();
  await save('nobody knows it 8');
  expect(await screen.findByText('Password changed')).toBeDefined();
});

test('AUT-399 FM08 the form of a link holds the login for password managers', async () => {
  await openEmail(<PasswordResetPage />, { letter: 'new-password' });
  const field = await screen.findByLabelText<HTMLInputElement>(/^Choose a password/);
  await waitFor(() =>
    expect(field.form?.elements.namedItem('username')).toMatchObject({
      value: 'demo',
      autocomplete: 'username',
      readOnly: true,
    }),
  );
});

test('AUT-331 a password that the account has is refused by a link with the reason, and another one is taken', async () => {
  const { sandbox, unmount } = await openEmail(<PasswordResetPage />, { letter: 'new-password' });
  await save('it was this one 7');
  await screen.findByText('Password changed');
  unmount();
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  const letters = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
  const link = letters.flatMap(
    ({ body }) => /\/en\/user\/passwordreset\?token=[\w-]+/.exec(body) ?? [],
  );
  await renderPlugin(<PasswordResetPage />, { manifests: [auth, recovery], path: link.at(-1)! });
  await save('it was this one 7');
  await screen.findByText('The account already had this password. Choose a new one.');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  await save('nobody knows it 8');
  expect(await screen.findByText('Password changed')).toBeDefined();
});
