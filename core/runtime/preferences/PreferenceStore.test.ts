import { autorun } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import { toOdds } from '#domain/odds/Odds.ts';
import type { PreferenceValues } from './Preferences.ts';
import { BrowserStorage, type StorageChange } from '../../platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../platform/storage/MemoryArea.ts';
import { PreferenceStore } from './PreferenceStore.ts';

const defaults: PreferenceValues = {
  theme: 'dark',
  oddsFormat: 'decimal',
  appViewType: 'european',
  isFullMarketNames: false,
  isGroupByCountry: true,
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
let jar: Map<string, string>;
let area: MemoryArea;
let announce: (change: StorageChange) => void;

beforeEach(() => {
  jar = new Map();
  area = new MemoryArea();
});

function open(mayPersist = true): PreferenceStore {
  return new PreferenceStore({
    defaults,
    mayPersist,
    cookies: {
      read: (name) => jar.get(name),
      write: (name, value) => void jar.set(name, value),
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

test('SHL-56 who chose nothing gets what the site says', () => {
  expect(valuesOf(open())).toEqual(defaults);
});

test('SHL-56 every choice is kept: cookies for what the edge must know, storage for the rest', () => {
  const chosen: PreferenceValues = {
    theme: 'light',
    oddsFormat: 'american',
    appViewType: 'european',
    isFullMarketNames: true,
    isGroupByCountry: false,
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
    coef_view: '2',
    app_view_type: '0',
    markets_name_type: '1',
    isChampsGroupedByCountry: '0',
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
])('SHL-56 the cookie %s with %s falls back to the site', (name, value) => {
  jar.set(name, value);
  expect(valuesOf(open())).toEqual(defaults);
});

test.each([
  '{"v":1,"d":{"oddsFormat":7}}',
  '{"v":1,"d":[]}',
  '{"v":1,"d":{"arePricesPaused":"yes"}}',
  '{"v":1,"d":{"fontSize":3}}',
  '{"v":1,"d":{"announcements":"loud"}}',
  'rubbish',
])('SHL-56 the stored value %s falls back to the site', (text) => {
  area.values.set('grandstand:northline:preferences', text);
  expect(valuesOf(open())).toEqual(defaults);
});

test('SHL-56 a choice is observable, and one in another tab is taken over', () => {
  const store = open();
  const seen: string[] = [];
  const end = autorun(() => void seen.push(`${store.theme} ${store.oddsFormat}`));
  store.set('theme', 'system');
  announce({ key: 'grandstand:northline:preferences', value: '{"v":1,"d":{"oddsFormat":1}}' });
  expect(seen).toEqual(['dark decimal', 'system decimal', 'system fractional']);
  end();
});

test('SHL-56 without consent a choice lives as long as the page; with it what was chosen is kept, and a withdrawal removes it', () => {
  const store = open(false);
  store.set('isStartColumnHidden', true);
  store.set('oddsFormat', 'fractional');
  store.set('arePricesPaused', true);
  expect([store.isStartColumnHidden, store.oddsFormat, jar.size]).toEqual([true, 'fractional', 0]);
  expect([open(false).oddsFormat, open(false).arePricesPaused]).toEqual(['decimal', true]);
  store.keep(true);
  expect(Object.fromEntries(jar)).toEqual({ hide_left: '1', coef_view: '1', app_look: '1000' });
  store.set('theme', 'light');
  expect([open().theme, open().oddsFormat]).toEqual(['light', 'fractional']);
  store.keep(false);
  expect([jar.size, open().oddsFormat, open().arePricesPaused, store.theme]).toEqual([
    0,
    'decimal',
    true,
    'light',
  ]);
});

test('SHL-461 a format that the view does not offer gives way to decimal, at the choice of the view and when read', () => {
  const store = open();
  store.set('oddsFormat', 'american');
  store.set('appViewType', 'asian');
  expect([store.oddsFormat, jar.get('coef_view'), jar.get('app_view_type')]).toEqual([
    'decimal',
    '0',
    '1',
  ]);
  store.set('oddsFormat', 'malay');
  expect(open()).toMatchObject({ oddsFormat: 'malay', appViewType: 'asian' });
  area.values.set('grandstand:northline:preferences', '{"v":1,"d":{"oddsFormat":6}}');
  expect(open()).toMatchObject({ oddsFormat: 'decimal', appViewType: 'european' });
});

test('SHL-462 prices are written in decimal until the code of the chosen format is there', async () => {
  const store = open();
  const price = toOdds(1.85);
  expect(store.oddsWriter.price(price)).toBe('1.85');
  store.set('oddsFormat', 'fractional');
  expect(store.oddsWriter.price(price)).toBe('1.85');
  await store.ready;
  expect([store.oddsWriter.price(price), store.oddsWriter.total(price)]).toEqual([
    '17/20',
    '17/20',
  ]);
  store.set('oddsFormat', 'decimal');
  await store.ready;
  expect(store.oddsWriter.total(price)).toBe('1.850');
});
