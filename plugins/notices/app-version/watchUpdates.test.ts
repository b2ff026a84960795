import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { Notice, SiteConfiguration } from '#core';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { HttpResponse } from 'msw';
import { answer } from '../../../test/network/answer.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { navigationRequest } from '../../../test/services/navigationRequest.ts';
import { testConfiguration } from '../../../test/services/testConfiguration.ts';
import { appVersionEvent, type AppVersionChange } from '../contract.ts';
import { storedActivity } from '../inactivity/activity.ts';
import { storedSignOff } from '../inactivity/inactivity.ts';
import { appVersion } from './guardAppVersion.ts';
import { watchUpdates } from './watchUpdates.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const minuteMs = 60_000;

/** Creates a page on a real sandbox, whose time the test controls. */
function stage({
  version = '1',
  areas = { local: new MemoryArea(), session: new MemoryArea() },
  /** Resolves when the session is known. */
  known = () => Promise.resolve(),
}: {
  readonly version?: string;
  readonly areas?: { readonly local: MemoryArea; readonly session: MemoryArea };
  readonly known?: () => Promise<void>;
} = {}) {
  const { sandbox } = attachSandbox();
  const shown: Notice[] = [];
  const changes: AppVersionChange[] = [];
  const pendingWork = observable({ isBusy: false });
  const reload = vi.fn();
  const end = vi.fn(async () => undefined);
  const ended = answer('session.end', () => HttpResponse.json({}));
  const siteOf = (appVersion: string): SiteConfiguration =>
    testConfiguration({
      site: {
        appVersion,
        isAutoLogoffEnable: true,
        autoLogoffInactiveMinutes: 15,
        protocolVersion: 1,
      },
    });
  const site = observable.box(siteOf(version), { deep: false });
  const fixed = createTestServices({
    areas,
    pendingWork,
    navigation: { reload },
    notices: { add: (notice) => (shown.push(notice), () => undefined) },
    session: {
      isAuthed: true,
      userId: 7,
      get ready() {
        return known();
      },
      end,
    },
  });
  const { host } = fixed;
  const services = {
    ...fixed,
    get config() {
      return site.get();
    },
  };
  services.events.on(appVersionEvent, (change) => changes.push(change));
  const announce = (site: Readonly<Record<string, unknown>>): Promise<Response> =>
    sandbox.post('/sandbox/v1/site', { site });
  const navigate = (fromRouteName?: string) =>
    appVersion(navigationRequest('/en', { fromRouteName }), services);
  const push = (appVersion: string): void => runInAction(() => site.set(siteOf(appVersion)));
  return {
    push,
    host,
    sandbox,
    services,
    shown,
    changes,
    pendingWork,
    reload,
    end,
    ended,
    areas,
    announce,
    navigate,
  };
}

/** The sandbox answers after turns of the event loop that no fake clock counts. */
const answered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('NTC-70 NTC-562 the page checks after a minute and then every five; a new version is announced once and offered with a reload', async () => {
  const { host, services, shown, changes, reload, announce, navigate, pendingWork } = stage();
  await navigate();
  watchUpdates(services);
  await announce({ appVersion: '2' });
  await host.advance(minuteMs - 1);
  expect(shown).toEqual([]);
  await host.advance(1);
  await answered();
  expect([changes, shown.map((notice) => [notice.kind, notice.group, notice.text])]).toEqual([
    [{ from: '1', to: '2' }],
    [['default-with-controls', 'update', 'notices.later:update.text']],
  ]);
  await host.advance(30 * minuteMs);
  await answered();
  expect([changes.length, shown.length]).toEqual([1, 1]);
  runInAction(() => (pendingWork.isBusy = true));
  shown[0]?.actions?.[0]?.run();
  expect(reload).not.toHaveBeenCalled();
  runInAction(() => (pendingWork.isBusy = false));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('NTC-561 after "later" the offer is repeated in an hour', async () => {
  const { host, services, shown, announce } = stage();
  watchUpdates(services);
  await announce({ appVersion: '2' });
  for (let turn = 0; turn < 14; turn += 1) {
    await host.advance(5.5 * minuteMs);
    await answered();
  }
  expect(shown).toHaveLength(2);
});

test('NTC-71 a page of the same version, and a platform that says nothing or nonsense, are left in peace', async () => {
  const { host, services, shown, announce } = stage();
  watchUpdates(services);
  await host.advance(minuteMs);
  await answered();
  await announce({ appVersion: '1', protocolVersion: 1 });
  await host.advance(6 * minuteMs);
  await answered();
  await announce({ appVersion: 17, protocolVersion: 'two' });
  await host.advance(6 * minuteMs);
  await answered();
  expect(shown).toEqual([]);
});

test('NTC-72 the guard tells when another tab has heard of a newer version, and when this page is the newer one', async () => {
  const areas = { local: new MemoryArea(), session: new MemoryArea() };
  const old = stage({ areas });
  await old.navigate();
  expect(await old.navigate('betting.home')).toEqual({ kind: 'next' });
  expect(old.changes).toEqual([]);
  watchUpdates(old.services);
  const fresh = stage({ areas, version: '2' });
  await fresh.navigate();
  expect(fresh.changes).toEqual([{ from: '1', to: '2' }]);
  await old.navigate('betting.home');
  await answered();
  expect([old.changes, old.shown.length]).toEqual([[{ from: '1', to: '2' }], 1]);
});

test('NTC-70 NTC-72 a version that the platform pushes is announced and offered at once', async () => {
  const { host, services, shown, changes, navigate, push } = stage();
  await navigate();
  watchUpdates(services);
  await host.advance(10_000);
  push('2');
  await answered();
  expect([changes, shown.length]).toEqual([[{ from: '1', to: '2' }], 1]);
  await navigate('betting.home');
  expect(changes).toHaveLength(1);
});

test('NTC-73 A39 another protocol loads the page anew after a minute, never while something is in flight, and only once', async () => {
  const { host, services, shown, reload, announce, pendingWork, areas } = stage();
  watchUpdates(services);
  await announce({ protocolVersion: 2 });
  await host.advance(minuteMs);
  await answered();
  expect(shown.map((notice) => [notice.kind, notice.text])).toEqual([
    ['without-timeout', 'notices.later:update.forced'],
  ]);
  runInAction(() => (pendingWork.isBusy = true));
  await host.advance(2 * minuteMs);
  expect(reload).not.toHaveBeenCalled();
  runInAction(() => (pendingWork.isBusy = false));
  expect(reload).toHaveBeenCalledTimes(1);
  const again = stage({ areas });
  watchUpdates(again.services);
  await again.announce({ protocolVersion: 2 });
  await again.host.advance(5 * minuteMs);
  await answered();
  await again.host.advance(5 * minuteMs);
  expect([again.shown.length, again.reload.mock.calls.length]).toEqual([1, 0]);
});

test('NTC-63 NTC-558 returning to a page after too long signs out before it is shown, once the clock is right', async () => {
  const { host, services, navigate, end, ended } = stage();
  services.storage
    .value(storedActivity)
    .write({ userId: 7, atS: Math.floor(host.wallMs() / 1000) - 16 * 60 });
  await navigate();
  await answered();
  expect([end.mock.calls, ended.length, services.storage.value(storedSignOff).read()]).toEqual([
    [[{ isServerTold: true }]],
    1,
    15,
  ]);
});

test.each([-39, -1, 1, 39])(
  'NTC-558 A20 with a machine clock %i days off, what the platform says of the time decides',
  async (days) => {
    for (const [awayMinutes, isEnded] of [
      [8 * 60, true],
      [5, false],
    ] as const) {
      const { host, services, navigate, end } = stage({
        known: async () => services.clock.synchronise(platformMs),
      });
      const platformMs: number = host.wallMs() - days * 86_400_000;
      services.storage
        .value(storedActivity)
        .write({ userId: 7, atS: Math.floor(platformMs / 1000) - awayMinutes * 60 });
      await navigate();
      await answered();
      expect(end, `away for ${awayMinutes} minutes`).toHaveBeenCalledTimes(isEnded ? 1 : 0);
    }
  },
);

test('NTC-558 a machine whose clock is a day ahead signs no person out', async () => {
  const { host, services, navigate, end } = stage();
  host.wallOffsetMs += 86_400_000;
  services.storage
    .value(storedActivity)
    .write({ userId: 7, atS: Math.floor(host.wallMs() / 1000) - 86_400 });
  services.clock.synchronise(host.wallMs() - 86_400_000);
  await navigate();
  await answered();
  expect(end).not.toHaveBeenCalled();
});
