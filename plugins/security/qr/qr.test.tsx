import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { QrShown } from '#wire';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { answer } from '../../../test/network/answer.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { office } from '../../office/index.ts';
import { recovery } from '../../recovery/index.ts';
import { security } from '../index.ts';
import { PhoneQrPage } from './PhoneQrPage.tsx';
import { QrPage } from './QrPage.tsx';

const manifests = [auth, office, recovery, security];
const path = '/web-api/security/v1/qr';

async function openPage(isMobile = false): Promise<{
  readonly sandbox: TestSandbox;
  readonly user: ReturnType<typeof userEvent.setup>;
}> {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, { manifests, isMobile });
  await act(async () => {
    const { token, userId } = person;
    runtime.session.begin(userId, { token, expiresAtS: 4_000_000_000 });
  });
  rerender(
    <>
      <QrPage />
      <ModalHost />
    </>,
  );
  return { sandbox, user: userEvent.setup() };
}

test('SEC-50 SE10 nothing is shown before the press; then a picture, its time, and a way back', async () => {
  const { sandbox, user } = await openPage();
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Show the code' }));
  expect(await screen.findByRole('img', { name: 'Code that logs your phone in' })).toBeDefined();
  expect(sandbox.store.all('SELECT id FROM sign_in_qrs')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel the code' }));
  expect(await screen.findByText('The code was taken back')).toBeDefined();
  expect(sandbox.store.all("SELECT id FROM sign_in_qrs WHERE state = 'stopped'")).toHaveLength(1);
});

test('SEC-56 SE10 a phone is offered no code that it would have to scan itself', async () => {
  await openPage(true);
  expect(await screen.findByText(/^A phone can’t scan its own screen/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show the code' })).toBeNull();
});

async function openPhone(
  waitMs = 0,
  opensTwice = false,
): Promise<RenderedPlugin & { readonly sandbox: TestSandbox; readonly person: TestPerson }> {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const shown = (await (await person.call('POST', path)).json()) as QrShown;
  const token = new URL(shown.address).searchParams.get('token') ?? '';
  sandbox.advance(waitMs);
  if (opensTwice) await sandbox.post(`${path}/open`, { token });
  const rendered = await renderPlugin(
    <>
      <PhoneQrPage />
      <ModalHost />
    </>,
    { manifests, path: `/en/user/qr?token=${token}` },
  );
  return { ...rendered, sandbox, person };
}

test('SEC-50 AUT-332 SE10 the phone shows account, digits and device, and signs in by a press alone', async () => {
  const { runtime, sandbox, person } = await openPhone();
  expect(await screen.findByRole('heading', { name: /Log in as .*d•••@grandstand/ })).toBeDefined();
  expect(location.search).toBe('');
  const { digits } = sandbox.store.one<{ digits: string }>('SELECT digits FROM sign_in_qrs') ?? {
    digits: '',
  };
  expect(screen.getByText(digits)).toBeDefined();
  expect(runtime.services.session.isAuthed).toBe(false);
  answer('security.enterQr', {
    user_id: person.userId,
    data: { token: 'secret', expires_at: 4_000_000_000, serverNowMs: 1 },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Same digits, log in' }));
  await waitFor(() => expect(runtime.services.session.userId).toBe(person.userId));
  expect(screen.getByRole('heading', { name: 'You’re logged in' })).toBeDefined();
});

test.each([
  ['two minutes later', 120_000, false],
  ['opened by another device before', 0, true],
])('SEC-51 SE10 TA14 %s the code is over', async (_what, waitMs, opensTwice) => {
  const { runtime } = await openPhone(waitMs, opensTwice);
  expect(await screen.findByText('This code is over')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Same digits, log in' })).toBeNull();
  expect(runtime.services.session.isAuthed).toBe(false);
});
