import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { CoreServices, Notice } from '#core';
import { EventBus } from '../../../core/events/EventBus.ts';
import { BrowserStorage } from '../../../core/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/storage/MemoryArea.ts';
import { BrowserScheduler } from '../../../core/time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../core/time/FakeTimeHost.ts';
import { PlatformClock } from '../../../core/time/PlatformClock.ts';
import { createTestSandbox } from '../../../sandbox/createTestSandbox.ts';
import { appVersionEvent, type AppVersionChange } from '../contract.ts';
import { storedActivity } from '../domain/activity.ts';
import { storedSignOff } from '../domain/inactivity.ts';
import { appVersion } from '../guards/appVersion.ts';
import { watchUpdates } from './watchUpdates.ts';

const minuteMs = 60_000;

/** A page over a real sandbox, whose time the test moves. */
function stage({ version = '1', areas = { local: new MemoryArea(), session: new MemoryArea() } } = {}) {
  const host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  const reports = { report: vi.fn(), entries: [] };
  const scheduler = new BrowserScheduler({ host, clock, reports });
  const sandbox = createTestSandbox();
  const shown: Notice[] = [];
  const changes: AppVersionChange[] = [];
  const critical = observable({ isBusy: false });
  const reload = vi.fn();
  const end = vi.fn(async () => undefined);
  const call = vi.fn(async (id: string) => (id === 'site.config' ? sandbox.json('/bff-api/config/all.json') : {}));
  const site = observable.box({ appVersion: version, isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 15, protocolVersion: 1 }, { deep: false });
  const services = {
    clock,
    get config() {
      return { site: site.get() };
    },
    critical,
    environment: { language: 'en' },
    events: new EventBus({ reports }),
    http: { call },
    i18n: { t: (key: string) => key, loadNamespace: async () => undefined },
    navigation: { reload },
    notices: { add: (notice: Notice) => shown.push(notice) },
    reports,
    scheduler,
    session: { isAuthed: true, userId: 7, ready: Promise.resolve(), end },
    storage: new BrowserStorage({ brand: 'test', area: (kind) => areas[kind] }),
  } as unknown as CoreServices;
  services.events.on(appVersionEvent, (change) => changes.push(change));
  const announce = (site: Readonly<Record<string, unknown>>): Promise<Response> => sandbox.post('/sandbox/v1/site', { site });
  const navigate = (fromRouteName?: string) => appVersion({ fromRouteName } as never, services);
  const push = (appVersion: string): void => runInAction(() => site.set({ ...site.get(), appVersion }));
  return { push, host, sandbox, services, shown, changes, critical, reload, end, call, areas, announce, navigate };
}

/** The answer of the sandbox takes turns that no fake clock counts. */
const answered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('NTC-70 after a minute and then every five the page asks; a new version is told once and offered with a reload', async () => {
  const { host, services, shown, changes, reload, announce, navigate, critical } = stage();
  await navigate();
  watchUpdates(services);
  await announce({ appVersion: '2' });
  await host.advance(minuteMs - 1);
  expect(shown).toEqual([]);
  await host.advance(1);
  await answered();
  expect([changes, shown.map((notice) => [notice.kind, notice.group, notice.text])]).toEqual([[{ from: '1', to: '2' }], [['default-with-controls', 'update', 'notices.later:update.text']]]);
  await host.advance(30 * minuteMs);
  await answered();
  expect([changes.length, shown.length]).toEqual([1, 1]);
  runInAction(() => (critical.isBusy = true));
  shown[0]?.actions?.[0]?.run();
  expect(reload).not.toHaveBeenCalled();
  runInAction(() => (critical.isBusy = false));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('NTC-70 whoever said later is asked again after an hour', async () => {
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
  const { host, services, shown, announce, sandbox } = stage();
  watchUpdates(services);
  await host.advance(minuteMs);
  await answered();
  await announce({ appVersion: '1', protocolVersion: 1 });
  await host.advance(6 * minuteMs);
  await answered();
  await announce({ appVersion: 17, protocolVersion: 'two' });
  await host.advance(6 * minuteMs);
  await answered();
  sandbox.dispose();
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

test('NTC-70 NTC-72 a version that the platform pushes is told and offered at once', async () => {
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
  const { host, services, shown, reload, announce, critical, areas } = stage();
  watchUpdates(services);
  await announce({ protocolVersion: 2 });
  await host.advance(minuteMs);
  await answered();
  expect(shown.map((notice) => [notice.kind, notice.text])).toEqual([['without-timeout', 'notices.later:update.forced']]);
  runInAction(() => (critical.isBusy = true));
  await host.advance(2 * minuteMs);
  expect(reload).not.toHaveBeenCalled();
  runInAction(() => (critical.isBusy = false));
  expect(reload).toHaveBeenCalledTimes(1);
  const again = stage({ areas });
  watchUpdates(again.services);
  await again.announce({ protocolVersion: 2 });
  await again.host.advance(5 * minuteMs);
  await answered();
  await again.host.advance(5 * minuteMs);
  expect([again.shown.length, again.reload.mock.calls.length]).toEqual([1, 0]);
});

test('NTC-63 whoever comes back to a page that was gone for too long is signed off before it is shown, once the clock is right', async () => {
  const { host, services, navigate, end, call } = stage();
  services.storage.value(storedActivity).write({ userId: 7, atS: Math.floor(host.wallMs() / 1000) - 16 * 60 });
  await navigate();
  await answered();
  expect([end.mock.calls, call.mock.calls, services.storage.value(storedSignOff).read()]).toEqual([[[{ isServerTold: true }]], [['auth.disconnect']], 15]);
});

test.each([-39, -1, 1, 39])('NTC-63 A20 with a machine clock %i days off, what the platform says of the time decides', async (days) => {
  for (const [awayMinutes, isEnded] of [
    [8 * 60, true],
    [5, false],
  ] as const) {
    const { host, services, navigate, end } = stage();
    const platformMs = host.wallMs() - days * 86_400_000;
    services.storage.value(storedActivity).write({ userId: 7, atS: Math.floor(platformMs / 1000) - awayMinutes * 60 });
    Object.defineProperty(services.session, 'ready', { get: async () => services.clock.synchronise(platformMs) });
    await navigate();
    await answered();
    expect(end, `away for ${awayMinutes} minutes`).toHaveBeenCalledTimes(isEnded ? 1 : 0);
  }
});

test('NTC-63 a machine whose clock is a day ahead signs nobody off', async () => {
  const { host, services, navigate, end } = stage();
  host.wallOffsetMs += 86_400_000;
  services.storage.value(storedActivity).write({ userId: 7, atS: Math.floor(host.wallMs() / 1000) - 86_400 });
  services.clock.synchronise(host.wallMs() - 86_400_000);
  await navigate();
  await answered();
  expect(end).not.toHaveBeenCalled();
});
