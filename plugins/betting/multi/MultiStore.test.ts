import { makeAutoObservable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { movedTo } from './movedTo.ts';
import { multiLimit } from './multiLimit.ts';
import { MultiStore } from './MultiStore.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

function stage(settings: Readonly<Record<string, unknown>> = {}, mayPersist = true) {
  const areas = { local: new MemoryArea(), session: new MemoryArea() };
  const { storage } = createTestServices({ areas });
  const preferences = makeAutoObservable({ mayPersist });
  const services = createTestServices({
    config: { plugins: { betting: settings } },
    preferences,
    storage,
  });
  return {
    preferences,
    open: () => new MultiStore(services),
    closeTab: () => void (areas.session = new MemoryArea()),
  };
}

test('BET-170 matches are side by side in the order of the person, as many as the site allows, and are stored', () => {
  const { open } = stage({ multiLimit: 3 });
  const multi = open();
  expect([1, 2, 3].map((id) => multi.toggle(id))).toEqual([true, true, true]);
  expect([multi.toggle(4), multi.isFull]).toEqual([false, true]);
  multi.move(3, { by: -1 });
  multi.move(1, { before: 2 });
  expect(multi.eventIds).toEqual([3, 2, 1]);
  multi.toggle(2);
  expect(open().eventIds).toEqual([3, 1]);
  multi.clear();
  expect(open().eventIds).toEqual([]);
});

test('BET-170 without consent they live as long as the tab', () => {
  const { open, closeTab, preferences } = stage({}, false);
  const multi = open();
  multi.toggle(1);
  const other = open();
  expect([multi.eventIds, other.eventIds]).toEqual([[1], [1]]);
  other.dispose();
  closeTab();
  const later = open();
  expect(later.eventIds).toEqual([]);
  later.dispose();
  runInAction(() => (preferences.mayPersist = true));
  expect(open().eventIds).toEqual([1]);
});

test('BET-170 a limit that cannot be right is the usual one', () => {
  expect(
    [
      undefined,
      {},
      { multiLimit: 1 },
      { multiLimit: 13 },
      { multiLimit: 2.5 },
      { multiLimit: '4' },
      { multiLimit: 4 },
    ].map(multiLimit),
  ).toEqual([6, 6, 6, 6, 6, 6, 4]);
});

test('BET-171 a match moves to another place, and no further than the ends', () => {
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(movedTo([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
  expect(movedTo([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(movedTo([1, 2, 3], 7, 0)).toEqual([1, 2, 3]);
});
