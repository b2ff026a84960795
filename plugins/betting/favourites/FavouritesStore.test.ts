import { configure } from 'mobx';
import { expect, test } from 'vitest';
import type { SessionState } from '#core';
import { BettingApi } from '../feed/BettingApi.ts';
import { mergeFavourites, noFavourites } from './favourites.ts';
import { MemoryStorage } from '../testing/MemoryStorage.ts';
import { settled, TestPlatform } from '../testing/TestPlatform.ts';
import { FavouritesStore } from './FavouritesStore.ts';
import { isStoredFavourites } from '#stored/betting/isStoredFavourites.js';

configure({ enforceActions: 'always' });

function createStage() {
  const platform = new TestPlatform();
  const storage = new MemoryStorage();
  const listeners = new Set<(state: SessionState) => void>();
  let refused = 0;
  const session = {
    isAuthed: false,
    ready: Promise.resolve(),
    onChange: (run: (state: SessionState) => void) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
  const store = new FavouritesStore({
    api: new BettingApi(platform),
    session,
    storage,
    onRefused: () => (refused += 1),
  });
  const signIn = async (): Promise<void> => {
    session.isAuthed = true;
    for (const run of listeners) run({ kind: 'signed-in', userId: 1 });
    await settled();
  };
  const signOut = (): void => {
    session.isAuthed = false;
    for (const run of listeners) run({ kind: 'anonymous' });
  };
  return { platform, storage, store, signIn, signOut, refusedCount: () => refused };
}

test('BET-24 a merge keeps everything of both, without doubles, the account first', () => {
  const account = { eventIds: [1, 2], competitionIds: [5], teamIds: [] };
  const visitor = { eventIds: [2, 3], competitionIds: [], teamIds: [9] };
  expect(mergeFavourites(account, visitor)).toEqual({
    eventIds: [1, 2, 3],
    competitionIds: [5],
    teamIds: [9],
  });
});

test('BET-24 what storage holds is checked', () => {
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
  const { platform, storage, store } = createStage();
  await settled();
  store.toggleEvent(4);
  store.toggleCompetition(7);
  store.toggleEvent(5);
  store.toggleEvent(4);
  expect(storage.kept.get('betting/favourites')).toEqual({
    eventIds: [5],
    competitionIds: [7],
    teamIds: [],
  });
  expect(platform.calls).toEqual([]);
});

test('BET-24 signing in brings both lists together once; signing out leaves none of the account', async () => {
  const { platform, storage, store, signIn, signOut } = createStage();
  platform.favourites = { games: [1], champs: [], teams: [] };
  store.toggleEvent(4);
  await signIn();
  expect(store.favourites.eventIds).toEqual([1, 4]);
  expect(platform.favourites.games).toEqual([1, 4]);
  expect(storage.kept.has('betting/favourites')).toBe(false);
  signOut();
  expect(store.favourites).toEqual(noFavourites);
});

test('BET-24 an account that has every star already is not written to', async () => {
  const { platform, store, signIn } = createStage();
  platform.favourites = { games: [4, 1], champs: [], teams: [] };
  store.toggleEvent(4);
  await signIn();
  expect([store.favourites.eventIds, platform.calls.map(({ id }) => id)]).toEqual([
    [4, 1],
    ['betting.getFavourites'],
  ]);
});

test('BET-24 a star that the account did not keep is taken back and told', async () => {
  const { platform, store, signIn, refusedCount } = createStage();
  await signIn();
  platform.failsWith = 500;
  store.toggleEvent(8);
  expect(store.hasEvent(8)).toBe(true);
  await settled();
  expect(store.hasEvent(8)).toBe(false);
  expect(refusedCount()).toBe(1);
});

test('BET-24 a star pressed while the account is asked is kept with the others', async () => {
  const { platform, store, signIn } = createStage();
  platform.favourites = { games: [1], champs: [], teams: [] };
  const joined = signIn();
  store.toggleEvent(8);
  await joined;
  expect(store.favourites.eventIds).toEqual([1, 8]);
  expect(platform.favourites.games).toEqual([1, 8]);
});

test('BET-24 an answer that comes after the sign-out is nobody’s', async () => {
  const { platform, store, signIn, signOut } = createStage();
  platform.favourites = { games: [1], champs: [], teams: [] };
  const joined = signIn();
  signOut();
  await joined;
  expect(store.favourites).toEqual(noFavourites);
});

test('BET-24 stars that the account could not take at sign-in stay in the browser for the next one', async () => {
  const { platform, storage, store, signIn, signOut } = createStage();
  store.toggleEvent(4);
  platform.failsWith = 500;
  await signIn();
  signOut();
  expect(store.favourites.eventIds).toEqual([4]);
  expect(storage.kept.get('betting/favourites')).toEqual({
    eventIds: [4],
    competitionIds: [],
    teamIds: [],
  });
});

test('BET-24 so do those that the account, which could be read, did not keep', async () => {
  const storage = new MemoryStorage();
  const session = { isAuthed: true, ready: Promise.resolve(), onChange: () => () => undefined };
  storage.kept.set('betting/favourites', { eventIds: [4], competitionIds: [], teamIds: [] });
  const store = new FavouritesStore({
    api: {
      favourites: async () => noFavourites,
      saveFavourites: () => Promise.reject(new Error('no')),
    },
    session,
    storage,
    onRefused: () => undefined,
  });
  await settled();
  expect(store.favourites.eventIds).toEqual([4]);
  expect(storage.kept.get('betting/favourites')).toEqual({
    eventIds: [4],
    competitionIds: [],
    teamIds: [],
  });
});

test('BET-172 a team is starred and no longer', () => {
  const storage = new MemoryStorage();
  const session = { isAuthed: false, ready: Promise.resolve(), onChange: () => () => undefined };
  const store = new FavouritesStore({
    api: { favourites: async () => noFavourites, saveFavourites: async (kept) => kept },
    session,
    storage,
    onRefused: () => undefined,
  });
  store.toggleTeam(258);
  expect([store.hasTeam(258), store.favourites.teamIds]).toEqual([true, [258]]);
  store.toggleTeam(258);
  expect(store.hasTeam(258)).toBe(false);
});
