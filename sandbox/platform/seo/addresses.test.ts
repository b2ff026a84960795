import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameList, SeoAddress, SportsTree } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';
import { slugOf } from '../../world/locales/slug.ts';

let sandbox: TestSandbox;
beforeAll(() => void (sandbox = createTestSandbox()));
afterAll(() => sandbox.dispose());

const find = (path: string) =>
  sandbox.json<SeoAddress>(`/web-api/seo/v1/address?path=${encodeURIComponent(path)}`);

async function first() {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=1',
  );
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

test('SBX-405 a current address, or one without slugs, is unchanged', async () => {
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

test('SBX-405 SBX-1461 an old slug, or a wrong place of an event, redirects to the current address', async () => {
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

test('SBX-405 SBX-1461 an id that never existed leads nowhere, one of a finished match still does', async () => {
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

test('SBX-710 statistics and the sports of curated pages are resolved like the line', async () => {
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

test('SBX-710 sport and championship with the same number are distinguished', async () => {
  expect(await find('line/1-football/1-old')).toEqual({
    isKnown: true,
    path: 'line/1-football/1-champions-cup',
  });
  expect(await find('line/1/1-old')).toEqual({ isKnown: true, path: 'line/1/1-champions-cup' });
});

test('SBX-996 a country is resolved by its number if its sport has championships there', async () => {
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  const countryId = sports.find(({ id }) => id === 1)!.champs.at(-1)!.countryId;
  for (const path of [`line/1-football/country/${countryId}`, `live/1/country/${countryId}-name`])
    expect(await find(path), path).toEqual({ isKnown: true });
  expect(await find(`line/1-soccer/country/${countryId}`)).toEqual({
    isKnown: true,
    path: `line/1-football/country/${countryId}`,
  });
  for (const path of ['line/1-football/country/99999', `line/999/country/${countryId}`])
    expect(await find(path), path).toEqual({ isKnown: false });
});
