import { afterAll, expect, test } from 'vitest';
import type {
  ChampTable,
  GameFull,
  GameHistory,
  GameLineUps,
  GameList,
  GameOutcomes,
  GameStatistics,
  SportsTree,
  StatisticsIndex,
  TeamOverview,
} from '#wire';
import { settlementId } from '#domain/ticket/Settlement.ts';
import {
  isChampTable,
  isGameHistory,
  isGameLineUps,
  isGameOutcomes,
  isGameStatistics,
  isStatisticsIndex,
  isTeamOverview,
} from '#wire/validators/statistics.js';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { everySport } from '../../world/catalogue/sports.ts';
import { createWorld } from '../../world/createWorld.ts';
import { dayMs } from '../../world/calendar/days.ts';
import { toPlayedGame } from './toPlayedGame.ts';

const sandbox = createTestSandbox();
afterAll(() => sandbox.dispose());

async function eventOf(sportId: number, section: 'line' | 'live' = 'live'): Promise<number> {
  const { games } = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=${section}&sportId=${sportId}&limit=1`,
  );
  const id = games[0]?.id;
  if (id === undefined) throw new Error(`nothing of sport ${sportId} is in ${section}`);
  return id;
}

const of = <Answer>(id: number, what: string): Promise<Answer> =>
  sandbox.json<Answer>(`/web-api/line/v1/games/${id}/${what}`);

test('SBX-442 the statistics of a match are in total and by part, in the requested language, and empty before the start', async () => {
  const live = await eventOf(1);
  const statistics = await of<GameStatistics>(live, 'statistics?lng=de');
  expect(isGameStatistics(statistics)).toBe(true);
  const [whole] = statistics.sections;
  expect(whole?.rows.find(({ key }) => key === 'corners')?.name).toBe('Ecken');
  const { game } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${live}`);
  expect(whole?.rows.find(({ key }) => key === 'corners')).toMatchObject({
    home: game.score?.corners?.[0],
    away: game.score?.corners?.[1],
  });
  expect((await of<GameStatistics>(await eventOf(1, 'line'), 'statistics')).sections).toEqual([]);
});

test('SBX-443 the history of a match has the head-to-heads and the form of each team', async () => {
  const id = await eventOf(1, 'line');
  const history = await of<GameHistory>(id, 'history');
  expect(isGameHistory(history)).toBe(true);
  const { game } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${id}`);
  expect(history.form.map(({ team }) => team)).toEqual([game.team1, game.team2]);
  for (const { team, games } of history.form) {
    expect(games.length).toBeGreaterThan(3);
    for (const played of games) expect([played.team1.id, played.team2.id]).toContain(team.id);
    expect(games.map(({ starts_at }) => starts_at)).toEqual(
      games.map(({ starts_at }) => starts_at).toSorted((first, second) => second - first),
    );
  }
  for (const meeting of history.meetings)
    expect(new Set([meeting.team1.id, meeting.team2.id])).toEqual(
      new Set([game.team1.id, game.team2.id]),
    );
});

test('SBX-783 SBX-1468 the index lists every sport with statistics, and per sport its competitions and seasons, each with a table', async () => {
  const index = await sandbox.json<StatisticsIndex>('/web-api/line/v1/statistics?lng=de');
  expect(isStatisticsIndex(index)).toBe(true);
  expect(index.sports.map(({ id }) => id)).toEqual(everySport.map(({ id }) => id));
  expect([index.sportId, index.sports[0]]).toEqual([
    1,
    { id: 1, name: 'Fußball', icon: 'ball-football' },
  ]);
  const tree = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  for (const { id, champs } of tree.sports) {
    const own = await sandbox.json<StatisticsIndex>(`/web-api/line/v1/statistics?sportId=${id}`);
    const ids = own.champs.map(({ champ }) => champ.id);
    expect(ids).toEqual(expect.arrayContaining(champs.map((champ) => champ.id)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(own.champs.map(({ champ }) => champ.isTop)).toEqual(
      own.champs
        .map(({ champ }) => champ.isTop)
        .toSorted((first, second) => Number(second) - Number(first)),
    );
  }
  for (const { champ, seasons } of [index.champs[0]!, index.champs.at(-1)!]) {
    expect(seasons).toHaveLength(5);
    for (const [order, { season, from_at, to_at }] of seasons.entries()) {
      const table = await sandbox.json<ChampTable>(
        `/web-api/line/v1/champs/${champ.id}/table?season=${season}`,
      );
      expect(table).toMatchObject({ season, from_at, to_at, lastSeason: season + order });
    }
  }
  const votes = await sandbox.json<StatisticsIndex>('/web-api/line/v1/statistics?sportId=19');
  expect(votes.champs.map(({ seasons }) => seasons)).toEqual(votes.champs.map(() => []));
  expect((await sandbox.request('/web-api/line/v1/statistics?sportId=99')).status).toBe(404);
});

test('SBX-783 SBX-1467 an imported competition without events on offer keeps its statistics, with the seasons that have begun', () => {
  const nowMs = Date.parse('2026-03-14T12:00:00Z');
  const world = createWorld({ seed: 3, size: 'small', nowMs });
  const dayMs = 86_400_000;
  for (const [key, daysAgo] of [
    ['old', 500],
    ['new', 20],
  ] as const)
    world.upsertImported({
      key,
      sportId: 1,
      countryIso: 'es',
      countryName: 'Spain',
      competition: 'Copa de Prueba',
      home: 'Uno',
      away: 'Dos',
      startsAtMs: nowMs - daysAgo * dayMs,
      result: { score: [1, 0] },
    });
  const known = new Set(
    world.tree('en').sports.flatMap(({ champs }) => champs.map(({ id }) => id)),
  );
  const champId = world
    .archivedCompetitions()
    .get(1)!
    .find((id) => world.competition(id, 'en')?.name.includes('Copa de Prueba') === true)!;
  expect(known.has(champId)).toBe(false);
  expect(world.seasonsOf(champId)).toEqual([
    { season: 2, fromMs: nowMs - 20 * dayMs, toMs: nowMs - 20 * dayMs },
    { season: 1, fromMs: nowMs - 500 * dayMs, toMs: nowMs - 500 * dayMs },
  ]);
  expect(world.table(champId, 1)?.rows).toHaveLength(2);
});

test('SBX-444 a table counts the matches of a season, another season can be requested, an unknown season is 404', async () => {
  const { game } = await sandbox.json<GameFull>(
    `/web-api/line/v1/games/${await eventOf(1, 'line')}`,
  );
  const path = `/web-api/line/v1/champs/${game.champId}/table`;
  const table = await sandbox.json<ChampTable>(path);
  expect(isChampTable(table)).toBe(true);
  for (const { played, won, drawn, lost } of table.rows) expect(won + drawn + lost).toBe(played);
  expect(table.rows.reduce((sum, { scored, conceded }) => sum + scored - conceded, 0)).toBe(0);
  const before = await sandbox.json<ChampTable>(`${path}?season=${table.season - 1}`);
  expect(before.to_at).toBeLessThanOrEqual(table.from_at);
  expect((await sandbox.request(`${path}?season=${table.lastSeason + 1}`)).status).toBe(404);
  expect((await sandbox.request(`${path}?season=x`)).status).toBe(400);
  for (const unknown of [
    '/web-api/line/v1/champs/999999/table',
    '/web-api/line/v1/teams/7',
    '/web-api/line/v1/games/x/history',
  ])
    expect((await sandbox.request(unknown)).status, unknown).toBe(404);
});

test('SBX-445 a team has its last results, its place and its next events; matches of teams have line-ups', async () => {
  const id = await eventOf(1, 'line');
  const { game } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${id}`);
  const overview = await sandbox.json<TeamOverview>(`/web-api/line/v1/teams/${game.team1.id}`);
  expect(isTeamOverview(overview)).toBe(true);
  expect(overview.next.map((next) => next.id)).toContain(id);
  expect(overview.row?.team).toEqual(game.team1);
  const lineUps = await of<GameLineUps>(id, 'line-ups');
  expect(isGameLineUps(lineUps)).toBe(true);
  expect(lineUps.teams.map(({ starting }) => starting.length)).toEqual([11, 11]);
  expect((await of<GameLineUps>(await eventOf(4), 'line-ups')).teams).toEqual([]);
});

test('SBX-444 every competition with matches on offer has a table', async () => {
  // Races of marbles and votes have none.
  for (const champ of sandbox.line
    .tree('en')
    .sports.filter(({ id }) => id < 18)
    .flatMap(({ champs }) => champs)) {
    const table = await sandbox.json<ChampTable>(`/web-api/line/v1/champs/${champ.id}/table`);
    expect([table.champ.name, table.rows.length > 3], champ.name).toEqual([champ.name, true]);
  }
});

test('SBX-736 the statistics of a track and of an office match the wire schema in every language', async () => {
  const read = async (champId: number, language = 'en'): Promise<ChampTable> =>
    sandbox.json<ChampTable>(`/web-api/line/v1/champs/${champId}/table`, {
      headers: { 'X-Language': language },
    });
  const [track, office] = [await read(490), await read(494)];
  expect([isChampTable(track), isChampTable(office), track.rows, office.rows]).toEqual([
    true,
    true,
    [],
    [],
  ]);
  expect(track.contests!.track!.rows).toHaveLength(16);
  expect(office.contests!.polls!.rows).toHaveLength(7);
  const names = await Promise.all(
    ['en', 'ru', 'ar'].map(async (language) => (await read(490, language)).contests!.past[0]!.name),
  );
  expect(new Set(names).size).toBe(3);
  expect((await sandbox.request('/web-api/line/v1/champs/490/table?season=3')).status).toBe(404);
});

test('SBX-496 a finished match has its prematch markets with their settlement, equal to that of bets', async () => {
  const { world } = sandbox.line;
  const game = world
    .played(world.nowMs - 2 * dayMs, world.nowMs)
    .flatMap(({ gameId, sportId }) => (sportId === 1 ? (world.record(gameId) ?? []) : []))
    .map((record) => toPlayedGame(record, ''))
    .find(({ ending }) => ending === 'regular')!;
  const answer = await sandbox.json<GameOutcomes>(`/web-api/line/v1/games/${game.id}/outcomes`, {
    headers: { 'X-Language': 'de' },
  });
  expect(isGameOutcomes(answer)).toBe(true);
  expect(answer.markets.length).toBeGreaterThan(100);
  expect(answer.groups[0]?.count).toBeGreaterThan(1);
  const [result] = answer.markets;
  const winning = game.winner === 0 ? 1 : game.winner === 1 ? 0 : 2;
  expect(result?.outcomes.map(({ statusId }) => statusId)).toEqual(
    [0, 1, 2].map((index) => (index === winning ? 1 : 0)),
  );
  for (const { outcomes } of answer.markets)
    for (const { id, statusId } of outcomes)
      expect([statusId, statusId >= 0]).toEqual([settlementId(sandbox.line.settlement(id)), true]);
  const live = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=1');
  expect(
    (await sandbox.json<GameOutcomes>(`/web-api/line/v1/games/${live.games[0]!.id}/outcomes`))
      .markets,
  ).toEqual([]);
  expect((await sandbox.request('/web-api/line/v1/games/77/outcomes')).status).toBe(404);
});
