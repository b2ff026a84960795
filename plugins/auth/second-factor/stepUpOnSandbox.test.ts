import { expect, test } from 'vitest';
import {
  SecondFactors,
  totpOf,
} from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import type { PasskeyBrowser } from '../passkeys/PasskeyBrowser.ts';
import { StepUpStore } from './StepUpStore.ts';

test('AUT-249 TA07 after five wrong codes the field of the code says to wait, and not that of the password', async () => {
  const page = createPlatformPage();
  await page.signIn();
  const { store, nowMs } = page.sandbox;
  const id = new Users(store).byLogin('demo')?.id ?? 0;
  const factors = new SecondFactors(store, nowMs);
  const secret = factors.begin(id);
  const code = (): string => totpOf(secret).generate({ timestamp: nowMs() });
  factors.confirm(id, code());
  page.sandbox.advance(60_000);
  const browser = fakeOf<PasskeyBrowser>({ isSupported: false });
  let isProved = false;
  const asked = { needsCode: true, proofs: ['password', 'code'] as const };
  const proof = new StepUpStore(page, asked, browser, () => (isProved = true));
  const submit = async (typed: string): Promise<unknown> => {
    proof.setPassword('Demo-pass-1');
    proof.code?.setText(typed);
    await proof.submit();
    return proof.code?.problem;
  };
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect(await submit('314159')).toEqual({ kind: 'wrong', triesLeft });
  expect(await submit(code())).toEqual({ kind: 'too-many' });
  expect([proof.fault, isProved]).toEqual([undefined, false]);
});
