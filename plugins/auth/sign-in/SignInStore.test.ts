import { expect, test, vi } from 'vitest';
import type { SignedIn } from '../contract.ts';
import { SignInStore } from './SignInStore.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const signedInAnswer = {
  user_id: 7,
  data: { token: 'secret', expires_at: 1_790_000_000, serverNowMs: 1 },
  previous_sign_in_at: 1_780_000_000,
};

/** Creates a form whose calls get these responses in turn; the last one repeats. */
function stage(...answers: readonly Response[]) {
  const begin = vi.fn();
  const signedIn: SignedIn[] = [];
  const { clock, events, host, http, modals, scheduler, session } = createTestServices({
    session: { begin },
  });
  const timersBefore = host.timerCount;
  const left = [...answers];
  const calls = answer('auth.login', () => left.shift() ?? signedInAnswer);
  const store = new SignInStore({ clock, events, http, modals, scheduler, session }, (payload) =>
    signedIn.push(payload),
  );
  return {
    store,
    calls,
    begin,
    signedIn,
    host,
    isPolling: () => host.timerCount > timersBefore,
  };
}

function typed(...answers: readonly Response[]) {
  const made = stage(...answers);
  made.store.setLogin(' marta@example.com ');
  made.store.setPassword(' pass word ');
  return made;
}

test('AUT-25 empty fields are named without a call', async () => {
  const { store, calls } = stage();
  store.setLogin('   ');
  await store.submit();
  expect([store.isLoginMissing, store.isPasswordMissing]).toEqual([true, true]);
  expect(calls).toEqual([]);
  store.setLogin('m');
  expect(store.isLoginMissing).toBe(false);
});

test('AUT-25 AUT-391 blanks around the login are cut, those of the password are sent', async () => {
  const { store, calls } = typed();
  store.setRemembered(true);
  await store.submit();
  expect(calls.map(({ body }) => body)).toEqual([
    {
      uLogin: 'bWFydGFAZXhhbXBsZS5jb20',
      uPassword: 'IHBhc3Mgd29yZCA',
      encoding: 'base64url',
      save: true,
    },
  ]);
});

test('AUT-27 after success the session begins, the event is emitted and the password is cleared', async () => {
  const { store, begin, signedIn } = typed();
  await store.submit();
  expect(begin).toHaveBeenCalledExactlyOnceWith(7, { token: 'secret', expiresAtS: 1_790_000_000 });
  expect(signedIn).toEqual([{ userId: 7, previousSignInAtS: 1_780_000_000 }]);
  expect(store.password).toBe('');
});

test('AUT-24 ten submits at once make one call', async () => {
  const { store, calls } = typed();
  await Promise.all(Array.from({ length: 10 }, () => store.submit()));
  expect(calls).toHaveLength(1);
});

test('AUT-20 wrong credentials keep the input and end the wait', async () => {
  const { store } = typed(refusal(400, 'wrong_credentials'));
  await store.submit();
  expect(store.sending.failure).toEqual({ kind: 'wrong-credentials' });
  expect([store.login, store.password, store.sending.isBusy]).toEqual([
    ' marta@example.com ',
    ' pass word ',
    false,
  ]);
  store.setPassword('other');
  expect(store.sending.failure).toBeUndefined();
});

test('AUT-22 without an answer everything typed stays and the next try goes out', async () => {
  const { store, signedIn } = typed(Response.error());
  await store.submit();
  expect(store.sending.failure).toEqual({ kind: 'no-connection' });
  await store.submit();
  expect(signedIn).toHaveLength(1);
});

test('AUT-21 too many tries count down by the clock and free the form at 0', async () => {
  const { store, calls, host, isPolling } = typed(
    refusal(429, 'too_many_tries', { 'Retry-After': '3' }),
  );
  await store.submit();
  expect([store.waitS, store.canSubmit]).toEqual([3, false]);
  await store.submit();
  expect([calls.length, isPolling()]).toEqual([1, true]);
  store.setPassword('still waiting');
  expect(store.sending.failure?.kind).toBe('too-many-tries');
  await host.advance(1100);
  expect(store.waitS).toBe(2);
  // After sleep a single tick is enough.
  await host.sleep(60_000);
  expect([store.waitS, store.canSubmit, store.sending.failure, isPolling()]).toEqual([
    0,
    true,
    undefined,
    false,
  ]);
});

test('AUT-27 an answer after the form was closed changes nothing and begins no session', async () => {
  const { store, begin, signedIn } = typed();
  const under = store.submit();
  store.dispose();
  await under;
  expect(begin).not.toHaveBeenCalled();
  expect(signedIn).toEqual([]);
  expect(store.password).toBe('');
});
