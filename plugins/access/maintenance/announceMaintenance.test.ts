import { observable, observableRef, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { toMaintenance } from '../closed-site/accessFromWire.ts';
import { announceMaintenance } from './announceMaintenance.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

function stage() {
  const services = createTestServices({ preferences: { timeZoneOffsetMin: 180 } });
  const access = observable({ maintenance: toMaintenance({}) }, { maintenance: observableRef });
  const stop = announceMaintenance(access, services);
  return {
    ...services,
    stop,
    set: (wire: Parameters<typeof toMaintenance>[0]) =>
      runInAction(() => (access.maintenance = toMaintenance(wire))),
  };
}

test('ACC-20 planned maintenance is announced with both dates in the person’s zone, until it begins', async () => {
  const { host, clock, notices, set } = stage();
  const nowS = Math.floor(clock.nowMs() / 1000);
  set({ started_at: nowS + 100, ended_at: nowS + 200, notify_started_at: nowS + 10 });
  await host.advance(9000);
  expect(notices.shown).toEqual([]);
  await host.advance(3000);
  expect(notices.shown).toMatchObject([
    { group: 'maintenance', kind: 'without-timeout', title: 'access:announcement.title' },
  ]);
  // 14 November 2023, shortly after 22:13 UTC.
  expect(notices.shown[0]?.text).toMatch(
    /^access:announcement\.text \| 15 November 2023 at 01:15 \| 15 November 2023 at 01:16$/,
  );
  await host.advance(100_000);
  expect(notices.shown).toEqual([]);
});

test('ACC-152 closed, the same announcement stays away, and another one comes', async () => {
  const { host, clock, notices, set } = stage();
  const nowS = Math.floor(clock.nowMs() / 1000);
  const planned = { started_at: nowS + 1000, notify_started_at: nowS - 10 };
  set(planned);
  await host.advance(10);
  expect(notices.shown[0]?.text).toMatch(/^access:announcement\.textOpen/);
  notices.close(notices.shown[0]?.id ?? 0);
  set({ ...planned });
  await host.advance(10);
  expect(notices.shown).toEqual([]);
  set({ ...planned, ended_at: nowS + 2000 });
  await host.advance(10);
  expect(notices.shown).toHaveLength(1);
});

test('ACC-20 an announcement that is taken back goes, and the end of the plugin takes it along', async () => {
  const first = stage();
  const nowS = Math.floor(first.clock.nowMs() / 1000);
  first.set({ started_at: nowS + 1000, notify_started_at: nowS - 10 });
  await first.host.advance(10);
  first.set({});
  expect(first.notices.shown).toEqual([]);
  first.set({ started_at: nowS + 1000, notify_started_at: nowS - 10 });
  await first.host.advance(10);
  first.stop();
  expect(first.notices.shown).toEqual([]);
});
