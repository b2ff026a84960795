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
