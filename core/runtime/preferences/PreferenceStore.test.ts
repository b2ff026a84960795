import { autorun } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import { onOff, type Preference } from './Preference.ts';
import type { PreferenceValues } from './Preferences.ts';
import { BrowserStorage, type StorageChange } from '../../platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../platform/storage/MemoryArea.ts';
import { PreferenceStore } from './PreferenceStore.ts';

const defaults: PreferenceValues = {
  theme: 'dark',
  isStartColumnHidden: false,
  isEndColumnHidden: false,
  timeZoneOffsetMin: 180,
  is12h: false,
  arePricesPaused: false,
  announcements: 'own',
  isHighAccess: false,
  isLight: false,
  fontSize: 0,
};
const sound: Preference<'low' | 'high'> = {
  cookie: 'app_view_type',
  first: 'low',
  read: (kept) => (kept === 0 ? 'low' : kept === 1 ? 'high' : undefined),
  write: (value) => (value === 'high' ? 1 : 0),
};
const music: Preference<boolean> = { cookie: 'coef_view', first: true, ...onOff };
let jar: Map<string, string>;
/** Cookies that outlive the browser. */
let lasting: Set<string>;
let area: MemoryArea;
let announce: (change: StorageChange) => void;

beforeEach(() => {
  jar = new Map();
  lasting = new Set();
  area = new MemoryArea();
});

function open(mayPersist = true): PreferenceStore {
  return new PreferenceStore({
    defaults,
    mayPersist,
    cookies: {
      read: (name) => jar.get(name),
      write: (name, value, maxAgeS) => {
        jar.set(name, value);
        if (maxAgeS === undefined) lasting.delete(name);
        else lasting.add(name);
      },
      remove: (name) => void jar.delete(name),
    },
    storage: new BrowserStorage({
      brand: 'northline',
      area: () => area,
      onChange: (run) => ((announce = run), () => {}),
    }),
  });
}

function valuesOf(store: PreferenceStore): PreferenceValues {
  return Object.fromEntries(
    Object.keys(defaults).map((key) => [key, store[key as keyof PreferenceValues]]),
  ) as { [Key in keyof PreferenceValues]: PreferenceValues[Key] } & Record<string, never>;
}

test('SHL-605 without a choice the defaults of the site apply', () => {
  expect(valuesOf(open())).toEqual(defaults);
});

test('SHL-56 every choice is kept: in cookies for the edge, else in storage', () => {
  const chosen: PreferenceValues = {
    theme: 'light',
    isStartColumnHidden: true,
    isEndColumnHidden: true,
    timeZoneOffsetMin: 330,
    is12h: true,
    arePricesPaused: true,
    announcements: 'all',
    isHighAccess: true,
    isLight: true,
    fontSize: 2,
  };
  const store = open();
  for (const key of Object.keys(chosen) as (keyof PreferenceValues)[]) store.set(key, chosen[key]);
  expect(valuesOf(store)).toEqual(chosen);
  expect(Object.fromEntries(jar)).toEqual({
    app_theme: 'light',
    hide_left: '1',
    hide_right: '1',
    tzo: '5.5',
    is12h: '1',
    app_look: '1112',
  });
  expect(valuesOf(open())).toEqual(chosen);
  store.set('isStartColumnHidden', false);
  expect(open().isStartColumnHidden).toBe(false);
});

test.each([
  ['app_theme', 'pink'],
  ['hide_left', 'yes'],
  ['tzo', '99'],
  ['tzo', '5.3'],
  ['tzo', 'NaN'],
  ['tzo', '1e1'],
  ['is12h', ''],
])('SHL-605 the cookie %s with %s falls back to the site', (name, value) => {
  jar.set(name, value);
  expect(valuesOf(open())).toEqual(defaults);
});

test.each([
  '{"v":1,"d":{"chosen":{"app_view_type":"high"}}}',
  '{"v":1,"d":[]}',
  '{"v":1,"d":{"arePricesPaused":"yes"}}',
  '{"v":1,"d":{"fontSize":3}}',
  '{"v":1,"d":{"announcements":"loud"}}',
  'rubbish',
])('SHL-605 the stored value %s falls back to the site', (text) => {
  area.values.set('grandstand:northline:preferences', text);
  expect(valuesOf(open())).toEqual(defaults);
});

test('SHL-56 preferences of plugins are kept in storage and in the cookie that each names', () => {
  const store = open();
  expect([store.get(sound), store.get(music)]).toEqual(['low', true]);
  store.choose(sound, 'high');
  store.choose(music, false);
  expect(Object.fromEntries(jar)).toEqual({ app_view_type: '1', coef_view: '0' });
  expect([open().get(sound), open().get(music)]).toEqual(['high', false]);
  area.values.set('grandstand:northline:preferences', '{"v":1,"d":{"chosen":{"app_view_type":7}}}');
  expect([open().get(sound), open().get(music)]).toEqual(['high', false]);
  jar.clear();
  expect([open().get(sound), open().get(music)]).toEqual(['low', true]);
});

test('SHL-607 a choice is observable, and one in another tab is adopted', () => {
  const store = open();
  const seen: string[] = [];
  const end = autorun(() => void seen.push(`${store.theme} ${store.get(sound)}`));
  store.set('theme', 'system');
  announce({
    key: 'grandstand:northline:preferences',
    value: '{"v":1,"d":{"chosen":{"app_view_type":1}}}',
  });
  expect(seen).toEqual(['dark low', 'system low', 'system high']);
  end();
});

test('SHL-606 M25 without consent a choice lives until the browser is closed; consent keeps it, and a withdrawal reverts that', () => {
  const store = open(false);
  store.set('isStartColumnHidden', true);
  store.choose(sound, 'high');
  store.set('arePricesPaused', true);
  const session = { hide_left: '1', app_view_type: '1', app_look: '1000' };
  expect([Object.fromEntries(jar), lasting]).toEqual([session, new Set()]);
  expect([open(false).isStartColumnHidden, open(false).get(sound)]).toEqual([true, 'high']);
  const next = open(false);
  expect(next.get(sound)).toBe('high');
  next.allowStorage(true);
  expect([Object.fromEntries(jar), lasting]).toEqual([session, new Set(Object.keys(session))]);
  next.set('theme', 'light');
  expect(lasting.has('app_theme')).toBe(true);
  next.choose(sound, 'high');
  next.allowStorage(false);
  expect([Object.fromEntries(jar), lasting, next.theme]).toEqual([
    { ...session, app_theme: 'light' },
    new Set(),
    'light',
  ]);
  jar.clear();
  expect([open().get(sound), open().arePricesPaused]).toEqual(['low', true]);
});

test('SHL-560 values that only storage has are read from cookies until hydration', () => {
  jar.set('app_look', '1012');
  jar.set('app_view_type', '1');
  jar.set('coef_view', '0');
  const store = open();
  expect([store.arePricesPaused, store.isLight, store.fontSize]).toEqual([true, true, 2]);
  expect([store.get(sound), store.get(music)]).toEqual(['high', false]);
  jar.set('app_view_type', 'rubbish');
  expect(open().get(sound)).toBe('low');
});
