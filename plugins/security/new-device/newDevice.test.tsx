import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import { DeviceProofs } from '../../../sandbox/platform/accounts/sign-in/DeviceProofs.ts';
import type { OutboxMessage } from '../../../sandbox/platform/mail/Outbox.ts';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { office } from '../../office/index.ts';
import { recovery } from '../../recovery/index.ts';
import { security } from '../index.ts';
import { NewDevicePage } from './NewDevicePage.tsx';
import { EmailAuthPanel } from './EmailAuthPanel.tsx';
import { TwoStepSetupStore } from '../two-step/TwoStepSetupStore.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';

const manifests = [auth, office, recovery, security];

/** Opens the page of an e-mail about a sign-in with Firefox. */
async function open(waitMs = 0): Promise<TestSandbox> {
  const { sandbox } = attachSandbox();
  const id = new Users(sandbox.store).byLogin('demo')?.id ?? 0;
  new DeviceProofs(sandbox.store, sandbox.nowMs).set(id, true);
  await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'demo', uPassword: 'Demo-pass-1', save: false },
    { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'X-Geo-Country': 'MT' },
  );
  const letters = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  const address = /\/\w\w\/user\/newdevice\?token=[\w-]+/.exec(letters.at(-1)?.body ?? '')?.[0];
  sandbox.advance(waitMs);
  await renderPlugin(
    <>
      <NewDevicePage />
      <ModalHost />
    </>,
    { manifests, path: address ?? '' },
  );
  return sandbox;
}

const state = (sandbox: TestSandbox): unknown =>
  sandbox.store.one('SELECT state FROM device_proofs');

test('SEC-54 AUT-332 SE06 the page names the device, lets it in by a press alone, and the token leaves the address', async () => {
  const sandbox = await open();
  expect(await screen.findByText('Firefox · Linux')).toBeDefined();
  expect(screen.getByText(/Malta/)).toBeDefined();
  expect(location.search).toBe('');
  expect(state(sandbox)).toEqual({ state: 'waiting' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Yes, that’s me' }));
  const done = await screen.findByRole('heading', { name: 'The device has been let in' });
  expect(document.activeElement).toBe(done);
  expect(state(sandbox)).toEqual({ state: 'let-in' });
});

test('SEC-54 AUT-332 SE06 a no keeps the device out and leads to another password', async () => {
  const sandbox = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'No, that’s not me' }));
  expect(await screen.findByRole('heading', { name: 'We kept that device out' })).toBeDefined();
  expect(state(sandbox)).toEqual({ state: 'refused' });
  await user.click(screen.getByRole('button', { name: 'Choose a new password' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('SEC-54 SE06 a link that is over says so', async () => {
  await open(600_000);
  expect(await screen.findByText('This link has expired')).toBeDefined();
});

test('SEC-53 SE06 the switch acts at once, and is closed where no address is confirmed', async () => {
  for (const [login, canTurnOn] of [
    ['demo', true],
    ['newbie', false],
  ] as const) {
    const page = createPlatformPage();
    await page.signIn(login);
    const store = new TwoStepSetupStore(page);
    await store.protection.load();
    const protection = store.protection.value;
    if (protection === undefined) throw new Error('The state was not loaded');
    expect(protection.canTurnOnEmailAuth).toBe(canTurnOn);
    const { unmount } = await renderPlugin(
      <EmailAuthPanel store={store} protection={protection} />,
      {
        manifests,
      },
    );
    const control = screen.getByRole<HTMLButtonElement>('switch');
    expect(control.disabled).toBe(!canTurnOn);
    if (canTurnOn) {
      await act(async () => userEvent.setup().click(control));
      await waitFor(() => expect(store.protection.value?.isEmailAuthOn).toBe(true));
    } else expect(screen.getByText(/^Confirm your email first/)).toBeDefined();
    unmount();
  }
});
