import { configure, observable, reaction, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { BrowserStorage, type StorageChange } from '../platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../platform/storage/MemoryArea.ts';
import { persisted, type PersistedOptions } from './persisted.ts';

configure({ enforceActions: 'always' });

const key = 'grandstand:northline:preferences';
const envelope = (names: readonly string[]): string => JSON.stringify({ v: 1, d: names });

function createStage(
  options: Partial<PersistedOptions<readonly string[], 'preferences'>> = {},
  stored?: string,
  isHeld = false,
) {
  const area = new MemoryArea();
  const session = new MemoryArea();
  if (stored !== undefined) area.setItem(key, stored);
  const listeners: ((change: StorageChange) => void)[] = [];
  const storage = new BrowserStorage({
    brand: 'northline',
    area: (kind) => (kind === 'local' ? area : session),
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
      key: 'preferences',
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
    ofSession: () => session.getItem(`${key}:session`),
    /** Next page of the tab. */
    reload: () => {
      const next = new BrowserStorage({
        brand: 'northline',
        area: (kind) => (kind === 'local' ? area : session),
      });
      return persisted<readonly string[]>(
        { storage: next, preferences },
        {
          key: 'preferences',
          version: 1,
          fallback: [],
          check: options.check ?? Array.isArray,
        },
      ).value;
    },
    setConsent: (mayPersist: boolean) => runInAction(() => (preferences.mayPersist = mayPersist)),
    writeInOtherTab: (value: string | null) =>
      listeners.forEach((announce) => announce({ key, value })),
  };
}

test('a value is read if it is valid, observable and written', () => {
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

test('SHL-760 without consent a value is kept until the tab is closed; consent keeps it longer, a withdrawal ends that', () => {
  const { names, stored, ofSession, reload, setConsent } = createStage();
  setConsent(false);
  names.set(['one']);
  expect([names.value, stored(), ofSession(), reload()]).toEqual([
    ['one'],
    null,
    envelope(['one']),
    ['one'],
  ]);
  setConsent(true);
  expect([stored(), ofSession(), reload()]).toEqual([envelope(['one']), null, ['one']]);
  setConsent(false);
  expect([names.value, stored(), ofSession()]).toEqual([['one'], null, envelope(['one'])]);
  names.set([]);
  expect([stored(), ofSession(), reload()]).toEqual([null, envelope([]), []]);
});

test('SHL-760 an invalid value is dropped from the session as well', () => {
  const { names, ofSession, reload, setConsent } = createStage({
    check: (value): value is readonly string[] =>
      Array.isArray(value) && !value.includes('rubbish'),
  });
  setConsent(false);
  names.set(['one']);
  names.set(['rubbish']);
  expect([reload(), ofSession()]).toEqual([[], null]);
});

test('an empty value is removed', () => {
  const { names, stored } = createStage({ isEmpty: ({ length }) => length === 0 });
  names.set(['one']);
  names.set([]);
  expect(stored()).toBe(null);
});

test('changes of another tab are merged, as far as consent allows', () => {
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

test('SHL-560 a stored value is found after hydration, also before consent is known', () => {
  const { names, stored, release, setConsent } = createStage({}, envelope(['one']), true);
  setConsent(false);
  expect(names.value).toEqual([]);
  release();
  expect([names.value, stored()]).toEqual([['one'], envelope(['one'])]);
});
