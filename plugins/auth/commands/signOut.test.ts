import { HttpError, type CoreServices } from '#core';
import { expect, test, vi } from 'vitest';
import { signOut } from './signOut.ts';

function stage(answer: boolean | undefined, isAuthed = true) {
  const call = vi.fn(async () => ({ success: true, message: '' }) as unknown);
  const end = vi.fn(async () => undefined);
  const go = vi.fn();
  const add = vi.fn();
  const report = vi.fn();
  const open = vi.fn(async () => answer);
  const services = {
    session: { isAuthed, end },
    modals: { open },
    http: { call },
    navigation: { go },
    notices: { add },
    reports: { report },
    i18n: { t: (key: string) => key, loadNamespace: async () => undefined },
    environment: { language: 'en' },
  } as unknown as CoreServices;
  return { services, call, end, go, add, report, open };
}

test('AUT-40 after a yes the platform is told, the session ends and home follows', async () => {
  const { services, call, end, go } = stage(true);
  expect(await signOut({}, services)).toBe(true);
  expect(call).toHaveBeenCalledExactlyOnceWith('auth.disconnect');
  expect(end).toHaveBeenCalledExactlyOnceWith({ isServerTold: true });
  expect(go).toHaveBeenCalledExactlyOnceWith('/en', { isReplacing: true });
});

test.each([false, undefined])('AUT-40 the answer %s changes nothing', async (answer) => {
  const { services, call, end } = stage(answer);
  expect(await signOut({}, services)).toBe(false);
  expect(call).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});

test('AUT-40 who confirmed elsewhere is not asked again', async () => {
  const { services, open } = stage(undefined);
  expect(await signOut({ isConfirmed: true }, services)).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test('AUT-40 a visitor is signed out already', async () => {
  const { services, open } = stage(true, false);
  expect(await signOut({}, services)).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test('AUT-42 when the platform cannot be told the person stays signed in and reads so', async () => {
  const { services, call, end, add, report, go } = stage(true);
  call.mockRejectedValueOnce(new HttpError('auth.disconnect', 0, []));
  expect(await signOut({}, services)).toBe(false);
  expect(end).not.toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledTimes(1);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ group: 'session', kind: 'alert', title: 'auth:signOut.failed.title' }));
});
