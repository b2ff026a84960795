import { expect, test } from 'vitest';
import {
  SecondFactors,
  totpOf,
} from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import type { TwoStepOutcome } from '../contract.ts';
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
    void store.askForMore();
    await page.until(() => !store.more.isBusy);
    expect(store.time).toBe(isLast ? 'last' : 'enough');
  }
  expect(outcomes).toEqual([]);
  await pass(60_000);
  expect(outcomes).toEqual([{ kind: 'over' }]);
  stop();
});

test('AUT-247 more time that could not be asked for is told, and can be asked for again', async () => {
  const page = createPlatformPage();
  const store = new TwoStepStore(
    { ...page, http: { call: async () => Promise.reject(new TypeError('no network')) } as never },
    { ticket: 'ticket', expiresAtS: page.clock.nowMs() / 1000 + 30 },
    () => expect.unreachable(),
  );
  await store.askForMore();
  expect([store.more.failure, store.more.isBusy, store.time]).toEqual([
    'no-connection',
    false,
    'enough',
  ]);
});
