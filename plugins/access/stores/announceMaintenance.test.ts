import { observable, observableRef, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { CoreServices, Notice } from '#core';
import { BrowserScheduler } from '../../../core/time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../core/time/FakeTimeHost.ts';
import { PlatformClock } from '../../../core/time/PlatformClock.ts';
import { toMaintenance } from '../api/fromWire.ts';
import { announceMaintenance } from './announceMaintenance.ts';

function stage() {
  const host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  const scheduler = new BrowserScheduler({ host, clock, reports: { report: () => undefined } });
  const shown: Notice[] = [];
  let kept = '';
  const access = observable({ maintenance: toMaintenance({}) }, { maintenance: observableRef });
  const services = {
    clock,
    scheduler,
    environment: { language: 'en' },
    i18n: { t: (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' | '), loadNamespace: async () => undefined },
    notices: {
      add: (notice: Notice) => {
        shown.push(notice);
        return () => void (shown.includes(notice) && shown.splice(shown.indexOf(notice), 1));
      },
    },
    preferences: { timeZoneOffsetMin: 180, is12h: false },
    storage: { value: () => ({ read: () => kept, write: (value: string) => (kept = value) }) },
  } as unknown as CoreServices;
  const stop = announceMaintenance(access, services);
  return { host, clock, shown, stop, set: (wire: Parameters<typeof toMaintenance>[0]) => runInAction(() => (access.maintenance = toMaintenance(wire))) };
}

test('ACC-20 planned work is told with both dates in the person’s zone, until it begins', async () => {
  const { host, clock, shown, set } = stage();
  const nowS = Math.floor(clock.nowMs() / 1000);
  set({ started_at: nowS + 100, ended_at: nowS + 200, notify_started_at: nowS + 10 });
  await host.advance(9000);
  expect(shown).toEqual([]);
  await host.advance(3000);
  expect(shown).toMatchObject([{ group: 'maintenance', kind: 'without-timeout', title: 'access:announcement.title' }]);
  // 14 November 2023, 22:13 UTC and a little.
  expect(shown[0]?.text).toMatch(/^access:announcement\.text \| 15 November 2023 at 01:15 \| 15 November 2023 at 01:16$/);
  await host.advance(100_000);
  expect(shown).toEqual([]);
});

test('ACC-20 closed, the same announcement stays away, and another one comes', async () => {
  const { host, clock, shown, set } = stage();
  const nowS = Math.floor(clock.nowMs() / 1000);
  const planned = { started_at: nowS + 1000, notify_started_at: nowS - 10 };
  set(planned);
  await host.advance(10);
  expect(shown[0]?.text).toMatch(/^access:announcement\.textOpen/);
  shown[0]?.onClose?.();
  shown.length = 0;
  set({ ...planned });
  await host.advance(10);
  expect(shown).toEqual([]);
  set({ ...planned, ended_at: nowS + 2000 });
  await host.advance(10);
  expect(shown).toHaveLength(1);
});

test('ACC-20 an announcement that is taken back goes, and the end of the plugin takes it along', async () => {
  const first = stage();
  const nowS = Math.floor(first.clock.nowMs() / 1000);
  first.set({ started_at: nowS + 1000, notify_started_at: nowS - 10 });
  await first.host.advance(10);
  first.set({});
  expect(first.shown).toEqual([]);
  first.set({ started_at: nowS + 1000, notify_started_at: nowS - 10 });
  await first.host.advance(10);
  first.stop();
  expect(first.shown).toEqual([]);
});
