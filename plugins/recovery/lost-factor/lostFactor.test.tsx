import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { answer, refusal } from '../../../test/network/answer.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { twoStepModal } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { recovery } from '../index.ts';
import { LostFactorPage } from './LostFactorPage.tsx';
import { NotMePage } from './NotMePage.tsx';

const ticket = {
  ticket: 't'.repeat(43),
  expiresAtS: 4_000_000_000,
  methods: ['totp', 'recovery_code'],
  canTrustDevice: false,
} as const;
const request = { state: 'papers', ends_at: 1_800_000_000, tries_left: 5 } as const;

async function open(page: ReactNode, path = '/en/user/lostfactor') {
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, recovery], path });
  const { i18n, modals } = runtime.services;
  await act(async () => {
    for (const namespace of ['recovery.change', 'auth.factor', 'shell.files'])
      await i18n.loadNamespace(namespace);
  });
  rerender(
    <>
      {page}
      <ModalHost />
    </>,
  );
  return { modals, runtime, user: userEvent.setup() };
}

test('AUT-244 AUT-370 RV03 the dialog of the code leads to the request, which says what it takes', async () => {
  const { modals, runtime, user } = await open(<span />);
  act(() => void modals.open(twoStepModal, ticket));
  await user.click(await screen.findByRole('button', { name: 'I’ve lost both' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'No app and no recovery codes?' }),
  );
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  answer('recovery.askFactor', refusal(409, 'password_first'));
  await user.click(dialog.getByRole('button', { name: 'Make the request' }));
  await dialog.findByText('Choose a new password first');
  answer('recovery.askFactor', { ...request });
  await user.click(dialog.getByRole('button', { name: 'Make the request' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(runtime.services.session.isAuthed).toBe(false);
});

test.each([
  [{ ...request, refusal: 'expired' }, 'It has expired. Send one that is still valid.'],
  [{ ...request, refusal: 'other' }, 'Send another document, or contact support.'],
  [{ ...request, tries_left: 0 }, 'Our team will take it from here'],
  [{ ...request, state: 'in_review' as const }, 'In review'],
  [{ ...request, state: 'waiting' as const }, /^Until /],
  [{ ...request, state: 'ready' as const }, 'You can log in now'],
])('AUT-377 RV03 the page tells where a request stands: %j', async (wire, text) => {
  answer('recovery.factorState', wire);
  await open(<LostFactorPage />);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryAllByRole('link', { name: 'Log in' })).toHaveLength(
    wire.state === 'ready' ? 1 : 0,
  );
});

test('AUT-375 AUT-332 RV03 a request that its owner ends is reported as such by the heading', async () => {
  answer('recovery.factorState', { ...request, state: 'waiting' });
  answer('recovery.withdrawFactor', new HttpResponse(null, { status: 204 }));
  const { user } = await open(<LostFactorPage />);
  await user.click(await screen.findByRole('button', { name: /cancel the request$/ }));
  await screen.findByRole('heading', { name: 'The request has been cancelled' });
  expect(screen.getByText('Log in with your app as usual.')).toBeDefined();
});

test('AUT-377 RV03 without a request in this browser the page says where one is made', async () => {
  answer('recovery.factorState', refusal(404, 'recovery_unknown'));
  await open(<LostFactorPage />);
  await screen.findByText('There’s no request in this browser');
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
});

test('AUT-373 AUT-332 RV03 “not me” takes a press, survives a lost call, and leads to a new password', async () => {
  const { user } = await open(<NotMePage />, `/en/user/notme?token=${'a'.repeat(43)}`);
  const calls = answer('recovery.endFactor', HttpResponse.error());
  expect(calls).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Stop the request' }));
  await screen.findByText('We can’t reach the site');
  answer('recovery.endFactor', new HttpResponse(null, { status: 204 }));
  await user.click(screen.getByRole('button', { name: 'Stop the request' }));
  await screen.findByRole('heading', { name: 'The request was stopped' });
  expect(screen.getByRole('button', { name: 'Reset password' })).toBeDefined();
});
