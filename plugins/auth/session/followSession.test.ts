import { observable, runInAction } from 'mobx';
import type { SessionState } from '#core';
import { expect, test, vi } from 'vitest';
import { signedInEvent, type SignedIn } from '../contract.ts';
import { followSession } from './followSession.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

function stage(
  routeName: string,
  isAuthed: boolean,
  query = '',
  kind: SessionState['kind'] = isAuthed ? 'signed-in' : 'anonymous',
) {
  const go = vi.fn();
  const rewriteQuery = vi.fn();
  const place = observable(
    { routeName, path: `/en/${routeName}`, query: new URLSearchParams(query), go, rewriteQuery },
    {},
    { deep: false },
  );
  const add = vi.fn();
  const after = vi.fn((_delayMs: number, _run: () => void) => listen());
  let change: (state: SessionState) => void = () => undefined;
  let emit: (payload: SignedIn) => void = () => undefined;
  let listeners = 0;
  const listen = (): (() => void) => {
    listeners += 1;
    return () => (listeners -= 1);
  };
  const services = createTestServices({
    session: {
      isAuthed,
      state: { kind } as SessionState,
      onChange: (run: typeof change) => {
        change = run;
        return listen();
      },
    },
    events: {
      on: (event: { name: string }, run: typeof emit) => {
        expect(event.name).toBe(signedInEvent.name);
        emit = run;
        return listen();
      },
    },
    plan: {
      routes: [
        { name: 'auth.login', access: 'anonymous' },
        { name: 'registration.form', access: 'anonymous' },
        { name: 'office.account', access: 'authed' },
        { name: 'betting.home', access: 'any' },
      ],
    },
    navigation: place,
    notices: { add },
    i18n: { t: (key: string) => key, loadNamespace: async () => undefined },
    environment: { language: 'en' },
    preferences: { timeZoneOffsetMin: 60, is12h: false },
    modals: { open: vi.fn(async () => undefined) },
    scheduler: { after },
  });
  listeners = 0;
  const stop = followSession(services);
  const visit = (next: string, search = ''): void =>
    runInAction(
      () =>
        void Object.assign(place, {
          routeName: next,
          path: `/en/${next}`,
          query: new URLSearchParams(search),
        }),
    );
  return {
    go,
    rewriteQuery,
    add,
    after,
    stop,
    visit,
    services,
    change: (state: SessionState) => change(state),
    emit: (payload: SignedIn) => emit(payload),
    listeners: () => listeners,
  };
}

const signedIn: SessionState = { kind: 'signed-in', userId: 7 };
const anonymous: SessionState = { kind: 'anonymous' };

test('AUT-3 the sign-in page gives way to the return address, once', async () => {
  const { go, change } = stage('auth.login', false, 'return-url=%2Fen%2Foffice%3Fa%3D1');
  change(signedIn);
  change(signedIn);
  await vi.waitFor(() => expect(go).toHaveBeenCalled());
  expect(go).toHaveBeenCalledExactlyOnceWith('/en/office?a=1', { isReplacing: true });
});

test('AUT-3 a person signed in before the subscription leaves the sign-in page, too', async () => {
  const { go } = stage('auth.login', true, 'return-url=%2Fen%2Flive');
  await vi.waitFor(() => expect(go).toHaveBeenCalled());
  expect(go).toHaveBeenCalledExactlyOnceWith('/en/live', { isReplacing: true });
});

test('AUT-3 without a valid return address home follows', async () => {
  const { go, change } = stage('auth.login', false, 'return-url=%2F%2Fevil.test');
  change(signedIn);
  await vi.waitFor(() => expect(go).toHaveBeenCalled());
  expect(go).toHaveBeenCalledExactlyOnceWith('/en', { isReplacing: true });
});

test('AUT-3 any other page stays', async () => {
  const { go, change } = stage('betting.home', false, 'a=1');
  change(signedIn);
  await vi.dynamicImportSettled();
  expect(go).not.toHaveBeenCalled();
});

test('AUT-51 M22 a sign-in over a page with a return address leads there and takes it out of the address', async () => {
  const { go, change, rewriteQuery } = stage('betting.home', false, 'return-url=%2Fen%2Foffice');
  change(signedIn);
  await vi.waitFor(() => expect(go).toHaveBeenCalled());
  expect(rewriteQuery).toHaveBeenCalledExactlyOnceWith({ 'return-url': undefined });
  expect(go).toHaveBeenCalledExactlyOnceWith('/en/office', { isReplacing: true });
});

test('AUT-51 on a page that stops the person the return address waits for the end of that', async () => {
  const { go, change, rewriteQuery } = stage('suspension', false, 'return-url=%2Fen%2Flive');
  change(signedIn);
  await vi.dynamicImportSettled();
  expect(go).not.toHaveBeenCalled();
  expect(rewriteQuery).not.toHaveBeenCalled();
});

test('AUT-51 a session that the page starts with does not navigate', async () => {
  const { go, change } = stage('betting.home', false, 'return-url=%2Fen%2Foffice', 'unknown');
  change(signedIn);
  await vi.dynamicImportSettled();
  expect(go).not.toHaveBeenCalled();
});

test('AUT-4 a private page is left for home and a notice offers to log in', async () => {
  const { go, add, change, services } = stage('office.account', true);
  change({ kind: 'unknown' });
  expect(go).not.toHaveBeenCalled();
  change(anonymous);
  expect(go).toHaveBeenCalledExactlyOnceWith('/en', { isReplacing: true });
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  const notice = add.mock.calls[0]?.[0];
  expect(notice).toMatchObject({ group: 'session', title: 'auth:signedOut.title' });
  notice.actions[0].run();
  expect(services.modals.open).toHaveBeenCalledTimes(1);
});

test('AUT-4 an open page stays where it is', () => {
  const { go, change } = stage('betting.home', true);
  change(anonymous);
  expect(go).not.toHaveBeenCalled();
});

test('AUT-4 a visitor who stays a visitor gets no notice', async () => {
  const { add, change } = stage('betting.home', false);
  change(anonymous);
  await Promise.resolve();
  expect(add).not.toHaveBeenCalled();
});

test('AUT-41 B35 the previous sign-in is shown once, a first one is not', async () => {
  const { add, emit } = stage('betting.home', false);
  emit({ userId: 7 });
  emit({ userId: 7, previousSignInAtS: Date.UTC(2026, 2, 14, 22, 30) / 1000 });
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    group: 'previous-sign-in',
    text: '14 March 2026 at 23:30',
  });
});

test('AUT-4 nothing listens after the end', () => {
  const { stop, listeners } = stage('betting.home', false);
  expect(listeners()).toBe(3);
  stop();
  expect(listeners()).toBe(0);
});

test('AUT-83 work that belongs to a session is delayed for 3 s', () => {
  expect(stage('betting.home', true).after.mock.calls.map(([delayMs]) => delayMs)).toEqual([3000]);
});

test('AUT-50 without a wish the sign-in page gives way to the page before it, account pages apart', async () => {
  const { go, change, visit } = stage('betting.home', false, 'a=1');
  visit('office.account');
  visit('auth.login');
  change(signedIn);
  await vi.waitFor(() => expect(go).toHaveBeenCalled());
  expect(go).toHaveBeenCalledExactlyOnceWith('/en/betting.home?a=1', { isReplacing: true });
});

test('AUT-50 a registration page decides by itself', async () => {
  const { go, change } = stage('registration.form', false);
  change(signedIn);
  await vi.dynamicImportSettled();
  expect(go).not.toHaveBeenCalled();
});

test('AUT-51 the end of a session leads to the return address of the page, else the page stays without it', async () => {
  const wished = stage('betting.home', true, 'a=1&return-url=%2Fen%2Flive');
  wished.change(anonymous);
  await vi.waitFor(() => expect(wished.go).toHaveBeenCalled());
  expect(wished.go).toHaveBeenCalledExactlyOnceWith('/en/live', { isReplacing: true });
  const foreign = stage('betting.home', true, 'a=1&return-url=%2F%2Fevil.test');
  foreign.change(anonymous);
  await vi.dynamicImportSettled();
  expect(foreign.rewriteQuery).toHaveBeenCalledTimes(1);
  expect(foreign.go).not.toHaveBeenCalled();
});
