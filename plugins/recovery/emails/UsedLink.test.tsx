import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConfirmEmailPage } from '../contacts/ConfirmEmailPage.tsx';
import { UndoContactPage } from '../contacts/UndoContactPage.tsx';
import { PasswordResetPage } from '../password/PasswordResetPage.tsx';
import { openEmail } from '../testing/openEmail.tsx';

const kept = (): string =>
  JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);

test('AUT-330 an address that was confirmed is still confirmed after a reload; on another page nothing is said', async () => {
  const { unmount } = await openEmail(<ConfirmEmailPage />, { letter: 'verify' });
  await screen.findByText('Your email is verified');
  expect(kept()).not.toMatch(/[\w-]{43}/);
  unmount();
  const again = await openEmail(<ConfirmEmailPage />, { path: '/en/user/accountverify' });
  await screen.findByText('Your email is verified');
  again.unmount();
  await openEmail(<UndoContactPage />, { path: '/en/user/contactundo' });
  await screen.findByText('Open the link in the message again');
});

test('AUT-330 an undone change is reported again after a reload, a new link is treated as new', async () => {
  const { unmount } = await openEmail(<UndoContactPage />, { letter: 'undo-contact' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the change' }));
  await screen.findByText('The change has been undone');
  expect(kept()).not.toMatch(/[\w-]{43}/);
  unmount();
  const again = await openEmail(<UndoContactPage />, { path: '/en/user/contactundo' });
  await screen.findByText('The change has been undone');
  again.unmount();
  await openEmail(<UndoContactPage />, { letter: 'undo-contact' });
  await screen.findByRole('button', { name: 'Undo the change' });
});

test('AUT-435 a page that is loaded again before its link was used says that the link still works', async () => {
  const { unmount } = await openEmail(<PasswordResetPage />, { letter: 'new-password' });
  await screen.findByLabelText(/^Choose a password/);
  unmount();
  await openEmail(<PasswordResetPage />, { path: '/en/user/passwordreset' });
  await screen.findByText('Open the link in the message again');
  screen.getByText(/If the link hasn’t been used, it still works/);
  screen.getByRole('button', { name: 'Send a new link' });
});

test('AUT-330 a password that was set is reported again after a reload', async () => {
  const { unmount } = await openEmail(<PasswordResetPage />, { letter: 'new-password' });
  await userEvent.type(await screen.findByLabelText(/^Choose a password/), 'Another-pass-9-longer');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText('Password changed');
  await waitFor(() => expect(location.search).toBe(''));
  expect(kept()).not.toMatch(/[\w-]{43}|Another-pass/);
  unmount();
  await openEmail(<PasswordResetPage />, { path: '/en/user/passwordreset' });
  await screen.findByText('Password changed');
});
