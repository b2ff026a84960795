import { observable, observableRef, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { CoreServices } from '#core';
import type { UserFacts } from '../../auth/contract.ts';
import { notePayAndPlay } from './notePayAndPlay.ts';

/** Tabs of one browser: what is stored is theirs together. */
function browser() {
  const kept = new Map<string, unknown>();
  const session = observable({ isAuthed: false, state: { kind: 'anonymous' } });
  const accounts = observable<{ user: UserFacts | undefined }>({ user: undefined }, { user: observableRef });
  const services = {
    reports: { report: () => undefined },
    session,
    services: { has: () => true, get: async () => accounts },
    storage: {
      value: <T>({ key, fallback }: { key: string; fallback: T }) => ({
        read: () => (kept.has(key) ? (kept.get(key) as T) : fallback),
        write: (value: T) => void kept.set(key, value),
        remove: () => void kept.delete(key),
      }),
    },
  } as unknown as CoreServices;
  const sign = (user: Partial<UserFacts> | undefined): void =>
    runInAction(() => {
      session.isAuthed = user !== undefined;
      session.state.kind = user === undefined ? 'anonymous' : 'authenticated';
      accounts.user = user as UserFacts | undefined;
    });
  const openTab = async () => {
    // A page does not know at once who is here.
    const { isAuthed } = session;
    if (isAuthed) runInAction(() => Object.assign(session, { isAuthed: false, state: { kind: 'unknown' } }));
    const run = vi.fn();
    const close = notePayAndPlay(services, run);
    await Promise.resolve();
    if (isAuthed) runInAction(() => Object.assign(session, { isAuthed: true, state: { kind: 'authenticated' } }));
    return { run, close };
  };
  return { kept, sign, openTab };
}

test('NTC-90 the flag of pay and play is set once for a sign-in, whatever the tabs and reloads', async () => {
  const { kept, sign, openTab } = browser();
  const first = await openTab();
  sign({ userId: 7, isPayAndPlay: false });
  expect([first.run.mock.calls.length, kept.get('notices/pay-and-play')]).toEqual([0, undefined]);
  sign(undefined);
  sign({ userId: 8, isPayAndPlay: true });
  expect([first.run.mock.calls.length, kept.get('notices/pay-and-play')]).toEqual([1, true]);
  first.close();
  const reloaded = await openTab();
  expect(reloaded.run).not.toHaveBeenCalled();
  sign(undefined);
  sign({ userId: 8, isPayAndPlay: true });
  expect(reloaded.run).toHaveBeenCalledTimes(1);
  reloaded.close();
  sign(undefined);
  sign({ userId: 8, isPayAndPlay: true });
  expect(reloaded.run).toHaveBeenCalledTimes(1);
});
