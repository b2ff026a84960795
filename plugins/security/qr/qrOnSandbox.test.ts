import { expect, test } from 'vitest';
import type { StepReport } from '#core';
import type { QrLook } from '#wire';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { signInStepEvent, type SignInStepFacts } from '../../auth/contract.ts';
import { PhoneQrStore } from './PhoneQrStore.ts';
import { QrStore } from './QrStore.ts';

const path = '/web-api/security/v1/qr';

test('SEC-124 SE10 the page learns each step of the phone by the feed, and the end of the code by the clock', async () => {
  const page = createPlatformPage();
  await page.signIn();
  const store = new QrStore(page);
  const stop = store.follow();
  await store.show();
  const { state } = store;
  if (state.kind !== 'code') throw new Error('No code is shown');
  const progress = (): string => (store.state.kind === 'code' ? store.state.progress.kind : 'none');
  expect(progress()).toBe('shown');
  const token = new URL(state.shown.address).searchParams.get('token');
  const opened = await page.sandbox.post(`${path}/open`, { token });
  await page.until(() => progress() === 'opened');
  const { digits } = (await opened.json()) as QrLook;
  expect(store.state).toMatchObject({ progress: { digits } });
  const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await page.sandbox.post(`${path}/enter`, { token }, { Cookie });
  await page.until(() => progress() === 'in');
  await store.show();
  expect(progress()).toBe('shown');
  page.sandbox.advance(120_000);
  await page.host.advance(120_000);
  expect(progress()).toBe('over');
  stop();
});

test('SEC-50 SE10 a press on the phone signs it in; a second one does nothing', async () => {
  const page = createPlatformPage();
  const person = await page.sandbox.signIn();
  const shown = (await (await person.call('POST', path)).json()) as { address: string };
  const token = new URL(shown.address).searchParams.get('token') ?? '';
  const store = new PhoneQrStore(page, token);
  await store.open();
  expect(store.state).toMatchObject({ kind: 'asked' });
  await Promise.all([store.enter(), store.enter()]);
  expect(store.state).toEqual({ kind: 'done' });
  expect(page.session.userId).toBe(person.userId);
});

test('SHL-801 UC07 a code tells that it was opened and signed in, and neither token nor person', async () => {
  const page = createPlatformPage();
  const person = await page.sandbox.signIn();
  const shown = (await (await person.call('POST', path)).json()) as { address: string };
  const token = new URL(shown.address).searchParams.get('token') ?? '';
  const told: (SignInStepFacts & StepReport)[] = [];
  page.events.on(signInStepEvent, (step) => told.push(step));
  const store = new PhoneQrStore(page, token);
  await store.open();
  await store.enter();
  expect(told.map(({ method, step, code }) => [method, step, code])).toEqual([
    ['qr', 'opened', 'none'],
    ['qr', 'sent', 'none'],
    ['qr', 'completed', 'none'],
  ]);
  expect(JSON.stringify(told)).not.toContain(token);
});

test('SEC-51 SE10 a malformed secret of a code causes no request', async () => {
  const page = createPlatformPage();
  const store = new PhoneQrStore(page, 'short');
  await store.open();
  expect(store.state).toEqual({ kind: 'over' });
  expect(page.network.asked).toEqual([]);
});
