import { expect, test, vi } from 'vitest';
import { signOut } from './signOut.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

function stage(
  answer: boolean | undefined,
  { isAuthed = true, isReached = true, query = '' } = {},
) {
  const session = {
    isAuthed,
    end: vi.fn(async () => {
      if (isReached) session.isAuthed = false;
    }),
  };
  const go = vi.fn();
  const open = vi.fn(async () => answer);
  const services = createTestServices({
    session,
    modals: { open },
    navigation: { go, query: new URLSearchParams(query) },
    environment: { language: 'en' },
  });
  return { services, end: session.end, go, open };
}

test('AUT-40 after a yes the session ends and home follows', async () => {
  const { services, end, go } = stage(true);
  expect(await signOut({}, services)).toBe(true);
  expect(end).toHaveBeenCalledTimes(1);
  expect(go).toHaveBeenCalledExactlyOnceWith('/en', { isReplacing: true });
});

test('AUT-51 M22 after a yes the return address of the page follows, when it is one', async () => {
  const { services, go } = stage(true, { query: 'return-url=%2Fen%2Flive' });
  await signOut({}, services);
  expect(go).toHaveBeenCalledExactlyOnceWith('/en/live', { isReplacing: true });
  const foreign = stage(true, { query: 'return-url=%2F%2Fevil.test' });
  await signOut({}, foreign.services);
  expect(foreign.go).toHaveBeenCalledExactlyOnceWith('/en', { isReplacing: true });
});

test.each([false, undefined])('AUT-40 the answer %s changes nothing', async (answer) => {
  const { services, end, go } = stage(answer);
  expect(await signOut({}, services)).toBe(false);
  expect(end).not.toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
});

test('AUT-40 a sign-out confirmed elsewhere asks no second time', async () => {
  const { services, open } = stage(undefined);
  expect(await signOut({ isConfirmed: true }, services)).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test('AUT-40 a visitor is signed out already', async () => {
  const { services, open } = stage(true, { isAuthed: false });
  expect(await signOut({}, services)).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test('AUT-42 if the platform cannot be reached the person is still signed in and stays on the page', async () => {
  const { services, go } = stage(true, { isReached: false });
  expect(await signOut({}, services)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
