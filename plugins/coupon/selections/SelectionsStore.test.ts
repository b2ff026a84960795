import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import {
  BrowserStorage,
  type StorageChange,
} from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import { SelectionsStore } from './SelectionsStore.ts';

const draft = (outcomeId: number, eventId = outcomeId): SelectionDraft => ({
  outcomeId,
  eventId,
  odds: 1850,
  isLive: false,
  outcomeName: 'Home',
  marketName: 'Result',
  eventName: 'A – B',
});

function tab(
  area = new MemoryArea(),
  listeners: ((change: StorageChange) => void)[] = [],
): SelectionsStore {
  return new SelectionsStore(
    new BrowserStorage({
      brand: 'northline',
      area: () => area,
      onChange: (run) => {
        listeners.push(run);
        return () => undefined;
      },
    }),
  );
}

test('CPN-10 CPN-408 the same outcome is removed, another one of the event is added beside it', () => {
  const store = tab();
  expect([store.toggle(draft(1, 9)), store.toggle(draft(2, 9)), store.toggle(draft(1, 9))]).toEqual(
    ['added', 'added', 'removed'],
  );
  expect([store.has(1), store.has(2), store.count]).toEqual([false, true, 1]);
});

test('CPN-11 the 51st is refused', () => {
  const store = tab();
  for (let id = 1; id <= 50; id += 1) expect(store.toggle(draft(id))).toBe('added');
  expect([store.toggle(draft(51)), store.count]).toEqual(['full', 50]);
  expect(store.toggle(draft(7))).toBe('removed');
});

test('CPN-12 a reload keeps the selections and the accepted odds', () => {
  const area = new MemoryArea();
  const store = tab(area);
  store.toggle(draft(1));
  store.toggle(draft(2));
  store.acceptOdds(
    new Map([
      [2, 1900],
      [3, 5000],
    ]),
  );
  expect(tab(area).drafts.map((each) => [each.outcomeId, each.odds])).toEqual([
    [1, 1850],
    [2, 1900],
  ]);
});

test('CPN-393 other tabs follow', () => {
  const area = new MemoryArea();
  const listeners: ((change: StorageChange) => void)[] = [];
  const other = tab(area, listeners);
  tab(area).toggle(draft(1));
  const [key, value] = [...area.values][0] ?? ['', ''];
  for (const run of listeners) run({ key, value });
  expect(other.has(1)).toBe(true);
});

test('CPN-394 invalid stored selections are dropped', () => {
  for (const stored of [
    '{',
    '{"v":1,"d":[{"outcomeId":"1"}]}',
    '{"v":1,"d":{}}',
    '{"v":9,"d":[]}',
  ]) {
    const area = new MemoryArea();
    area.values.set('grandstand:northline:coupon/selections', stored);
    expect(tab(area).count).toBe(0);
  }
});

test('CPN-13 a locked coupon does not change', () => {
  const store = tab();
  store.toggle(draft(1));
  store.setLocked(true);
  store.remove(1);
  store.clear();
  expect([store.toggle(draft(2)), store.toggle(draft(1)), store.count]).toEqual([
    'locked',
    'locked',
    1,
  ]);
  store.setLocked(false);
  store.clear();
  expect(store.count).toBe(0);
});

test('CPN-14 a change of an outcome runs only the reactions that read it', () => {
  const store = tab();
  const runs = [0, 0];
  const stops = [1, 2].map((id, index) =>
    autorun(() => {
      store.has(id);
      runs[index] = (runs[index] ?? 0) + 1;
    }),
  );
  store.toggle(draft(1));
  store.toggle(draft(3));
  store.acceptOdds(new Map([[1, 2000]]));
  expect(runs).toEqual([2, 1]);
  for (const stop of stops) stop();
});
