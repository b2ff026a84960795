import { expect, test } from 'vitest';
import {
  SecondFactors,
  totpOf,
} from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { SoftwareAuthenticator } from '../../../sandbox/testing/SoftwareAuthenticator.ts';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import type { TwoStepOutcome } from '../contract.ts';
import { passkeyBrowser, type PasskeyBrowser } from '../passkeys/PasskeyBrowser.ts';
import { signIn } from '../sign-in/AuthApi.ts';
import { TwoStepStore } from './TwoStepStore.ts';

test('AUT-240 the code of the app signs in by its last digit, and a code on paper by a press', async () => {
  const page = createPlatformPage();
  const { sandbox } = page;
  const id = new Users(sandbox.store).byLogin('demo')?.id ?? 0;
  const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
  const secret = factors.begin(id);
  const code = (): string => totpOf(secret).generate({ timestamp: sandbox.nowMs() });
  const [paper = ''] = factors.confirm(id, code()) ?? [];

  for (const isPaper of [false, true]) {
    sandbox.advance(60_000);
    const step = await signIn(page.http, {
      login: 'demo',
      password: 'Demo-pass-1',
      isRemembered: false,
    });
    if (step.kind !== 'two-step') throw new Error('No second factor is asked for');
    let outcome: TwoStepOutcome | undefined;
    const store = new TwoStepStore(page, step, (end) => (outcome = end));
    expect(store.code.setText('00000')).toBe(false);
    expect(store.code.setText('000000')).toBe(true);
    await store.submit();
    expect(store.code.problem).toEqual({ kind: 'wrong', triesLeft: 4 });
    store.code.setPaper(isPaper);
    store.code.setText(isPaper ? paper.toLowerCase() : code());
    await store.submit();
    expect(outcome).toMatchObject({ kind: 'signed-in', userId: id });
  }
});

test('AUT-247 FM10 C10 the second step warns a minute before its end, gets five minutes more by one press, twice, and ends', async () => {
  const page = createPlatformPage();
  const { sandbox } = page;
  const id = new Users(sandbox.store).byLogin('demo')?.id ?? 0;
  const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
  const secret = factors.begin(id);
  factors.confirm(id, totpOf(secret).generate({ timestamp: sandbox.nowMs() }));
  const step = await signIn(page.http, {
    login: 'demo',
    password: 'Demo-pass-1',
    isRemembered: false,
  });
  if (step.kind !== 'two-step') throw new Error('No second factor is asked for');
  const outcomes: TwoStepOutcome[] = [];
  const store = new TwoStepStore(page, step, (end) => outcomes.push(end));
  const pass = async (ms: number): Promise<void> => {
    sandbox.advance(ms);
    await page.host.advance(ms);
  };
  const stop = store.watch();
  const beganAtS = Math.floor(page.clock.nowMs() / 1000);
  expect([store.time, store.expiresAtS - beganAtS]).toEqual(['enough', 300]);
  for (const isLast of [false, false, true]) {
    await pass(238_000);
    expect(store.time).toBe('enough');
    await pass(3000);
    expect(store.time).toBe('ending');
    void store.requestMoreTime();
    await page.until(() => !store.more.isBusy);
    expect(store.time).toBe(isLast ? 'last' : 'enough');
  }
  expect(outcomes).toEqual([]);
  await pass(60_000);
  expect(outcomes).toEqual([{ kind: 'over' }]);
  stop();
});

test('AUT-247 a failed extension of the time is reported, and can be retried', async () => {
  const page = createPlatformPage();
  page.network.breakOff(true);
  const store = new TwoStepStore(
    page,
    {
      ticket: 'ticket',
      expiresAtS: page.clock.nowMs() / 1000 + 30,
      methods: ['totp'],
      canTrustDevice: false,
    },
    () => expect.unreachable(),
  );
  void store.requestMoreTime();
  await page.until(() => !store.more.isBusy);
  expect([store.more.failure, store.more.isBusy, store.time]).toEqual([
    'no-connection',
    false,
    'enough',
  ]);
});

test('AUT-395 LG05 a passkey replaces the code; a refusal by the device changes nothing', async () => {
  const page = createPlatformPage();
  // Origin of calls in the tests' sandbox.
  const device = new SoftwareAuthenticator('http://localhost');
  await page.signIn('demo');
  const { challenge } = await page.http.call('auth.passkeyCreation');
  await page.http.call('auth.addPasskey', { body: device.create(challenge) });
  const id = page.session.userId ?? 0;
  const factors = new SecondFactors(page.sandbox.store, page.sandbox.nowMs);
  factors.bindDemo(id, 'JBSWY3DPEHPK3PXP');
  const step = await signIn(page.http, {
    login: 'demo',
    password: 'Demo-pass-1',
    isRemembered: false,
  });
  if (step.kind !== 'two-step') throw new Error('No second factor is asked for');
  expect(step.methods).toEqual(['totp', 'passkey']);
  let answer: Awaited<ReturnType<PasskeyBrowser['sign']>> | 'signed' = 'cancelled';
  const browser: PasskeyBrowser = {
    ...passkeyBrowser,
    isSupported: true,
    sign: async (options) => (answer === 'signed' ? device.get(options.challenge) : answer),
  };
  let outcome: TwoStepOutcome | undefined;
  const store = new TwoStepStore(page, step, (end) => (outcome = end), browser);
  expect([store.hasPasskey, store.hasPaper]).toEqual([true, false]);
  await store.usePasskey();
  expect([store.proving.failure, store.proving.isBusy, outcome]).toEqual([
    undefined,
    false,
    undefined,
  ]);
  answer = 'failed';
  await store.usePasskey();
  expect([store.proving.failure, outcome]).toEqual(['refused', undefined]);
  answer = 'signed';
  await store.usePasskey();
  expect(store.proving.failure).toBeUndefined();
  expect(outcome).toMatchObject({ kind: 'signed-in', userId: id });
});
