import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameList, SeoAddress, SportsTree } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../createTestSandbox.ts';
import { slugOf } from '../../world/locales/slug.ts';

let sandbox: TestSandbox;
beforeAll(() => void (sandbox = createTestSandbox()));
afterAll(() => sandbox.dispose());

const find = (path: string) =>
  sandbox.json<SeoAddress>(`/web-api/seo/v1/address?path=${encodeURIComponent(path)}`);

async function first() {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=1');
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  const game = games[0]!;
  const sport = sports.find(({ id }) => id === game.sportId)!;
  const champ = sport.champs.find(({ id }) => id === game.champId)!;
  return {
    game,
    sport: `${sport.id}-${sport.slug}`,
    champ: `${champ.id}-${champ.slug}`,
    event: `${game.id}-${game.slug}`,
    team: `${game.team1.id}-${slugOf(game.team1.name)}`,
  };
}

test('SBX-405 an address as it should be, or without slugs, is left alone', async () => {
  const { sport, champ, event, team, game } = await first();
  for (const path of [
    '',
    'line',
    `line/${sport}`,
    `live/${sport}/${champ}`,
    `line/${sport}/${champ}/${event}`,
    team,
    `${team}/live`,
    `team/line/${team}`,
    `champs/${champ}`,
    `line/${game.sportId}/${game.champId}/${game.id}`,
    'topgame/line/1-football',
    'office/history',
  ])
    expect(await find(path), path).toEqual({ isKnown: true });
});

test('SBX-405 an old slug, or a place to which an event does not belong, leads to the address of now', async () => {
  const { sport, champ, event, team, game } = await first();
  expect(await find('line/1-soccer')).toEqual({ isKnown: true, path: 'line/1-football' });
  expect(await find(`line/${sport}/${game.champId}-old-cup`)).toEqual({
    isKnown: true,
    path: `line/${sport}/${champ}`,
  });
  expect(await find(`live/4-tennis/5/${game.id}-old-names`)).toEqual({
    isKnown: true,
    path: `live/${sport}/${champ}/${event}`,
  });
  expect(await find(`${game.team1.id}-old-name/line`)).toEqual({
    isKnown: true,
    path: `${team}/line`,
  });
  expect(await find(`team/line/${game.team1.id}-old-name`)).toEqual({
    isKnown: true,
    path: `team/line/${team}`,
  });
  expect(await find(`champs/${game.champId}-old-cup`)).toEqual({
    isKnown: true,
    path: `champs/${champ}`,
  });
});

test('SBX-405 an id that never was leads nowhere, one of a match that is over still does', async () => {
  for (const path of [
    'line/999',
    'line/1/99999',
    'line/1/2/77',
    '9999999',
    'team/live/9999999-x',
    'champs/99999',
  ])
    expect(await find(path), path).toEqual({ isKnown: false });
  const live = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=1');
  const { id, slug } = live.games[0]!;
  await sandbox.post(`/sandbox/v1/events/${id}/result`, { score: [2, 1] });
  expect(await find(`live/1/1/${id}-${slug}`)).toMatchObject({ isKnown: true });
});

test('SBX-710 statistics and the sports of curated pages are known like the line', async () => {
  const { sport, champ, event, team, game } = await first();
  for (const path of [
    `statistic/event/${event}`,
    `statisticpopup/team/${team}`,
    `statistic/competition/${champ}`,
    `topgame/live/${sport}`,
  ])
    expect(await find(path), path).toEqual({ isKnown: true });
  expect(await find(`statistic/event/${game.id}-old`)).toEqual({
    isKnown: true,
    path: `statistic/event/${event}`,
  });
  expect(await find(`statisticpopup/competition/${game.champId}-old`)).toEqual({
    isKnown: true,
    path: `statisticpopup/competition/${champ}`,
  });
  expect(await find('topgame/line/1-soccer')).toEqual({
    isKnown: true,
    path: 'topgame/line/1-football',
  });
  for (const path of [
    'statistic/event/77',
    'statistic/team/9999999',
    'statisticpopup/competition/99999',
    'topgame/line/999-quidditch',
  ])
    expect(await find(path), path).toEqual({ isKnown: false });
});

test('SBX-710 sport and championship with the same number are told apart', async () => {
  expect(await find('line/1-football/1-old')).toEqual({
    isKnown: true,
    path: 'line/1-football/1-champions-cup',
  });
  expect(await find('line/1/1-old')).toEqual({ isKnown: true, path: 'line/1/1-champions-cup' });
});

test('CYB-15 a match of cyber sport has its address below its discipline', async () => {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=17&limit=1',
  );
  const { id, champId } = games[0]!;
  const { path = '' } = await find(`line/17-esports/${champId}/${id}`);
  expect(path).toMatch(
    new RegExp(`^cyber/(?:real|virtual)/\\d+-[a-z-]+/${champId}-[a-z-]+/line/${id}$`),
  );
  expect(await find(path)).toEqual({ isKnown: true });
  expect((await find(`live/17-esports/${champId}/${id}`)).path).toBe(
    path.replace('/line/', '/live/'),
  );
});

test('SBX-406 the redirect service knows teams by their name alone', async () => {
  const { game, team } = await first();
  const answer = await (
    await sandbox.post('/redirects-api/api/v1/redirect-light', {
      url: `/en/${slugOf(game.team1.name)}`,
    })
  ).json();
  expect(answer).toMatchObject({ redirect: true, code: 301, reasons: ['team'] });
  const { url } = answer as { url: string };
  expect(slugOf(game.team1.name)).toBe(url.replace(/^\/en\/\d+-/, ''));
  expect(await find(url.slice(4))).toEqual({ isKnown: true });
  expect(team.endsWith(slugOf(game.team1.name))).toBe(true);
});

test('SBX-494 a match that is over leads from its page in the line to its result, with the slug of now', async () => {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=1');
  const { id, slug, sportId, champId } = games[0]!;
  expect(await find(`results/event/${id}-${slug}`)).toEqual({ isKnown: true });
  expect((await find(`live/${sportId}/${champId}/${id}`)).path ?? '').not.toContain('results');
  await sandbox.post(`/sandbox/v1/events/${id}/result`, { score: [2, 1] });
  for (const path of [`live/${sportId}/${champId}/${id}`, `line/1/1/${id}-old`])
    expect(await find(path), path).toEqual({ isKnown: true, path: `results/event/${id}-${slug}` });
  expect(await find(`results/event/${id}-old`)).toEqual({
    isKnown: true,
    path: `results/event/${id}-${slug}`,
  });
  expect(await find('results/event/77')).toEqual({ isKnown: false });
});

test('SBX-494 a day, its sports and championships are known as far as there can be results of them', async () => {
  const dateOf = (days: number): string =>
    new Date(sandbox.nowMs() + days * 86_400_000).toISOString().slice(0, 10);
  const today = dateOf(0);
  for (const date of [today, dateOf(1), dateOf(-1), dateOf(-700)])
    expect(await find(`results/${date}`), date).toEqual({ isKnown: true });
  for (const date of ['2026-02-30', '2025-02-29', dateOf(3), dateOf(-800)])
    expect(await find(`results/${date}`), date).toEqual({ isKnown: false });
  expect(await find(`results/${today}/1-soccer`)).toEqual({
    isKnown: true,
    path: `results/${today}/1-football`,
  });
  expect(await find(`results/${today}/1/999999`)).toEqual({ isKnown: false });
});

test('SBX-504 addresses of cyber sport lead to the discipline, the kind and the slugs of now, or nowhere', async () => {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=17&limit=60',
  );
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  const { id, slug, champId } = games.find(({ cyber }) => cyber?.key === 'strike-zone')!;
  const champ = `${champId}-${sports.find((sport) => sport.id === 17)!.champs.find((each) => each.id === champId)!.slug}`;
  const right = `cyber/real/1-strike-zone/${champ}`;
  for (const path of [
    'cyber/real/all',
    'cyber/real/1-strike-zone',
    'cyber/real/1',
    'cyber/virtual/5-cyber-football/line',
    'cyber/real/1/champs',
    right,
    `${right}/line/${id}-${slug}`,
  ])
    expect(await find(path), path).toEqual({ isKnown: true });
  expect(await find('cyber/real/1-shooter/live')).toEqual({
    isKnown: true,
    path: 'cyber/real/1-strike-zone/live',
  });
  expect(await find(`cyber/virtual/2-lanes/${champId}-old-cup`)).toEqual({
    isKnown: true,
    path: right,
  });
  expect(await find(`cyber/virtual/2/3/live/${id}-old-names`)).toEqual({
    isKnown: true,
    path: `cyber/real/1-strike-zone/${champ}/live/${id}-${slug}`,
  });
  for (const path of [
    'cyber/real/7-cyber-tennis',
    'cyber/virtual/1-strike-zone',
    'cyber/real/99',
    'cyber/real/1/2',
    'cyber/real/1/99999',
    `cyber/real/1/${champId}/line/77`,
  ])
    expect(await find(path), path).toEqual({ isKnown: false });
});
