import fc from 'fast-check';
import { autorun } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import type { Notice, NoticeKind } from './Notices.ts';
import { BrowserScheduler } from '../../platform/time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../../platform/time/PlatformClock.ts';
import { NoticeStore } from './NoticeStore.ts';

let host: FakeTimeHost;
let notices: NoticeStore;

beforeEach(() => {
  host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  notices = new NoticeStore({
    clock,
    scheduler: new BrowserScheduler({ host, clock, reports: { report: () => {} } }),
  });
});

function notice(
  title: string,
  group = 'default',
  kind: NoticeKind = 'default',
  more: Partial<Notice> = {},
): Notice {
  return { group, kind, tone: 'neutral', title, ...more };
}

function titles(): readonly string[] {
  return notices.shown.map(({ title }) => title);
}

test('SHL-50 A72 three of the default group, one of each other; the oldest of the group is displaced', () => {
  for (const title of ['a', 'b', 'c', 'd']) notices.add(notice(title));
  expect(titles()).toEqual(['b', 'c', 'd']);
  notices.add(notice('limit', 'responsible-gambling', 'permanent'));
  notices.add(notice('session', 'session', 'permanent'));
  notices.add(notice('promo 1', 'promotion'));
  notices.add(notice('promo 2', 'promotion'));
  expect(titles()).toEqual(['b', 'c', 'd', 'limit', 'session', 'promo 2']);
});

test('SHL-50 A72 no flood of other groups removes a responsible-gambling or session notice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('default', 'promotion', 'update', 'news'), { maxLength: 200 }),
      (groups) => {
        const store = new NoticeStore({
          clock: { monotonicMs: () => 0 },
          scheduler: { after: () => () => {} },
        });
        store.add(notice('limit', 'responsible-gambling', 'permanent'));
        store.add(notice('session', 'session', 'permanent'));
        groups.forEach((group, index) => store.add(notice(String(index), group)));
        expect(store.shown.slice(0, 2).map(({ title }) => title)).toEqual(['limit', 'session']);
        for (const group of new Set(store.shown.map((each) => each.group))) {
          const ofGroup = store.shown.filter((each) => each.group === group);
          expect(ofGroup.length).toBe(
            Math.min(
              group === 'default' ? 3 : 1,
              groups.filter((each) => each === group).length || 1,
            ),
          );
          const ids = ofGroup.map(({ id }) => id);
          expect(ids).toEqual(ids.toSorted((first, second) => first - second));
        }
      },
    ),
  );
});

test.each<[NoticeKind, boolean]>([
  ['default', true],
  ['alert', true],
  ['snackbar', true],
  ['default-with-controls', true],
  ['with-link', true],
  ['permanent', false],
  ['without-timeout', false],
])('SHL-51 kind %s closes after 10 s: %s', async (kind, isClosing) => {
  notices.add(notice('x', 'default', kind));
  await host.advance(9999);
  expect(titles()).toEqual(['x']);
  await host.advance(1);
  expect(titles()).toEqual(isClosing ? [] : ['x']);
  await host.advance(3_600_000);
  expect(titles()).toEqual(isClosing ? [] : ['x']);
});

test('SHL-51 M26 a duration of its own, or -1 for until it is closed', async () => {
  notices.add(notice('short', 'a', 'permanent', { durationMs: 500 }));
  notices.add(notice('persistent', 'b', 'default', { durationMs: -1 }));
  await host.advance(500);
  expect(titles()).toEqual(['persistent']);
  await host.advance(3_600_000);
  expect(titles()).toEqual(['persistent']);
});

test('SHL-51 SHL-911 while held the time is paused; the rest runs afterwards', async () => {
  notices.add(notice('early'));
  await host.advance(6000);
  notices.hold();
  notices.hold();
  notices.add(notice('late'));
  await host.advance(60_000);
  expect(titles()).toEqual(['early', 'late']);
  notices.release();
  await host.advance(4000);
  expect(titles()).toEqual(['late']);
  await host.advance(6000);
  expect(titles()).toEqual([]);
  notices.release();
});

test('SHL-51 the pointer on a notice that closes does not hold the next one', async () => {
  notices.add(notice('first'));
  notices.hold();
  notices.close(notices.shown[0]?.id ?? 0);
  notices.add(notice('second'));
  await host.advance(10_000);
  expect(titles()).toEqual([]);
});

test('SHL-51 SHL-910 onClose is for a close by person or time only', async () => {
  const closed: string[] = [];
  const withClose = (title: string, group: string): Notice =>
    notice(title, group, 'default', { onClose: () => void closed.push(title) });
  notices.add(withClose('evicted', 'a'));
  const withdraw = notices.add(withClose('withdrawn', 'a'));
  withdraw();
  withdraw();
  notices.add(withClose('timed out', 'b'));
  await host.advance(10_000);
  notices.add(withClose('by hand', 'c'));
  notices.close(notices.shown[0]?.id ?? 0);
  notices.close(9999);
  expect(closed).toEqual(['timed out', 'by hand']);
});

test('SHL-51 shown notices are observable', async () => {
  const seen: string[] = [];
  const end = autorun(() => void seen.push(titles().join()));
  notices.add(notice('a'));
  await host.advance(10_000);
  end();
  notices.dispose();
  expect(seen).toEqual(['', 'a', '']);
});
