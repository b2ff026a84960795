import { expect, test } from 'vitest';
import { HttpError } from '#core';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { auth } from '../index.ts';
import { StepUpStore } from './StepUpStore.ts';

interface Stage {
  readonly page: PlatformPage;
  readonly opened: () => number;
}

/** A person whose sign-in was six minutes ago, and what they do in the dialog. */
async function stage(answer: (page: PlatformPage) => Promise<boolean | undefined>): Promise<Stage> {
  let opened = 0;
  const page: PlatformPage = createPlatformPage({
    interceptors: auth.interceptors.map((interceptor) => ({ ...interceptor, plugin: 'auth' })),
    modals: {
      open: async () => {
        opened += 1;
        return (await answer(page)) as never;
      },
    },
  });
  await page.signIn();
  page.sandbox.advance(6 * 60_000);
  return { page, opened: () => opened };
}

async function makeKey({ http }: PlatformPage): Promise<string> {
  return http.call('auth.passkeyCreation').then(
    () => 'made',
    (error: unknown) => (error instanceof HttpError ? String(error.errors[0]?.code) : 'failed'),
  );
}

async function prove(page: PlatformPage, password: string): Promise<StepUpStore> {
  const store = new StepUpStore(page.http);
  store.setPassword(password);
  await store.submit();
  return store;
}

test('AUT-306 one dialog serves all calls that wait, and each goes on by itself', async () => {
  const { page, opened } = await stage(async (open) => {
    await prove(open, 'Demo-pass-1');
    return true;
  });
  expect(await Promise.all([makeKey(page), makeKey(page), makeKey(page)])).toEqual([
    'made',
    'made',
    'made',
  ]);
  expect(opened()).toBe(1);
});

test('AUT-306 a dialog that is closed leaves the call refused, and is not opened again for it', async () => {
  const { page, opened } = await stage(async () => undefined);
  expect([await makeKey(page), opened()]).toEqual(['reauth_required', 1]);
});

test('AUT-306 what is wrong with the password is told, and it stays', async () => {
  const { page } = await stage(async () => undefined);
  const empty = await prove(page, '');
  expect(empty.problem).toBe('missing');
  const wrong = await prove(page, 'wrong');
  expect([wrong.problem, wrong.password]).toEqual(['wrong', 'wrong']);
  for (let count = 0; count < 4; count += 1) await prove(page, 'wrong');
  expect((await prove(page, 'Demo-pass-1')).problem).toBe('too-many');
});
