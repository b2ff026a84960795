import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { CoreServices } from '#core';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { answer, refusal } from '../../../test/network/answer.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../index.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { FactorCode } from './FactorCode.ts';
import { StepUp } from './StepUp.ts';

async function openForm(more: object = {}): Promise<{
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly services: CoreServices;
}> {
  answer('auth.login', {
    next: 'two_step',
    ticket: 't'.repeat(43),
    expires_at: 4_000_000_000,
    ...more,
  });
  const { runtime } = await renderPlugin(
    <>
      <SignInForm />
      <ModalHost />
    </>,
    { manifests: [auth] },
  );
  await act(async () => {
    await runtime.services.i18n.loadNamespace('auth.ways');
    await runtime.services.i18n.loadNamespace('auth.factor');
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email or ID'), 'demo');
  await user.type(screen.getByLabelText('Password'), 'Demo-pass-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return { user, services: runtime.services };
}

test('AUT-240 after the password a dialog asks for the code, and says how many tries are left', async () => {
  const { user, services } = await openForm();
  const field = await screen.findByLabelText('Code from your app');
  expect(services.session.isAuthed).toBe(false);
  const wrong = { code: 'code_wrong', detail: 'wrong', meta: { tries_left: 4 } };
  answer('auth.twoStep', HttpResponse.json({ errors: [wrong] }, { status: 400 }));
  await user.type(field, '000000');
  await screen.findByText(/4 attempts left/);
  const calls = answer('auth.twoStep', {
    user_id: 7,
    data: { token: 'secret', expires_at: 4_000_000_000, serverNowMs: 1 },
  });
  await user.click(field);
  await user.paste('G-123456');
  await waitFor(() => expect(services.session.isAuthed).toBe(true));
  expect(calls).toHaveLength(1);
});

test('AUT-396 AUT-395 LG05 the box of a trusted device is unticked, and not there where the platform does not offer it', async () => {
  const { user } = await openForm({ methods: ['totp'], can_trust_device: true });
  const box = await screen.findByRole('checkbox', { name: /Trust this device for 30 days/ });
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  expect(box.getAttribute('checked')).toBeNull();
  const calls = answer('auth.twoStep', refusal(400, 'code_wrong'));
  await user.type(screen.getByLabelText('Code from your app'), '000000');
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(box);
  await user.type(screen.getByLabelText('Code from your app'), '000001');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([
    { ticket: 't'.repeat(43), code: '000000' },
    { ticket: 't'.repeat(43), code: '000001', trust_device: true },
  ]);
});

test('AUT-395 a platform that names no methods takes codes alone', async () => {
  await openForm();
  expect(await screen.findByRole('button', { name: 'Use a recovery code' })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /Trust this device/ })).toBeNull();
});

test('AUT-241 when time or tries are over the form is back with its login', async () => {
  const { user, services } = await openForm();
  const field = await screen.findByLabelText('Code from your app');
  answer('auth.twoStep', refusal(410, 'ticket_over'));
  await user.type(field, '123456');
  await screen.findByText(/Enter your password again/);
  expect(screen.getByLabelText<HTMLInputElement>('Email or ID').value).toBe('demo');
  expect(services.session.isAuthed).toBe(false);
});

test('AUT-242 a code is taken with blanks, letters and Arabic digits around or in it', () => {
  for (const typed of ['123 456', 'G-123456', '١٢٣٤٥٦', '123456 ']) {
    const code = new FactorCode();
    expect(code.setText(typed)).toBe(true);
    expect(code.text).toBe('123456');
    expect(code.setText(typed)).toBe(false);
  }
});

test('AUT-243 all calls that wait for a proof share one dialog, and leaving fails them', async () => {
  const asked: boolean[] = [];
  const answers: ((isProved: boolean | undefined) => void)[] = [];
  const open = async (_modal: object, { needsCode }: { needsCode?: boolean }): Promise<never> => {
    asked.push(needsCode === true);
    return new Promise<never>((resolve) => answers.push(resolve as (value: unknown) => void));
  };
  const stepUp = new StepUp({ modals: { open } as Pick<CoreServices['modals'], 'open'> });
  const proofs = ['password'] as const;
  const both = Promise.all([
    stepUp.prove({ needsCode: false, proofs }),
    stepUp.prove({ needsCode: false, proofs }),
  ]);
  expect(asked).toEqual([false]);
  answers[0]?.(true);
  expect(await both).toEqual([true, true]);
  const left = stepUp.prove({ needsCode: true, proofs });
  expect(asked).toEqual([false, true]);
  answers[1]?.(undefined);
  expect(await left).toBe(false);
});
