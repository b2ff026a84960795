import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { BrowserStorage, type StorageChange } from './BrowserStorage.ts';
import { MemoryArea } from './MemoryArea.ts';
import type { StoredValueOptions } from './SafeStorage.ts';

interface Settings {
  readonly step: number;
}

const options: StoredValueOptions<Settings> = {
  key: 'preferences',
  version: 2,
  fallback: { step: 1 },
  check: (value: unknown): value is Settings =>
    typeof value === 'object' &&
    value !== null &&
    'step' in value &&
    typeof value.step === 'number',
};
const fullKey = 'grandstand:northline:preferences';

let local: MemoryArea;
let session: MemoryArea;
let announce: (change: StorageChange) => void;
let storage: BrowserStorage;

beforeEach(() => {
  local = new MemoryArea();
  session = new MemoryArea();
  storage = new BrowserStorage({
    brand: 'northline',
    area: (kind) => (kind === 'local' ? local : session),
    onChange: (run) => {
      announce = run;
      return () => {};
    },
  });
});

test('SHL-20 a value is kept under the brand, in the requested area', () => {
  storage.value(options).write({ step: 5 });
  expect([...local.values.keys()]).toEqual([fullKey]);
  expect(storage.value(options).read()).toEqual({ step: 5 });
  storage.value({ ...options, area: 'session' }).write({ step: 7 });
  expect([...session.values.keys()]).toEqual([fullKey]);
  expect(storage.value(options).read()).toEqual({ step: 5 });
  storage.value(options).remove();
  expect(local.values.size).toBe(0);
  expect(storage.value(options).read()).toEqual({ step: 1 });
});

test('SHL-20 changes of another tab reach the listener, validated, until it ends', () => {
  const heard: Settings[] = [];
  const end = storage.value(options).onChange((value) => void heard.push(value));
  announce({ key: fullKey, value: '{"v":2,"d":{"step":9}}' });
  announce({ key: fullKey, value: 'rubbish' });
  announce({ key: 'grandstand:solara:preferences', value: '{"v":2,"d":{"step":3}}' });
  announce({ key: null, value: null });
  end();
  announce({ key: fullKey, value: '{"v":2,"d":{"step":4}}' });
  expect(heard).toEqual([{ step: 9 }, { step: 1 }, { step: 1 }]);
});

describe.each(['blocked', 'full'] as const)('storage is %s', (mode) => {
  beforeEach(() => {
    local.mode = mode;
  });

  test('SHL-18 A66 values live as long as the page and nothing throws', () => {
    expect(storage.isPersistent).toBe(false);
    storage.value(options).write({ step: 5 });
    expect(storage.value(options).read()).toEqual({ step: 5 });
    storage.value(options).remove();
    expect(storage.value(options).read()).toEqual({ step: 1 });
  });

  test('SHL-18 when it works again the next write is stored', () => {
    storage.value(options).write({ step: 5 });
    local.mode = 'working';
    storage.value(options).write({ step: 6 });
    expect(local.values.get(fullKey)).toBe('{"v":2,"d":{"step":6}}');
    expect(storage.value(options).read()).toEqual({ step: 6 });
  });
});

test('SHL-18 a browser that throws when the area is merely touched, or has none, is no problem', () => {
  for (const area of [
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    () => undefined,
  ]) {
    const blocked = new BrowserStorage({ brand: 'northline', area });
    expect(blocked.isPersistent).toBe(false);
    blocked.value(options).write({ step: 5 });
    expect(blocked.value(options).read()).toEqual({ step: 5 });
  }
  expect(storage.isPersistent).toBe(true);
  expect(local.values.size).toBe(0);
});

test.each([
  '',
  'null',
  '{"step":5}',
  '{"v":1,"d":{"step":5}}',
  '{"v":2,"d":{"step":"5"}}',
  '{"v":2}',
  '[]',
  '{"v":2,"d":',
])('SHL-19 %s is deleted and the fallback applies', (text) => {
  local.values.set(fullKey, text);
  expect(storage.value(options).read()).toEqual({ step: 1 });
  expect(local.values.has(fullKey)).toBe(false);
});

test('SHL-19 A67 any stored text is read as a valid value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      local.values.set(fullKey, text);
      expect(options.check(storage.value(options).read())).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('SHL-560 held storage reads and writes nothing; afterwards stored values apply, and listeners get them', () => {
  local.setItem(fullKey, '{"v":2,"d":{"step":5}}');
  const release = storage.hold();
  const value = storage.value(options);
  const other = storage.value({ ...options, key: 'boot/en' });
  const heard: unknown[] = [];
  value.onChange((found, change) => void heard.push([found, change]));
  expect(value.read()).toEqual({ step: 1 });
  value.write({ step: 2 });
  other.write({ step: 3 });
  expect([value.read(), [...local.values.keys()]]).toEqual([{ step: 2 }, [fullKey]]);
  release();
  expect(heard).toEqual([[{ step: 5 }, 'found']]);
  expect([value.read(), other.read(), local.values.size]).toEqual([{ step: 5 }, { step: 3 }, 2]);
});

test('SHL-560 values removed while storage is held still exist afterwards', () => {
  local.setItem(fullKey, '{"v":2,"d":{"step":5}}');
  const release = storage.hold();
  storage.value(options).remove();
  release();
  expect(storage.value(options).read()).toEqual({ step: 5 });
});
