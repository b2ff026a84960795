import { appViewTypePreference, oddsFormatPreference } from '#domain/odds/oddsPreferences.ts';
import { fullMarketNames } from './listPreferences.ts';
import { expect, test } from 'vitest';
import type { Clock, Session } from '#core';
import { choicesFromWire, choicesToWire, type StoredChoice } from './preferencesFromWire.ts';
import { ManualTime } from '../testing/ManualTime.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { settled } from '../testing/ScriptedLine.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { AccountChoices } from './AccountChoices.ts';
import { MultiStore } from '../multi/MultiStore.ts';
import { ListOptions } from '../lists/options/ListOptions.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

/** The accounts of a platform, by person: of each choice the newest. */
class Accounts {
  readonly stored = new Map<number, StoredChoice[]>();
  posts = 0;
  isDown = false;

  of(userId: number): StoredChoice[] {
    return this.stored.get(userId) ?? [];
  }

  save(userId: number, choices: readonly StoredChoice[]): StoredChoice[] {
    this.posts += 1;
    const byChoice = new Map(this.of(userId).map((each) => [each.choice, each]));
    for (const each of choicesFromWire(choicesToWire(choices)))
      if (each.changedAtMs >= (byChoice.get(each.choice)?.changedAtMs ?? 0))
        byChoice.set(each.choice, each);
    this.stored.set(userId, [...byChoice.values()]);
    return this.of(userId);
  }
}

const newAreas = () => ({ local: new MemoryArea(), session: new MemoryArea() });

function openBrowser(accounts: Accounts, areas = newAreas()) {
  const time = new ManualTime();
  const services = createTestServices({ areas });
  const { storage, preferences, config } = services;
  const multi = new MultiStore(services);
  const options = new ListOptions({ storage, preferences, clock: time.clock });
  let userId: number | undefined;
  let tell: () => void = () => undefined;
  const session = fakeOf<Session>({
    get isAuthed() {
      return userId !== undefined;
    },
    get userId() {
      return userId;
    },
    onChange: (run) => ((tell = () => run({ kind: 'anonymous' })), () => undefined),
  });
  const api = {
    choices: async () =>
      accounts.isDown ? Promise.reject(new Error('down')) : accounts.of(userId ?? 0),
    saveChoices: async (choices: readonly StoredChoice[]) =>
      accounts.isDown ? Promise.reject(new Error('down')) : accounts.save(userId ?? 0, choices),
  };
  const choices = new AccountChoices({
    api,
    session,
    preferences,
    options,
    multi,
    config,
    storage,
    clock: time.clock as Clock,
    scheduler: time.scheduler,
  });
  const become = async (next: number | undefined): Promise<void> => {
    userId = next;
    tell();
    await settled();
  };
  const rest = async (): Promise<void> => {
    time.play(1000);
    await settled();
  };
  return { time, preferences, options, multi, choices, become, rest, storage };
}

test('BET-108 the choices of a visitor are stored in the account, and reach another browser of the person', async () => {
  const accounts = new Accounts();
  const first = openBrowser(accounts);
  first.options.set('isCompact', true);
  first.preferences.choose(appViewTypePreference, 'asian');
  first.preferences.choose(oddsFormatPreference, 'malay');
  await first.become(7);
  const second = openBrowser(accounts);
  await second.become(7);
  expect([
    second.options.choices.isCompact,
    second.preferences.get(appViewTypePreference),
    second.preferences.get(oddsFormatPreference),
  ]).toEqual([true, 'asian', 'malay']);
});

test('BET-108 choices made while signed in are sent together after a pause, and only those that changed', async () => {
  const accounts = new Accounts();
  const { options, preferences, become, rest } = openBrowser(accounts);
  await become(7);
  expect(accounts.posts).toBe(0);
  options.set('hasLogos', true);
  options.set('markets', ['result', 'oddEven']);
  preferences.choose(fullMarketNames, true);
  await rest();
  expect([accounts.posts, accounts.of(7).map(({ choice, value }) => [choice, value])]).toEqual([
    1,
    [
      ['isFullMarketNames', true],
      ['hasLogos', true],
      ['markets', ['result', 'oddEven']],
    ],
  ]);
});

test('BET-108 the newest value of each choice applies; without the service all stay and are sent later', async () => {
  const accounts = new Accounts();
  accounts.save(7, [
    { choice: 'isCompact', value: false, changedAtMs: 9e15 },
    { choice: 'hasLogos', value: true, changedAtMs: 1 },
  ]);
  const { options, become, rest } = openBrowser(accounts);
  options.set('isCompact', true);
  accounts.isDown = true;
  await become(7);
  expect(options.choices.isCompact).toBe(true);
  accounts.isDown = false;
  await become(7);
  expect(options.choices).toMatchObject({ isCompact: false, hasLogos: true });
  await rest();
});

test('BET-109 choices of one person are neither kept for nor sent to the account of the next', async () => {
  const accounts = new Accounts();
  const { options, preferences, become, rest } = openBrowser(accounts);
  await become(7);
  options.set('hasEventIds', true);
  preferences.choose(appViewTypePreference, 'asian');
  await rest();
  await become(undefined);
  expect(options.choices.hasEventIds).toBe(true);
  await become(8);
  await rest();
  expect([
    options.choices.hasEventIds,
    preferences.get(appViewTypePreference),
    accounts.of(8),
  ]).toEqual([false, 'european', []]);
});

test('BET-108 unavailable values are left out, and every kind of choice is restored unchanged', () => {
  const items = choicesToWire([
    { choice: 'withinH', value: undefined, changedAtMs: 1 },
    { choice: 'hiddenLineSports', value: [3, 7], changedAtMs: 2 },
    { choice: 'isGroupByCountry', value: false, changedAtMs: 3 },
  ]);
  expect(items.map(({ name, value }) => [name, value])).toEqual([
    ['timeFilter', ''],
    ['disallowLineSport', '3,7'],
    ['isGroupByCountry', '0'],
  ]);
  expect(choicesToWire(choicesFromWire(items))).toEqual(items);
  expect(
    choicesFromWire([
      { name: 'timeFilter', value: '5', changed_at_ms: 1 },
      { name: 'filteredMarkets', value: 'result,x', changed_at_ms: 1 },
      { name: 'isShowGameId', value: 'yes', changed_at_ms: 1 },
    ]),
  ).toEqual([]);
});

test('BET-740 M25 theme, type size, contrast, time zone and clock travel with the account', async () => {
  const accounts = new Accounts();
  const first = openBrowser(accounts);
  first.preferences.set('theme', 'dark');
  first.preferences.set('fontSize', 2);
  await first.become(7);
  first.preferences.set('isHighAccess', true);
  first.preferences.set('timeZoneOffsetMin', 330);
  first.preferences.set('is12h', true);
  await first.rest();
  const second = openBrowser(accounts);
  await second.become(7);
  const { theme, fontSize, isHighAccess, timeZoneOffsetMin, is12h } = second.preferences;
  expect([theme, fontSize, isHighAccess, timeZoneOffsetMin, is12h]).toEqual([
    'dark',
    2,
    true,
    330,
    true,
  ]);
  await second.become(undefined);
  await second.become(8);
  expect([second.preferences.theme, second.preferences.is12h]).toEqual(['system', false]);
});

test('BET-740 a browser that has lost the cookie of a choice, and knows only when it was made, gets it again', async () => {
  const accounts = new Accounts();
  const areas = newAreas();
  const first = openBrowser(accounts, areas);
  await first.become(7);
  first.preferences.set('theme', 'dark');
  await first.rest();
  first.choices.dispose();
  const withoutCookies = openBrowser(accounts, areas);
  await withoutCookies.become(7);
  expect(withoutCookies.preferences.theme).toBe('dark');
});

test('BET-741 matches that a visitor has put side by side join those of the account; afterwards the newest holds', async () => {
  const accounts = new Accounts();
  const first = openBrowser(accounts);
  await first.become(7);
  first.multi.choose([1, 2]);
  await first.rest();
  const second = openBrowser(accounts);
  second.multi.choose([2, 3]);
  await second.become(7);
  expect([second.multi.eventIds, accounts.of(7).map(({ value }) => value)]).toEqual([
    [2, 3, 1],
    [[2, 3, 1]],
  ]);
  second.time.play(5000);
  second.multi.remove(2);
  await second.rest();
  const third = openBrowser(accounts);
  await third.become(7);
  expect(third.multi.eventIds).toEqual([3, 1]);
});

test('BET-740 an invalid choice is not taken from the account', () => {
  const wrong = (
    name: 'appTheme' | 'timeZone' | 'appFontSize' | 'multiEvents' | 'is12h',
    value: string,
  ) => choicesFromWire([{ name, value, changed_at_ms: 5 }]);
  for (const [name, value] of [
    ['appTheme', '7'],
    ['appTheme', 'dark'],
    ['appFontSize', '9'],
    ['timeZone', ''],
    ['timeZone', '99'],
    ['timeZone', '0.1'],
    ['multiEvents', '1,x'],
    ['multiEvents', Array.from({ length: 13 }, (_unused, index) => index + 1).join()],
    ['is12h', 'yes'],
  ] as const)
    expect(wrong(name, value), `${name} ${value}`).toEqual([]);
});
