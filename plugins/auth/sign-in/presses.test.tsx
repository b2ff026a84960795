import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerPaths } from '../../../test/network/answerPaths.ts';
import { Keystrokes } from '../../../test/services/Keystrokes.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../index.ts';
import { SignInDialog } from './SignInDialog.tsx';

const signedIn = {
  json: { user_id: 7, data: { token: 't', expires_at: 4_000_000_000, serverNowMs: 1 } },
};

async function openDialog() {
  answerPaths({ '/web-api/auth/v1/login': signedIn });
  const counted = new Keystrokes();
  counted.think();
  // The press that opens the dialog.
  counted.pressElsewhere();
  const { runtime } = await renderPlugin(<SignInDialog onClose={() => undefined} />, {
    manifests: [auth],
  });
  const login = await screen.findByLabelText<HTMLInputElement>('Email or ID');
  await waitFor(() => expect(document.activeElement).toBe(login));
  const isIn = (): Promise<void> => waitFor(() => expect(runtime.services.session.userId).toBe(7));
  return { counted, login, isIn };
}

test('AUT-20 LG02 twenty letters and fifteen sign in by one press, within 14.8 s of the keystroke-level model', async () => {
  const { counted, isIn } = await openDialog();
  const user = userEvent.setup();
  await user.keyboard('marta.borg@mail.test');
  await user.tab();
  counted.think();
  await user.keyboard('a-long-password{Enter}');
  await isIn();
  expect(counted.keys).toBe(20 + 1 + 15 + 1);
  expect(counted.presses).toBeLessThanOrEqual(3);
  expect(counted.seconds).toBeLessThanOrEqual(14.8);
});

test('AUT-26 FM13 values filled in by a password manager are read when the form is sent, within 4.2 s', async () => {
  const { counted, login, isIn } = await openDialog();
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  // Fills the form as password managers do; some set the values without an event.
  setSilently(login, 'marta');
  setSilently(password, 'a-long-password');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in' }));
  await isIn();
  expect(counted.presses).toBeLessThanOrEqual(3);
  expect(counted.seconds).toBeLessThanOrEqual(4.2);
});

/** Sets a value past React, as a browser does that fills in a field without an event. */
function setSilently(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
