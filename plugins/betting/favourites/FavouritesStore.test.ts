import { configure } from 'mobx';
import { expect, test, vi } from 'vitest';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { BettingApi } from '../feed/BettingApi.ts';
import { mergeFavourites, noFavourites } from './favourites.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { settled, ScriptedLine } from '../testing/ScriptedLine.ts';
import { FavouritesStore } from './FavouritesStore.ts';
import { isStoredFavourites } from '#stored/betting/isStoredFavourites.js';

configure({ enforceActions: 'always' });

function createStage({
  areas = { local: new MemoryArea(), session: new MemoryArea() },
  platform = new ScriptedLine(),
} = {}) {
  const services = createTestServices({ areas });
  let refused = 0;
  const store = new FavouritesStore({
    ...services,
    api: new BettingApi(services),
    onRefused: () => (refused += 1),
  });
  return {
    platform,
    store,
    signIn: async () => {
      services.session.signIn(1);
      await settled();
    },
    signOut: () => services.session.end(),
    refusedCount: () => refused,
    /** Stars that a visitor of the same browser finds on another page. */
    stored: () => createStage({ areas, platform }).store.favourites,
  };
}

test('BET-1028 a merge keeps everything of both, without doubles, the account first', () => {
  const account = { eventIds: [1, 2], competitionIds: [5], teamIds: [] };
  const visitor = { eventIds: [2, 3], competitionIds: [], teamIds: [9] };
  expect(mergeFavourites(account, visitor)).toEqual({
    eventIds: [1, 2, 3],
    competitionIds: [5],
    teamIds: [9],
  });
});

test('BET-24 stored content is validated', () => {
  expect(isStoredFavourites({ eventIds: [1], competitionIds: [], teamIds: [] })).toBe(true);
  for (const wrong of [
    null,
    5,
    {},
    { eventIds: ['1'], competitionIds: [], teamIds: [] },
    { eventIds: [-1], competitionIds: [], teamIds: [] },
  ]) {
    expect(isStoredFavourites(wrong)).toBe(false);
  }
});

test('BET-24 stars of a visitor stay in this browser', async () => {
  const { platform, stored, store } = createStage();
  await settled();
  store.toggleEvent(4);
  store.toggleCompetition(7);
  store.toggleEvent(5);
  store.toggleEvent(4);
  expect(stored()).toEqual({
    eventIds: [5],
    competitionIds: [7],
    teamIds: [],
  });
  expect(platform.calls).toEqual([]);
});

test('BET-1028 signing in brings both lists together once; signing out leaves none of the account', async () => {
  const { platform, stored, store, signIn, signOut } = createStage();
  platform.favourites = { games: [1], champs: [], teams: [] };
  store.toggleEvent(4);
  await signIn();
  expect(store.favourites.eventIds).toEqual([1, 4]);
  await vi.waitFor(() => expect(stored()).toEqual(noFavourites));
  expect(platform.favourites.games).toEqual([1, 4]);
  await signOut();
  expect(store.favourites).toEqual(noFavourites);
});

test('BET-1028 an account that has every star already is not written to', async () => {
  const { platform, store, signIn } = createStage();
  platform.favourites = { games: [4, 1], champs: [], teams: [] };
  store.toggleEvent(4);
  await signIn();
  expect([store.favourites.eventIds, platform.calls.map(({ id }) => id)]).toEqual([
    [4, 1],
    ['betting.getFavourites'],
  ]);
});

test('BET-1029 a star that the account did not save is removed again and reported', async () => {
  const { platform, store, signIn, refusedCount } = createStage();
  await signIn();
  platform.failsWith = 501;
  store.toggleEvent(8);
  expect(store.hasEvent(8)).toBe(true);
  await settled();
  expect(store.hasEvent(8)).toBe(false);
  expect(refusedCount()).toBe(1);
});

test('BET-1028 a star pressed while the account is asked is kept with the others', async () => {
  const { platform, store, signIn } = createStage();
  platform.favourites = { games: [1], champs: [], teams: [] };
  const joined = signIn();
  store.toggleEvent(8);
  await joined;
  expect(store.favourites.eventIds).toEqual([1, 8]);
  expect(platform.favourites.games).toEqual([1, 8]);
});

test('BET-1028 an answer that arrives after the sign-out is dropped', async () => {
  const { platform, store, signIn, signOut } = createStage();
  platform.favourites = { games: [1], champs: [], teams: [] };
  const joined = signIn();
  await signOut();
  await joined;
  expect(store.favourites).toEqual(noFavourites);
});

test('BET-1028 stars that the account could not take at sign-in stay in the browser for the next one', async () => {
  const { platform, stored, store, signIn, signOut } = createStage();
  store.toggleEvent(4);
  platform.failsWith = 501;
  await signIn();
  await signOut();
  expect(store.favourites.eventIds).toEqual([4]);
  expect(stored()).toEqual({
    eventIds: [4],
    competitionIds: [],
    teamIds: [],
  });
});

test('BET-1028 stars that the account, which could be read, did not save stay as well', async () => {
  const { store, signIn, stored } = createStage();
  answer('betting.putFavourites', refusal(501, 'odd'));
  store.toggleEvent(4);
  await signIn();
  expect(store.favourites.eventIds).toEqual([4]);
  expect(stored().eventIds).toEqual([4]);
});

test('BET-172 a team is starred and no longer', () => {
  const { store } = createStage();
  store.toggleTeam(258);
  expect([store.hasTeam(258), store.favourites.teamIds]).toEqual([true, [258]]);
  store.toggleTeam(258);
  expect(store.hasTeam(258)).toBe(false);
});

test('BET-742 without consent the stars of a visitor live as long as the tab', () => {
  const areas = { local: new MemoryArea(), session: new MemoryArea() };
  const services = createTestServices({ areas });
  services.preferences.allowStorage(false);
  const open = (): FavouritesStore =>
    new FavouritesStore({
      ...services,
      api: new BettingApi(services),
      onRefused: () => undefined,
    });
  open().toggleEvent(5);
  const kept = [...areas.local.values.keys()].filter((key) => key.includes('favourites'));
  expect([open().hasEvent(5), kept]).toEqual([true, []]);
  areas.session = new MemoryArea();
  expect(open().hasEvent(5)).toBe(false);
});
