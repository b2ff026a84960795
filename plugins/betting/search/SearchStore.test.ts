import { expect, test } from 'vitest';
import type { SearchAnswer, SearchGame } from '#wire';
import { HttpError } from '#core';
import type { SearchRow } from './SearchRow.ts';
import { exampleFull, exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { RecentSearches } from './recent/RecentSearches.ts';
import { SearchStore } from './SearchStore.ts';

interface Question {
  readonly q: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly answer: (answer: SearchAnswer) => Promise<void>;
  readonly fail: () => Promise<void>;
}

function found(
  q: string,
  games: readonly number[],
  more: Partial<SearchAnswer> = {},
): SearchAnswer {
  const rows = games.map((id): SearchGame => ({
    game: exampleGame(id),
    champName: 'England. Premier Division',
    marks1: [[0, 4]],
    marks2: [],
    champMarks: [],
  }));
  return {
    q,
    isGuess: false,
    order: games.length === 0 ? [] : ['games'],
    games: rows,
    gameCount: games.length,
    champs: [],
    teams: [],
    players: [],
    sports: [],
    ...more,
  };
}

/** The search with its questions in the hands of the test. */
async function createStage() {
  const stage = await createBettingStage();
  const questions: Question[] = [];
  const opened: SearchRow[] = [];
  Object.assign(stage.services, {
    http: {
      call: (
        id: string,
        {
          query,
          signal,
        }: { readonly query: Readonly<Record<string, unknown>>; readonly signal: AbortSignal },
      ) =>
        new Promise((resolve, reject) => {
          expect(id).toBe('betting.search');
          questions.push({
            q: String(query['q']),
            query,
            signal,
            answer: (answer) => (resolve(answer), settled()),
            fail: () => (reject(new HttpError(id, 503, [])), settled()),
          });
        }),
      first: () => undefined,
    },
  });
  const recent = new RecentSearches(stage.services);
  const store = new SearchStore({
    core: stage.services,
    betting: stage.betting,
    recent,
    onOpen: (row) => opened.push(row),
  });
  const type = (text: string): void => {
    store.setText(text);
    stage.time.advance(40);
  };
  const last = (): Question => questions.at(-1)!;
  return { ...stage, store, recent, questions, opened, type, last };
}

test('BET-342 fast typing causes one request, and fewer than two letters none', async () => {
  const { store, questions, time, type } = await createStage();
  for (const text of ['h', 'ha', 'har', 'harb']) {
    store.setText(text);
    time.advance(20);
  }
  time.advance(40);
  expect(questions.map(({ q }) => q)).toEqual(['harb']);
  type('h');
  expect([questions.length, store.found.state.kind, store.groups]).toEqual([1, 'idle', []]);
});

test('BET-342 an older answer never takes the place of a newer one', async () => {
  const { store, questions, type } = await createStage();
  type('ha');
  type('har');
  const [older, newer] = questions as [Question, Question];
  expect([older.signal.aborted, newer.signal.aborted]).toEqual([true, false]);
  await newer.answer(found('har', [2]));
  await older.answer(found('ha', [1]));
  expect(store.rows.map(({ key }) => key)).toEqual(['event-2']);
  type('harb');
  expect(store.rows.map(({ key }) => key)).toEqual(['event-2']);
  type('');
  await questions.at(-1)!.answer(found('harb', [3]));
  expect([store.found.state.kind, store.rows]).toEqual(['idle', []]);
});

test('BET-342 a lost answer is reported and can be retried; an aborted one is not reported', async () => {
  const { store, questions, time, type, last } = await createStage();
  type('ha');
  type('harb');
  await questions[0]!.fail();
  expect(store.isSearching).toBe(true);
  await last().fail();
  expect(store.hasFailed).toBe(true);
  store.retry();
  time.advance(0);
  expect([store.isSearching, last().q, questions.length]).toEqual([true, 'harb', 3]);
  await last().answer(found('harb', [1]));
  expect([store.found.state.kind, store.count]).toEqual(['ready', 1]);
});

test('BET-341 BET-1007 arrows go round, Enter opens; before the answer it waits for the first row', async () => {
  const { store, type, last, opened, time } = await createStage();
  type('harb');
  await last().answer(found('harb', [1, 2, 3]));
  expect(store.activeKey).toBe('event-1');
  store.move(-1);
  expect(store.activeKey).toBe('event-3');
  store.move(1);
  store.move(1);
  expect(store.activeKey).toBe('event-2');
  store.enter();
  expect(opened.map(({ key }) => key)).toEqual(['event-2']);

  type('king');
  store.enter();
  expect(opened).toHaveLength(1);
  await last().answer(found('king', [7, 8]));
  expect(opened.map(({ key }) => key)).toEqual(['event-2', 'event-7']);

  type('rov');
  store.enter();
  type('rove');
  await last().answer(found('rove', [9]));
  expect(opened).toHaveLength(2);
  type('nobody');
  store.enter();
  await last().answer(found('nobody', []));
  time.advance(1000);
  expect([opened.length, store.isEmpty, store.activeKey]).toEqual([2, true, undefined]);
});

test('BET-344 BET-345 a chosen row is stored as far as allowed, offered before typing, and searched again when pressed', async () => {
  const { store, recent, services, preferences, type, last } = await createStage();
  type('harb');
  await last().answer(found('harb', [1]));
  store.enter();
  expect(recent.names).toEqual(['Harbour City – Kingsport Rovers']);
  expect(new RecentSearches(services).names).toEqual(recent.names);
  store.setText('');
  expect(store.rows.map(({ kind }) => kind)).toEqual(['recent']);
  store.move(1);
  store.enter();
  expect(store.text).toBe('Harbour City – Kingsport Rovers');
  preferences.allowStorage(false);
  expect([recent.names.length, new RecentSearches(services).names.length]).toEqual([1, 1]);
  preferences.allowStorage(true);
  recent.remove('harbour city – kingsport rovers');
  expect([recent.names, new RecentSearches(services).names]).toEqual([[], []]);
  recent.add('Aurelia');
  recent.clear();
  expect(new RecentSearches(services).names).toEqual([]);
});

test('BET-346 the newest stars go with the question', async () => {
  const { betting, type, last } = await createStage();
  type('harb');
  expect(Object.keys(last().query)).toEqual(['q']);
  for (let id = 1; id <= 70; id += 1) betting.favourites.toggleEvent(id);
  betting.favourites.toggleCompetition(7);
  betting.favourites.toggleTeam(9);
  type('harbo');
  const { starGames, starChamps, starTeams } = last().query as Record<string, readonly number[]>;
  expect([starGames!.length, starGames!.at(-1), starChamps, starTeams]).toEqual([60, 70, [7], [9]]);
});

test('BET-343 prices come with the answer and follow the feed while they are looked at', async () => {
  const { store, betting, platform, time, type, last } = await createStage();
  const outcomeId = exampleGame(1).main[0]!.outcomes[0].id;
  type('harb');
  await last().answer(found('harb', [1, 2]));
  expect(betting.prices.shownOdds(outcomeId)).toBe(1850);
  const channels = (): number => platform.channels.length;
  const before = channels();
  time.advance(399);
  await settled();
  expect(channels()).toBe(before);
  time.advance(1);
  await settled();
  expect(platform.channels.at(-1)).toMatchObject({
    kind: 'list',
    section: 'line',
    gameIds: [1, 2],
    markets: ['result'],
  });
  await platform.delta({ prices: [outcomeId, 1.9, 0] });
  time.play(500);
  expect(betting.prices.shownOdds(outcomeId)).toBe(1900);
  await platform.delta({ games: [exampleGame(1, { marketCount: 77 }), exampleGame(5)] });
  expect([store.events.get(1)?.marketCount, store.events.has(5)]).toEqual([77, false]);
  type('harbo');
  await settled();
  expect(channels()).toBe(before);
  await last().answer(found('harbo', [1]));
  time.advance(400);
  store.dispose();
  await settled();
  expect(channels()).toBe(before);
});

test('BET-347 with live closed nothing live is shown', async () => {
  const { store, services, type, last } = await createStage();
  Object.assign(services.navigation, { hasRoute: (name: string) => name !== 'betting.live' });
  type('harb');
  const answer = found('harb', [1, 2]);
  await last().answer({
    ...answer,
    games: [{ ...answer.games[0]!, game: exampleGame(1, { isLive: true }) }, answer.games[1]!],
  });
  expect(store.rows.map(({ key }) => key)).toEqual(['event-2']);
});

test('BET-1030 every kind of answer has a row of its own, in the order of the platform', async () => {
  const { store, type, last } = await createStage();
  const { game, champ } = exampleFull(1, []);
  type('harb');
  await last().answer({
    ...found('harb', [1], {
      read_as: 'harb',
      isGuess: true,
      order: ['sports', 'teams', 'players', 'champs', 'games'],
    }),
    gameCount: 61,
    sports: [
      {
        id: 1,
        name: 'Football',
        slug: 'football',
        icon: 'football',
        lineCount: 3,
        liveCount: 1,
        marks: [],
      },
    ],
    teams: [
      {
        team: game.team1,
        slug: 'harbour-city',
        sportId: 1,
        champName: champ.name,
        gameCount: 2,
        liveCount: 1,
        marks: [],
      },
    ],
    players: [
      { name: 'M. Lindqvist', team: game.team2, slug: 'kingsport-rovers', sportId: 1, marks: [] },
    ],
    champs: [{ champ, marks: [] }],
  });
  expect(store.groups.map(({ id, total }) => [id, total])).toEqual([
    ['sports', 1],
    ['teams', 1],
    ['players', 1],
    ['competitions', 1],
    ['events', 61],
  ]);
  expect([store.answer?.readAs, store.answer?.isGuess, store.count]).toEqual(['harb', true, 65]);
  expect(new Set(store.rows.map(({ key }) => key)).size).toBe(5);
});
