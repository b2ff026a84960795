import { observable, observableRef, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { accountsToken, type UserFacts } from '../../auth/contract.ts';
import { notePayAndPlay } from './notePayAndPlay.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { TestSession } from '../../../test/services/TestSession.ts';
import { storedPayAndPlay } from './referralCookies.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

/** Opens tabs of one browser, which share their storage. */
function openBrowser() {
  const areas = { local: new MemoryArea(), session: new MemoryArea() };
  const session = new TestSession();
  const accounts = observable<{ user: UserFacts | undefined }>(
    { user: undefined },
    { user: observableRef },
  );
  const sign = async (
    user: Pick<UserFacts, 'userId' | 'isPayAndPlay'> | undefined,
  ): Promise<void> => {
    runInAction(() => {
      accounts.user = user === undefined ? undefined : fakeOf<UserFacts>(user);
      session.become(
        user === undefined ? { kind: 'anonymous' } : { kind: 'signed-in', userId: user.userId },
      );
    });
    // The accounts are loaded by the first sign-in.
    await Promise.resolve();
  };
  const openTab = async () => {
    // A page does not know the session at once.
    const { state } = session;
    if (session.isAuthed) session.become({ kind: 'unknown' });
    const services = createTestServices({
      areas,
      session,
      services: { [accountsToken.name]: accounts },
    });
    const run = vi.fn();
    const close = notePayAndPlay(services, run);
    await Promise.resolve();
    session.become(state);
    return { run, close, isNoted: () => services.storage.value(storedPayAndPlay).read() };
  };
  return { sign, openTab };
}

test('NTC-90 the flag of pay and play is set once for a sign-in, whatever the tabs and reloads', async () => {
  const { sign, openTab } = openBrowser();
  const first = await openTab();
  await sign({ userId: 7, isPayAndPlay: false });
  expect([first.run.mock.calls.length, first.isNoted()]).toEqual([0, false]);
  await sign(undefined);
  await sign({ userId: 8, isPayAndPlay: true });
  expect([first.run.mock.calls.length, first.isNoted()]).toEqual([1, true]);
  first.close();
  const reloaded = await openTab();
  expect(reloaded.run).not.toHaveBeenCalled();
  await sign(undefined);
  await sign({ userId: 8, isPayAndPlay: true });
  expect(reloaded.run).toHaveBeenCalledTimes(1);
  reloaded.close();
  await sign(undefined);
  await sign({ userId: 8, isPayAndPlay: true });
  expect(reloaded.run).toHaveBeenCalledTimes(1);
});
