import { expect, onTestFinished, test, vi } from 'vitest';
import type { PlayPing } from '#wire';
import { answer, refusal } from '../../../test/network/answer.ts';
import {
  createTestServices,
  type TestServices,
} from '../../../test/services/createTestServices.ts';
import { watchPlay } from './watchPlay.ts';

// Loaded now: time in these tests does not wait for the disk.
await import('../../../schemas/generated/laterEndpointRows.ts');

interface Watched {
  /** Answer to the next pings, by the time since the page was opened. */
  ping: (passedMs: number) => PlayPing | Response | Promise<Response>;
  readonly user: { sessionOverUntilS: number | undefined; realityCheckAtS?: number };
  readonly services: TestServices;
  /** Opens dialogs. */
  readonly open: ReturnType<typeof vi.fn>;
  /** Adds notices. */
  readonly add: ReturnType<typeof vi.fn>;
  readonly close: ReturnType<typeof vi.fn>;
  readonly pass: (ms: number) => Promise<void>;
}

async function watched(ping: Watched['ping']): Promise<Watched> {
  const close = vi.fn();
  const user = { sessionOverUntilS: undefined };
  const open = vi.fn(() => new Promise<undefined>(() => undefined));
  const add = vi.fn(() => close);
  const services = createTestServices({
    services: { get: async () => ({ user, load: async () => undefined }) },
    modals: { open },
    feed: { subscribe: () => () => undefined },
    navigation: { hasRoute: () => false },
    notices: { add },
    i18n: { t: (key) => key },
  });
  services.session.signIn(7);
  const page: Watched = {
    ping,
    user,
    services,
    open,
    add,
    close,
    pass: services.host.advance.bind(services.host),
  };
  const openedAtMs = services.host.nowMs;
  answer('limits.ping', () => page.ping(services.host.nowMs - openedAtMs));
  answer('limits.client', { limits: [], prompts: [] });
  const stop = await watchPlay(services, 7);
  onTestFinished(stop);
  await page.pass(0);
  return page;
}

const pingMs = 30_000;

test('LIM-79 A32 three pings without an answer tell that the limits cannot be reached, one answer takes it back; the session goes on', async () => {
  const page = await watched(() => refusal(503, 'down'));
  // The first ping was sent at the start.
  await page.pass(pingMs);
  expect(page.add).not.toHaveBeenCalled();
  await page.pass(pingMs);
  expect(page.add).toHaveBeenCalledTimes(1);
  expect(page.add.mock.lastCall).toMatchObject([
    { title: 'limits.play:unreached', tone: 'warning' },
  ]);
  await page.pass(pingMs);
  expect(page.add).toHaveBeenCalledTimes(1);
  page.ping = () => ({});
  await page.pass(pingMs);
  expect(page.close).toHaveBeenCalledTimes(1);
});

test('LIM-54 LIM-172 B17 a question that became due while the machine slept is asked at the next tick, once, out of full screen, and within five seconds even if no call is answered', async () => {
  const page = await watched(() => Response.error());
  const leave = vi.fn(async () => undefined);
  vi.stubGlobal('document', { fullscreenElement: {}, exitFullscreen: leave });
  onTestFinished(() => void vi.unstubAllGlobals());
  page.ping = () => new Promise<Response>(() => undefined);
  page.user.realityCheckAtS = page.services.clock.nowMs() / 1000 + 1800;
  await page.services.host.sleep(3_600_000);
  expect(page.open).not.toHaveBeenCalled();
  await page.pass(5000);
  expect(page.open).toHaveBeenCalledTimes(1);
  expect(leave).toHaveBeenCalledBefore(page.open);
});

test('LIM-58 B30 five minutes and one minute before the end the person is warned, each time once; the word of the platform alone ends the play', async () => {
  const page = await watched((passedMs) => ({ session_left: 400 - passedMs / 1000 }));
  const said: number[] = [];
  let passedS = 0;
  for (const atS of [0, 99, 100, 101, 339, 340, 341, 399]) {
    await page.pass((atS - passedS) * 1000);
    passedS = atS;
    said.push(page.add.mock.calls.length);
  }
  expect(said).toEqual([0, 0, 1, 1, 1, 2, 2, 2]);
  expect(page.add.mock.calls).toMatchObject([
    [{ title: 'limits.play:warning.5', kind: 'without-timeout' }],
    [{ title: 'limits.play:warning.1', kind: 'without-timeout' }],
  ]);
  page.user.sessionOverUntilS = 86_400;
  await page.pass(1000);
  expect(page.add.mock.lastCall).toMatchObject([{ title: 'limits.play:over', kind: 'permanent' }]);
});
