import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ConfirmEmailPage } from '../contacts/ConfirmEmailPage.tsx';
import { UndoContactPage } from '../contacts/UndoContactPage.tsx';
import { PasswordResetPage } from '../password/PasswordResetPage.tsx';
import { openEmail } from '../testing/openEmail.tsx';

interface Case {
  readonly letter: 'activate' | 'new-password' | 'undo-contact' | 'verify';
  readonly page: ReactNode;
  /** Action of the person; some links act when they are opened. */
  readonly act?: (user: UserEvent) => Promise<void>;
  readonly heading: string;
}

test.each<Case>([
  { letter: 'verify', page: <ConfirmEmailPage />, heading: 'Your email is verified' },
  { letter: 'activate', page: <ConfirmEmailPage />, heading: 'Your account is active' },
  {
    letter: 'undo-contact',
    page: <UndoContactPage />,
    act: async (user) => user.click(screen.getByRole('button', { name: 'Undo the change' })),
    heading: 'The change has been undone',
  },
  {
    letter: 'new-password',
    page: <PasswordResetPage />,
    act: async (user) => {
      await user.type(screen.getByLabelText('Choose a password'), 'a fresh pass of 2{Enter}');
    },
    heading: 'Password changed',
  },
])(
  'AUT-332 the heading of $letter says that it is done, as does the title of the tab, and has the focus',
  async ({ letter, page, act, heading }) => {
    await openEmail(page, { letter });
    await act?.(userEvent.setup());
    const title = await screen.findByRole('heading', { level: 1, name: heading });
    expect(document.activeElement).toBe(title);
    expect(document.title).toContain(heading);
    expect(screen.getAllByText(heading)).toHaveLength(1);
  },
);

test('AUT-54 the page that the link opens has its cursor in the field of the password', async () => {
  await openEmail(<PasswordResetPage />, { letter: 'new-password' });
  const field = await screen.findByLabelText('Choose a password');
  expect(document.activeElement).toBe(field);
});
