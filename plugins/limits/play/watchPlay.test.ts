import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { watchPlay } from './watchPlay.ts';

interface Watched {
  nowMs: number;
  /** What the ping is answered; an error is none. */
  answer: { readonly session_left?: number } | Error | Promise<never>;
  /** Until when the platform says that the hours of the day are over. */
  readonly user: { sessionOverUntilS: number | undefined; realityCheckAtS?: number };
  /** Dialogs that were opened. */
  readonly open: ReturnType<typeof vi.fn>;
  /** Lets the time pass that a call is waited for. */
  catchUp: () => void;
  readonly add: ReturnType<typeof vi.fn>;
  readonly close: ReturnType<typeof vi.fn>;
  /** Lets the timer with this period run once. */
  readonly run: (everyMs: number) => Promise<void>;
}

async function watched(answer: Watched['answer']): Promise<Watched> {
  const polls = new Map<number, () => Promise<void>>();
  const close = vi.fn();
  const page: Watched = {
    nowMs: 1000,
    answer,
    user: { sessionOverUntilS: undefined },
    add: vi.fn(() => close),
    close,
    open: vi.fn(() => new Promise(() => undefined)),
    catchUp: () => undefined,
    run: async (everyMs) => {
      await polls.get(everyMs)?.();
      await Promise.resolve();
    },
  };
  const stop = await watchPlay(
    createTestServices({
      services: { get: async () => ({ user: page.user, load: async () => undefined }) },
      scheduler: {
        poll: ({ everyMs }: { everyMs: number }, run: () => Promise<void>) => {
          polls.set(everyMs, run);
          return () => undefined;
        },
        after: (delayMs: number, run: () => void) => {
          expect(delayMs).toBeLessThanOrEqual(4000);
          page.catchUp = run;
          return () => undefined;
        },
      },
      modals: { open: page.open },
      feed: { subscribe: () => () => undefined },
      http: {
        call: async (id: string) => {
          if (page.answer instanceof Error) throw page.answer;
          return id === 'limits.client' ? { limits: [], prompts: [] } : page.answer;
        },
      },
      reports: { report: () => undefined },
      navigation: { routeName: 'betting.home', hasRoute: () => false },
      notices: { add: page.add },
      i18n: { t: (key: string) => key, loadNamespace: async () => undefined },
      clock: { nowMs: () => page.nowMs },
    } as never),
    7,
  );
  onTestFinished(stop);
  return page;
}

const pingMs = 30_000;
const tickMs = 1000;

test('LIM-79 A32 three pings without an answer tell that the limits cannot be reached, one answer takes it back; the session goes on', async () => {
  const page = await watched(new Error('503'));
  // The first went out with the begin.
  await page.run(pingMs);
  expect(page.add).not.toHaveBeenCalled();
  await page.run(pingMs);
  await vi.waitFor(() => expect(page.add).toHaveBeenCalledTimes(1));
  expect(page.add.mock.lastCall).toMatchObject([
    { title: 'limits.play:unreached', tone: 'warning' },
  ]);
  await page.run(pingMs);
  expect(page.add).toHaveBeenCalledTimes(1);
  page.answer = {};
  await page.run(pingMs);
  expect(page.close).toHaveBeenCalledTimes(1);
});

test('LIM-54 B17 what became due while the machine slept is asked at the next tick, once, out of full screen, and within five seconds though no call is answered', async () => {
  const page = await watched(new Error('no network'));
  page.nowMs = 3_600_000;
  page.user.realityCheckAtS = 1800;
  const leave = vi.fn(async () => undefined);
  vi.stubGlobal('document', { fullscreenElement: {}, exitFullscreen: leave });
  onTestFinished(() => void vi.unstubAllGlobals());
  page.answer = new Promise<never>(() => undefined);
  const ticks = [page.run(tickMs), page.run(tickMs)];
  await vi.waitFor(() => expect(page.catchUp).toBeTypeOf('function'));
  expect(page.open).not.toHaveBeenCalled();
  page.catchUp();
  await vi.waitFor(() => expect(page.open).toHaveBeenCalledTimes(1));
  expect(leave).toHaveBeenCalledBefore(page.open);
  void ticks;
});

test('LIM-58 B30 five minutes and one minute before the end the person is warned, each time once; the word of the platform alone ends the play', async () => {
  const page = await watched({ session_left: 400 });
  page.nowMs = 0;
  await page.run(pingMs);
  const said: number[] = [];
  for (const atS of [0, 99, 100, 101, 339, 340, 341, 399]) {
    page.nowMs = atS * 1000;
    await page.run(tickMs);
    said.push(page.add.mock.calls.length);
  }
  expect(said).toEqual([0, 0, 1, 1, 1, 2, 2, 2]);
  expect(page.add.mock.calls).toMatchObject([
    [{ title: 'limits.play:warning.5', kind: 'without-timeout' }],
    [{ title: 'limits.play:warning.1', kind: 'without-timeout' }],
  ]);
  page.user.sessionOverUntilS = 86_400;
  await page.run(tickMs);
  expect(page.add.mock.lastCall).toMatchObject([{ title: 'limits.play:over', kind: 'permanent' }]);
});
