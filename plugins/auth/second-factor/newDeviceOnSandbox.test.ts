import { expect, test } from 'vitest';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import { DeviceProofs } from '../../../sandbox/platform/accounts/sign-in/DeviceProofs.ts';
import type { OutboxMessage } from '../../../sandbox/platform/mail/Outbox.ts';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { signIn } from '../sign-in/AuthApi.ts';
import { NewDeviceStore } from './NewDeviceStore.ts';

interface Stage {
  readonly page: PlatformPage;
  readonly store: NewDeviceStore;
  readonly outcomes: unknown[];
  readonly letters: () => Promise<readonly string[]>;
}

/** Creates a browser that waits for the confirmation by the demo person. */
async function stage(): Promise<Stage> {
  const page = createPlatformPage();
  const { sandbox } = page;
  const id = new Users(sandbox.store).byLogin('demo')?.id ?? 0;
  new DeviceProofs(sandbox.store, sandbox.nowMs).set(id, true);
  const step = await signIn(page.http, {
    login: 'demo',
    password: 'Demo-pass-1',
    isRemembered: false,
  });
  if (step.kind !== 'new-device') throw new Error(`The sign-in goes on with ${step.kind}`);
  const outcomes: unknown[] = [];
  const store = new NewDeviceStore(page, step, (outcome) => outcomes.push(outcome));
  const letters = async (): Promise<readonly string[]> =>
    (await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox')).map(({ body }) => body);
  return { page, store, outcomes, letters };
}

test('AUT-308 SE06 the page goes on by itself after the press in the letter, once', async () => {
  const { page, store, outcomes, letters } = await stage();
  const stop = store.wait();
  await page.host.advance(6000);
  expect(outcomes).toEqual([]);
  const token = /token=([\w-]+)/.exec((await letters()).at(-1) ?? '')?.[1];
  await page.sandbox.post('/web-api/auth/v1/new-device/decision', { token, is_mine: true });
  await page.until(() => outcomes.length > 0);
  expect(outcomes).toMatchObject([{ kind: 'signed-in' }]);
  await page.host.advance(6000);
  expect(outcomes).toHaveLength(1);
  stop();
});

test('AUT-306 SE06 a lost letter is sent anew after a minute, and its code signs in', async () => {
  const { page, store, outcomes, letters } = await stage();
  await store.resend();
  expect(store.letter).toBe('failed');
  page.sandbox.advance(60_000);
  await store.resend();
  expect(store.letter).toBe('sent');
  const code = /\b\d{6}\b/.exec((await letters()).at(-1) ?? '')?.[0] ?? '';
  store.code.setText(code);
  await store.submit();
  expect(outcomes).toMatchObject([{ kind: 'signed-in' }]);
});

test('AUT-306 SE06 when its time is over the sign-in begins again', async () => {
  const { page, store, outcomes } = await stage();
  page.sandbox.advance(600_000);
  store.code.setText('123456');
  await store.submit();
  expect(outcomes).toEqual([{ kind: 'over' }]);
});
