import { HttpError, type Clock, type Scheduler, type Session } from '#core';
import { expect, test, vi } from 'vitest';
import type { SignedIn } from '../contract.ts';
import { SignInStore } from './SignInStore.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { fakeHttp } from '../../../test/services/fakeHttp.ts';

interface Stage {
  readonly store: SignInStore;
  readonly call: ReturnType<typeof vi.fn>;
  readonly begin: ReturnType<typeof vi.fn>;
  readonly signedIn: SignedIn[];
  /** Moves the clock and lets the poll run once. */
  readonly pass: (ms: number) => void;
  readonly isPolling: () => boolean;
}

const answer = {
  user_id: 7,
  data: { token: 'secret', expires_at: 1_790_000_000, serverNowMs: 1 },
  previous_sign_in_at: 1_780_000_000,
};

function stage(): Stage {
  let nowMs = 0;
  let tick: (() => void) | undefined;
  const call = vi.fn(async () => answer as unknown);
  const begin = vi.fn();
  const signedIn: SignedIn[] = [];
  const store = new SignInStore(
    {
      clock: {
        monotonicMs: () => nowMs,
        nowMs: () => nowMs,
        synchronise: () => undefined,
      } satisfies Clock,
      http: fakeHttp(call),
      scheduler: fakeOf<Scheduler>({
        poll: (_options: unknown, run: () => void) => {
          tick = run;
          return () => (tick = undefined);
        },
      }),
      session: fakeOf<Session>({ begin }),
    },
    (payload) => signedIn.push(payload),
  );
  return {
    store,
    call,
    begin,
    signedIn,
    pass: (ms) => {
      nowMs += ms;
      tick?.();
    },
    isPolling: () => tick !== undefined,
  };
}

function typed(): Stage {
  const made = stage();
  made.store.setLogin(' marta@example.com ');
  made.store.setPassword(' pass word ');
  return made;
}

test('AUT-25 empty fields are named without a call', async () => {
  const { store, call } = stage();
  store.setLogin('   ');
  await store.submit();
  expect([store.isLoginMissing, store.isPasswordMissing]).toEqual([true, true]);
  expect(call).not.toHaveBeenCalled();
  store.setLogin('m');
  expect(store.isLoginMissing).toBe(false);
});

test('AUT-25 blanks around the login are cut, those of the password are sent', async () => {
  const { store, call } = typed();
  store.setRemembered(true);
  await store.submit();
  expect(call).toHaveBeenCalledExactlyOnceWith('auth.login', {
    body: { uLogin: 'marta@example.com', uPassword: ' pass word ', save: true },
  });
});

test('AUT-27 after success the session begins, the event is told and the password is gone', async () => {
  const { store, begin, signedIn } = typed();
  await store.submit();
  expect(begin).toHaveBeenCalledExactlyOnceWith(7, { token: 'secret', expiresAtS: 1_790_000_000 });
  expect(signedIn).toEqual([{ userId: 7, previousSignInAtS: 1_780_000_000 }]);
  expect(store.password).toBe('');
});

test('AUT-24 ten submits at once make one call', async () => {
  const { store, call } = typed();
  await Promise.all(Array.from({ length: 10 }, () => store.submit()));
  expect(call).toHaveBeenCalledTimes(1);
});

test('AUT-20 wrong credentials keep what was typed and end the wait', async () => {
  const { store, call } = typed();
  call.mockRejectedValueOnce(
    new HttpError('auth.login', 400, [{ code: 'wrong_credentials', detail: 'x' }]),
  );
  await store.submit();
  expect(store.failure).toEqual({ kind: 'wrong-credentials' });
  expect([store.login, store.password, store.isBusy]).toEqual([
    ' marta@example.com ',
    ' pass word ',
    false,
  ]);
  store.setPassword('other');
  expect(store.failure).toBeUndefined();
});

test('AUT-22 without an answer everything typed stays and the next try goes out', async () => {
  const { store, call, signedIn } = typed();
  call.mockRejectedValueOnce(new HttpError('auth.login', 0, []));
  await store.submit();
  expect(store.failure).toEqual({ kind: 'no-connection' });
  await store.submit();
  expect(signedIn).toHaveLength(1);
});

test('AUT-21 too many tries count down by the clock and free the form at 0', async () => {
  const { store, call, pass, isPolling } = typed();
  call.mockRejectedValueOnce(
    new HttpError('auth.login', 429, [{ code: 'too_many_tries', detail: 'x' }], 3000),
  );
  await store.submit();
  expect([store.waitS, store.canSubmit]).toEqual([3, false]);
  await store.submit();
  expect(call).toHaveBeenCalledTimes(1);
  store.setPassword('still waiting');
  expect(store.failure?.kind).toBe('too-many-tries');
  pass(1100);
  expect(store.waitS).toBe(2);
  // The page slept: one tick is enough.
  pass(60_000);
  expect([store.waitS, store.canSubmit, store.failure, isPolling()]).toEqual([
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
