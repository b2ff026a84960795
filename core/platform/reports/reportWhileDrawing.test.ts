import { autorun, computed, configure, reaction } from 'mobx';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { LiveAnnouncer } from '../../runtime/notices/LiveAnnouncer.ts';
import { NoticeStore } from '../../runtime/notices/NoticeStore.ts';
import { ReportLog } from './ReportLog.ts';

const scheduler = { after: () => () => {} };
const clock = { monotonicMs: () => 0 };
let warn: MockInstance;

beforeEach(() => {
  configure({ enforceActions: 'always' });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => void vi.restoreAllMocks());

test('SHL-54 a report is accepted during a render or a computation', () => {
  const log = new ReportLog({ nowMs: () => 0 });
  const seen: number[] = [];
  const endWatch = reaction(
    () => log.entries.length,
    (count) => void seen.push(count),
  );
  const end = autorun(() => log.report('drawn', { plugin: 'a', contribution: 'b' }));
  const endComputed = autorun(
    () =>
      void computed(() => (log.report('computed', { plugin: 'a', contribution: 'b' }), 1)).get(),
  );
  expect([log.entries.length, seen.at(-1)]).toEqual([2, 2]);
  expect(warn).not.toHaveBeenCalled();
  for (const each of [end, endComputed, endWatch]) each();
});

test('SHL-50 SHL-52 a notice and an announcement may come from a reaction', () => {
  const notices = new NoticeStore({ scheduler, clock });
  const announcer = new LiveAnnouncer({ scheduler, clock, wanted: () => 'all' });
  const end = autorun(() => {
    notices.add({ group: 'default', kind: 'permanent', tone: 'info', title: 'x' });
    announcer.polite('x');
    announcer.alert('y');
  });
  expect([notices.shown.length, announcer.politeText, announcer.alertText.trim()]).toEqual([
    1,
    'x',
    'y',
  ]);
  expect(warn).not.toHaveBeenCalled();
  end();
});
