import { appViewTypePreference } from '#domain/odds/oddsPreferences.ts';
import { expect, test } from 'vitest';
import type { EventQuery } from '../../feed/EventQuery.ts';
import { MemoryArea } from '../../../../core/platform/storage/MemoryArea.ts';
import { createTestServices } from '../../../../test/services/createTestServices.ts';
import {
  columnKinds,
  firstListChoices,
  isListChoice,
  listChoices,
  mostAsianLines,
  mostIds,
  mostMarkets,
  withinHours,
} from './listChoices.ts';
import { ListOptions } from './ListOptions.ts';

function open(
  storage = createTestServices().storage,
  preferences = createTestServices().preferences,
) {
  let nowMs = 1000;
  const options = new ListOptions({
    storage,
    preferences,
    clock: { nowMs: () => (nowMs += 1) },
  });
  return { options, storage, preferences };
}

test('BET-102 a choice is stored with its time and survives a reload; an unavailable value changes nothing', () => {
  const { options, storage } = open();
  options.set('isCompact', true);
  options.set('markets', ['result', 'bothScore']);
  options.set('markets', []);
  options.set('asianLines', 9);
  options.set('withinH', 24);
  const again = open(storage).options;
  expect(again.choices).toMatchObject({
    isCompact: true,
    markets: ['result', 'bothScore'],
    asianLines: 2,
    withinH: 24,
  });
  expect([again.isViewChanged, Object.keys(again.changedAtMs).toSorted()]).toEqual([
    true,
    ['isCompact', 'markets', 'withinH'],
  ]);
});

test('BET-102 without consent a choice ends with the tab; with consent it is stored, until a withdrawal', () => {
  const areas = { local: new MemoryArea(), session: new MemoryArea() };
  const { options, storage, preferences } = open(createTestServices({ areas }).storage);
  const isKept = (): boolean => open(storage).options.choices.hasLogos;
  const isKeptInNewTab = (): boolean =>
    open(createTestServices({ areas: { local: areas.local, session: new MemoryArea() } }).storage)
      .options.choices.hasLogos;
  preferences.allowStorage(false);
  options.set('hasLogos', true);
  expect([options.choices.hasLogos, isKept(), isKeptInNewTab()]).toEqual([true, true, false]);
  preferences.allowStorage(true);
  expect([isKept(), isKeptInNewTab()]).toEqual([true, true]);
  preferences.allowStorage(false);
  expect([isKept(), isKeptInNewTab()]).toEqual([true, false]);
});

test('BET-102 everything that the options offer can be chosen, and nothing beyond', () => {
  for (const key of listChoices) expect(isListChoice(key, firstListChoices[key]), key).toBe(true);
  for (const kind of columnKinds) {
    expect(isListChoice('markets', [kind]), kind).toBe(true);
    expect(isListChoice('sportMarkets', [`4:${kind}`]), kind).toBe(true);
  }
  for (const hours of withinHours) expect(isListChoice('withinH', hours)).toBe(true);
  const ids = Array.from({ length: mostIds + 1 }, (_, index) => index + 1);
  for (const [key, most, beyond] of [
    ['markets', columnKinds.slice(0, mostMarkets), columnKinds.slice(0, mostMarkets + 1)],
    ['asianLines', mostAsianLines, mostAsianLines + 1],
    ['pinnedMarkets', ids.slice(1), ids],
    ['hiddenLineSports', ids.slice(1), [0]],
    ['cyberMatches', 'live', 'over'],
    ['withinH', undefined, 2],
    ['sportMarkets', ['4:total'], ['4:odds']],
    ['isCompact', true, undefined],
    ['markets', ['total'], undefined],
  ] as const)
    expect([isListChoice(key, most), isListChoice(key, beyond)], key).toEqual([true, false]);
});

test('BET-103 the newest value of each choice applies, wherever it was made; invalid and older ones are ignored', () => {
  const { options } = open();
  options.set('isCompact', true);
  options.apply({
    values: {
      isCompact: false,
      hasLogos: true,
      isByTime: JSON.parse('"yes"') as boolean,
      withinH: undefined,
    },
    changedAtMs: { isCompact: 5, hasLogos: 5, isByTime: 9e12, withinH: 5 },
  });
  expect(options.choices).toMatchObject({
    isCompact: true,
    hasLogos: true,
    isByTime: false,
    withinH: undefined,
  });
  options.apply({ values: { isCompact: false }, changedAtMs: { isCompact: 9e12 } });
  expect(options.choices.isCompact).toBe(false);
});

test('BET-103 a reset is a choice, too: it wins over older ones of another device', () => {
  const { options } = open();
  options.set('isByTime', true);
  options.reset();
  expect([options.choices.isByTime, options.isViewChanged]).toEqual([false, false]);
  options.apply({ values: { isByTime: true }, changedAtMs: { isByTime: 1001 } });
  expect(options.choices.isByTime).toBe(false);
});

test('BET-104 BET-1004 M42 a query is asked as chosen; one sport or named events are never narrowed by hidden sports', () => {
  const line: EventQuery = { section: 'line', limit: 60 };
  const { options, preferences } = open();
  expect(options.query(line)).toEqual(line);
  options.set('hiddenLineSports', [4, 7]);
  options.set('withinH', 12);
  options.set('isBestOnTop', false);
  expect(options.query(line)).toEqual({
    ...line,
    withoutSportIds: [4, 7],
    withinH: 12,
    isByTime: true,
  });
  expect(options.query({ ...line, sportId: 4 })).toEqual({
    ...line,
    sportId: 4,
    withinH: 12,
    isByTime: true,
  });
  expect(options.query({ section: 'live', limit: 100 })).toEqual({
    section: 'live',
    limit: 100,
    isByTime: true,
  });
  options.set('isOnlyVideo', true);
  expect(options.query({ section: 'live', limit: 100 }).hasVideo).toBe(true);
  options.set('markets', ['result', 'doubleChance']);
  // The three standard markets are requested as a fallback for sports without a chosen market.
  expect(options.query(line).markets).toEqual(['result', 'doubleChance', 'total', 'handicap']);
  preferences.choose(appViewTypePreference, 'asian');
  expect([options.query(line).markets, options.isViewChanged]).toEqual([['asian'], true]);
});

test('BET-852 the market of the cards is the first column, and the three of every row need no view of their own on a phone', () => {
  const { options } = open();
  const seen = (['total', 'doubleChance', 'handicap', 'result'] as const).map((kind) => {
    options.showFirst(kind);
    return [options.choices.markets.join(), options.isViewChanged, options.isCardViewChanged];
  });
  expect(seen).toEqual([
    ['total,result,handicap', true, false],
    ['doubleChance,result,handicap', true, true],
    ['handicap,result,doubleChance', true, true],
    ['result,handicap,doubleChance', true, true],
  ]);
  options.set('markets', ['handicap', 'total', 'result']);
  expect(options.query({ section: 'live', limit: 9 })).toEqual({ section: 'live', limit: 9 });
  options.showFirst('result');
  expect(options.isViewChanged).toBe(false);
});
