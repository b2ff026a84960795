import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { answer, refusal } from '../../../test/network/answer.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { support } from '../../support/index.ts';
import { auth } from '../index.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';

const waiting = { next: 'wait', expires_at: 4_000_000_000, resend_at: 4_000_000_000 } as const;

/** Opens the sign-in in a new browser of a person with confirmation of devices by e-mail. */
async function open(
  first: Parameters<typeof answer<'auth.newDevice'>>[1] = waiting,
): Promise<RenderedPlugin & { readonly user: ReturnType<typeof userEvent.setup> }> {
  answer('auth.login', {
    next: 'new_device',
    ticket: 't'.repeat(43),
    sent_to: 'd•••@grandstand.example',
    expires_at: 4_000_000_000,
    resend_at: 4_000_000_000,
  });
  answer('auth.newDevice', first);
  const rendered = await renderPlugin(
    <>
      <SignInForm />
      <ModalHost />
    </>,
    { manifests: [auth, support] },
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email or ID'), 'demo');
  await user.type(screen.getByLabelText('Password'), 'Demo-pass-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Is this your device?' });
  return { ...rendered, user };
}

test('AUT-308 SE06 the dialog names the address, and a wrong code says how many tries are left', async () => {
  const { runtime, user } = await open();
  expect(screen.getByText(/d•••@grandstand\.example/)).toBeDefined();
  const wrong = { code: 'code_wrong', detail: 'wrong', meta: { tries_left: 4 } };
  answer('auth.newDevice', HttpResponse.json({ errors: [wrong] }, { status: 400 }));
  await user.type(screen.getByLabelText('Code from the email'), '000000');
  expect(await screen.findByText(/4 attempts left/)).toBeDefined();
  const calls = answer('auth.newDevice', {
    user_id: 7,
    data: { token: 'secret', expires_at: 4_000_000_000, serverNowMs: 1 },
  });
  await user.type(screen.getByLabelText('Code from the email'), '123456');
  await waitFor(() => expect(runtime.services.session.userId).toBe(7));
  expect(calls.length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AUT-308 SE06 the refusal by the owner is reported, with a link to the support', async () => {
  const { runtime, user } = await open();
  answer('auth.newDevice', refusal(403, 'device_refused'));
  await act(async () => user.type(screen.getByLabelText('Code from the email'), '123456'));
  expect(await screen.findByText('This device wasn’t let in')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Ask support/ }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  expect(runtime.services.session.isAuthed).toBe(false);
});
