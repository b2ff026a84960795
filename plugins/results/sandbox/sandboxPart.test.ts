import { afterAll, expect, test } from 'vitest';
import type { ChampTable, GameFull, GameList, ResultDay } from '#wire';
import { isResultDay } from '#wire/validators/results.js';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { outrightIdOf } from '../../../sandbox/world/outrights/OutrightEvent.ts';

const sandbox = createTestSandbox();
afterAll(() => sandbox.dispose());

const hourMs = 3_600_000;
const dayOf = (query = '', language = 'en'): Promise<ResultDay> =>
  sandbox.json<ResultDay>(`/web-api/line/v1/results?${query}`, {
    headers: { 'X-Language': language },
  });
const daysAgo = (days: number): string =>
  new Date(sandbox.nowMs() - days * 24 * hourMs).toISOString().slice(0, 10);

test('RES-13 RES-113 a day is returned page by page: sport by sport, championship by championship, newest first, with counts of the whole day', async () => {
  const date = daysAgo(1);
  const first = await dayOf(`date=${date}&limit=20`);
  expect(isResultDay(first)).toBe(true);
  expect([first.date, first.last_date]).toEqual([date, daysAgo(0)]);
  expect(first.games).toHaveLength(20);
  expect(first.sports.reduce((sum, { count }) => sum + count, 0)).toBe(first.total);
  expect(first.sports[0]).toMatchObject({ id: 1, name: 'Football', icon: 'ball-football' });
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.total / 100) }, (_unused, index) =>
      dayOf(`date=${date}&limit=100&offset=${index * 100}`),
    ),
  );
  const games = pages.flatMap((page) => page.games);
  expect(new Set(games.map(({ id }) => id)).size).toBe(first.total);
  const football = await dayOf(`date=${date}&sportId=1&limit=100`);
  expect(football.games.every(({ sportId }) => sportId === 1)).toBe(true);
  expect(football.champs.reduce((sum, { count }) => sum + count, 0)).toBe(football.total);
  const [champ] = football.champs;
  const one = await dayOf(`date=${date}&sportId=1&champId=${champ?.id ?? 0}`);
  expect(one.total).toBe(champ?.count);
  expect(one.champs).toEqual(football.champs);
  const starts = one.games.map(({ starts_at: at }) => at);
  expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  expect((await dayOf(`date=${date}&sportId=1`, 'de')).sports[0]?.name).toBe('Fußball');
});

test('RES-13 the day is that of the requested zone, and results are as settled', async () => {
  const date = daysAgo(2);
  const [utc, east] = [
    await dayOf(`date=${date}&sportId=1&limit=100`),
    await dayOf(`date=${date}&sportId=1&limit=100&offsetMin=330`),
  ];
  const startMs = Date.parse(`${date}T00:00:00Z`);
  for (const { starts_at: at } of utc.games)
    expect(at * 1000 >= startMs && at * 1000 < startMs + 24 * hourMs).toBe(true);
  for (const { starts_at: at } of east.games)
    expect(at * 1000 >= startMs - 5.5 * hourMs && at * 1000 < startMs + 18.5 * hourMs).toBe(true);
  for (const game of utc.games.slice(0, 10)) {
    const full = await sandbox.json<GameFull>(`/web-api/line/v1/games/${game.id}`);
    expect(full.game.statusId >= 4).toBe(true);
    expect([full.game.ending, full.game.winner]).toEqual([game.ending, game.winner]);
    if (game.ending !== 'cancelled')
      expect([full.game.score?.home, full.game.score?.away]).toEqual(game.score);
  }
});

test('RES-14 a day can be filtered by parts of names, without accents, and by followed items', async () => {
  const date = daysAgo(1);
  const all = await dayOf(`date=${date}&limit=100`);
  const game = all.games[3]!;
  const found = await dayOf(
    `date=${date}&words=${encodeURIComponent(game.team1.name.toUpperCase())}&limit=100`,
  );
  expect(found.games.map(({ id }) => id)).toContain(game.id);
  expect(found.total).toBeLessThan(all.total);
  expect((await dayOf(`date=${date}&words=zzzz`)).games).toEqual([]);
  const followed = await dayOf(`date=${date}&gameIds=${game.id}&teamIds=${all.games[0]!.team2.id}`);
  expect(followed.games.map(({ id }) => id)).toEqual(
    expect.arrayContaining([game.id, all.games[0]!.id]),
  );
  expect(
    followed.games.every(
      ({ id, team1, team2 }) =>
        id === game.id || [team1.id, team2.id].includes(all.games[0]!.team2.id),
    ),
  ).toBe(true);
  expect((await sandbox.request(`/web-api/line/v1/results?words=${'a'.repeat(61)}`)).status).toBe(
    400,
  );
});

test('RES-19 races and votes are among the results of their day in finishing order, after the matches, and found by participants', async () => {
  const date = daysAgo(1);
  const races = await dayOf(`date=${date}&sportId=18&limit=100`);
  expect(isResultDay(races)).toBe(true);
  expect([races.total, races.champs.length, races.sports.at(-1)]).toMatchObject([
    240,
    4,
    { id: 18, name: 'Marble races' },
  ]);
  const [race] = races.games;
  const full = await sandbox.json<GameFull>(`/web-api/line/v1/games/${race!.id}`);
  expect(race).toMatchObject({
    outright: full.game.outright,
    starts_at: full.game.starts_at,
    slug: full.game.slug,
  });
  expect([race!.team1.name, race!.team2.name]).toEqual(race!.outright!.places.slice(0, 2));
  const starts = races.games
    .filter(({ champId }) => champId === race!.champId)
    .map(({ starts_at: at }) => at);
  expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  const last = race!.outright!.places.at(-1)!;
  const ran = await dayOf(`date=${date}&sportId=18&words=${encodeURIComponent(last)}&limit=100`);
  expect([
    ran.total > 0,
    ran.total < 240,
    ran.games.every(({ outright }) => outright!.places.includes(last)),
  ]).toEqual([true, true, true]);
  const german = await dayOf(`date=${date}&sportId=18&limit=1`, 'de');
  expect(german.games[0]!.outright!.name).not.toBe(race!.outright!.name);
  const open = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=18&limit=1',
  );
  expect((await dayOf(`sportId=18&gameIds=${open.games[0]!.id}`)).total).toBe(0);
  const sunday = await dayOf('date=2025-11-16&sportId=19');
  expect([sunday.total, sunday.games[0]!.outright!.places.length > 4]).toEqual([1, true]);
});

test('RES-15 an invalid, future or too old day is 404; without a date it is today', async () => {
  const statusOf = async (date: string): Promise<number> =>
    (await sandbox.request(`/web-api/line/v1/results?date=${date}`)).status;
  expect(
    await Promise.all(
      ['2026-02-30', '2025-13-01', 'soon', daysAgo(-2), '1999-01-01', daysAgo(0), daysAgo(700)].map(
        statusOf,
      ),
    ),
  ).toEqual([404, 404, 404, 404, 404, 200, 200]);
  expect((await sandbox.request('/web-api/line/v1/results?offsetMin=9000')).status).toBe(400);
  expect((await dayOf()).date).toBe(daysAgo(0));
});

test('RES-16 a match that ends, is cancelled or corrected is among the results at once', async () => {
  const fresh = createTestSandbox();
  const { games } = await fresh.json<GameList>(
    '/web-api/line/v1/games?section=live&sportId=1&limit=2',
  );
  const [ended, other] = games as [GameList['games'][number], GameList['games'][number]];
  const of = async (id: number) => {
    const date = new Date((games.find((game) => game.id === id)?.starts_at ?? 0) * 1000)
      .toISOString()
      .slice(0, 10);
    return (await fresh.json<ResultDay>(`/web-api/line/v1/results?date=${date}&gameIds=${id}`))
      .games[0];
  };
  expect(await of(ended.id)).toBeUndefined();
  await fresh.post(`/sandbox/v1/events/${ended.id}/result`, { score: [3, 1] });
  expect(await of(ended.id)).toMatchObject({ id: ended.id, score: [3, 1], winner: 1 });
  expect(await of(ended.id)).not.toHaveProperty('isCorrected');
  await fresh.post(`/sandbox/v1/events/${ended.id}/result`, { score: [3, 3] });
  expect(await of(ended.id)).toMatchObject({ score: [3, 3], winner: 0, isCorrected: true });
  await fresh.post(`/sandbox/v1/events/${other.id}/disruption`, { disruption: 'abandoned' });
  await fresh.post('/sandbox/v1/clock', { advanceMs: 120_000 });
  expect(await of(other.id)).toMatchObject({ ending: 'abandoned', winner: 0 });
  fresh.dispose();
});

test('RES-20 a season is first under its championship on the day on which it was decided, in the order of its table', async () => {
  const table = await sandbox.json<ChampTable>('/web-api/line/v1/champs/2/table');
  const before = await sandbox.json<ChampTable>(
    `/web-api/line/v1/champs/2/table?season=${table.season - 1}`,
  );
  const id = outrightIdOf(2, before.season);
  const { game } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${id}`);
  expect([game.statusId, game.starts_at > before.to_at]).toEqual([4, true]);
  const onDay = (days: number) =>
    dayOf(
      `date=${new Date((game.starts_at + days * 86_400) * 1000).toISOString().slice(0, 10)}&champId=2&limit=100`,
    );
  const [season, ...matches] = (await onDay(0)).games;
  expect(season).toMatchObject({
    id,
    starts_at: game.starts_at,
    outright: { name: game.outright!.name, places: before.rows.map(({ team }) => team.name) },
  });
  expect(matches.every(({ outright }) => outright === undefined)).toBe(true);
  for (const days of [-1, 1])
    expect((await onDay(days)).games.some((each) => each.id === id)).toBe(false);
  expect((await dayOf(`date=${daysAgo(0)}&gameIds=${outrightIdOf(2, table.season)}`)).total).toBe(
    0,
  );
});
