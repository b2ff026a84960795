import { configure, observable, reaction, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { BrowserStorage, type StorageChange } from '../platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../platform/storage/MemoryArea.ts';
import { persisted, type PersistedOptions } from './persisted.ts';

configure({ enforceActions: 'always' });

const key = 'grandstand:northline:lists/names';
const envelope = (names: readonly string[]): string => JSON.stringify({ v: 1, d: names });

function createStage(
  options: Partial<PersistedOptions<readonly string[]>> = {},
  stored?: string,
  isHeld = false,
) {
  const area = new MemoryArea();
  if (stored !== undefined) area.setItem(key, stored);
  const listeners: ((change: StorageChange) => void)[] = [];
  const storage = new BrowserStorage({
    brand: 'northline',
    area: () => area,
    onChange: (run) => {
      listeners.push(run);
      return () => undefined;
    },
  });
  const release = storage.hold();
  if (!isHeld) release();
  const preferences = observable({ mayPersist: true });
  const names = persisted<readonly string[]>(
    { storage, preferences },
    {
      key: 'lists/names',
      version: 1,
      fallback: [],
      check: (value): value is readonly string[] => Array.isArray(value),
      ...options,
    },
  );
  return {
    names,
    release,
    stored: () => area.getItem(key),
    setConsent: (mayPersist: boolean) => runInAction(() => (preferences.mayPersist = mayPersist)),
    writeInOtherTab: (value: string | null) =>
      listeners.forEach((announce) => announce({ key, value })),
  };
}

test('a value is read when it passes its check, told to observers and written', () => {
  expect(createStage({}, envelope(['one'])).names.value).toEqual(['one']);
  expect(createStage({}, 'rubbish').names.value).toEqual([]);
  const { names, stored } = createStage();
  const seen: (readonly string[])[] = [];
  const end = reaction(
    () => names.value,
    (value) => seen.push(value),
  );
  names.set(['two']);
  end();
  expect([seen, stored()]).toEqual([[['two']], envelope(['two'])]);
});

test('without consent a value lasts as long as the page; consent writes it, a withdrawal removes it', () => {
  const { names, stored, setConsent } = createStage();
  setConsent(false);
  names.set(['one']);
  expect([names.value, stored()]).toEqual([['one'], null]);
  setConsent(true);
  expect(stored()).toBe(envelope(['one']));
  setConsent(false);
  expect([names.value, stored()]).toEqual([['one'], null]);
});

test('what there is nothing to keep of is removed', () => {
  const { names, stored } = createStage({ isEmpty: ({ length }) => length === 0 });
  names.set(['one']);
  names.set([]);
  expect(stored()).toBe(null);
});

test('another tab is followed, as far as the owner merges it and consent allows', () => {
  const plain = createStage({}, envelope(['one']));
  plain.writeInOtherTab(envelope(['two']));
  expect(plain.names.value).toEqual(['two']);
  plain.setConsent(false);
  plain.writeInOtherTab(null);
  expect(plain.names.value).toEqual(['two']);
  const merging = createStage({ merge: (own, other) => [...own, ...other] }, envelope(['one']));
  merging.writeInOtherTab(envelope(['two']));
  expect(merging.names.value).toEqual(['one', 'two']);
  merging.names.dispose();
  merging.writeInOtherTab(envelope(['three']));
  expect(merging.names.value).toEqual(['one', 'two']);
});

test('SHL-560 what was kept is found after the first drawing, also before consent is known', () => {
  const { names, stored, release, setConsent } = createStage({}, envelope(['one']), true);
  setConsent(false);
  expect(names.value).toEqual([]);
  release();
  expect([names.value, stored()]).toEqual([['one'], envelope(['one'])]);
});
