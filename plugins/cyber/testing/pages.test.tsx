import { appViewTypePreference } from '#domain/odds/oddsPreferences.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameList } from '#wire';
import base from '../../../config/base.json' with { type: 'json' };
import { findPage } from '../../../core/runtime/routes/findPage.ts';
import { resolvePlan } from '../../../core/runtime/plan/resolvePlan.ts';
import { betting } from '../../betting/index.ts';
import { DisciplineColumn } from '../disciplines/DisciplineColumn.tsx';
import { bettingToken } from '../../betting/contract.ts';
import { cyber } from '../index.ts';
import { renderCyber } from './renderCyber.tsx';
import { AllPage } from '../disciplines/AllPage.tsx';
import { CompetitionsPage } from '../matches/CompetitionsPage.tsx';
import { CyberEventPage } from '../matches/CyberEventPage.tsx';
import { DisciplinePage } from '../disciplines/DisciplinePage.tsx';

const nameOf = (path: string): string | undefined => {
  const plan = resolvePlan([betting, cyber], {
    routes: {},
    slots: {},
    menus: {},
    guards: {},
    plugins: { betting: {}, cyber: {} },
  });
  return findPage(plan, path)?.route.name;
};

test('CYB-1 a kind leads to all of it, and another kind is no page', () => {
  expect(
    base.redirects
      .filter(({ from }) => from.startsWith('cyber'))
      .map(({ from, to }) => `${from} ${to}`),
  ).toEqual([
    'cyber cyber/real',
    'cyber/real cyber/real/all',
    'cyber/virtual cyber/virtual/all',
    'cyber/real/disciplines cyber/real/all',
    'cyber/virtual/disciplines cyber/virtual/all',
  ]);
  expect(
    [
      'real/all',
      'virtual/all',
      'real/1-strike-zone',
      'real/1/champs',
      'real/1/live',
      'virtual/5/line',
      'real/1/46-masters',
      'real/1/46/live/7-a-b',
    ].map((path) => nameOf(`cyber/${path}`)),
  ).toEqual([
    'cyber.all',
    'cyber.all',
    'cyber.discipline',
    'cyber.champs',
    'cyber.section',
    'cyber.section',
    'cyber.champ',
    'cyber.event',
  ]);
  for (const path of ['fantasy/all', 'fantasy/1', 'real/strike-zone', 'real/1/46/7', 'real/1/soon'])
    expect(nameOf(`cyber/${path}`), path).toBeUndefined();
});

test('CYB-2 the column lists the disciplines of a kind and the competitions of the open one', async () => {
  const { show, runtime } = await renderCyber(DisciplineColumn, {
    path: 'cyber/real/5-cyber-football',
  });
  await show();
  const column = await screen.findByRole('navigation', { name: 'Games' });
  const current = within(column)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual([
    '/en/cyber/real/5-cyber-football',
  ]);
  const champs = within(column).getByRole('region', { name: 'Cyber football: competitions' });
  expect(within(champs).getAllByRole('link').length).toBeGreaterThan(0);
  expect(within(column).queryByRole('link', { name: /Cyber tennis/ })).toBeNull();
  fireEvent.click(within(column).getByRole('button', { name: 'Virtual' }));
  await waitFor(() =>
    expect(runtime.services.navigation.path).toBe('/en/cyber/virtual/5-cyber-football'),
  );
  expect(await within(column).findByRole('link', { name: /Cyber tennis/ })).toBeDefined();
});

test('BET-474 competitions below the name of their discipline do not repeat it', async () => {
  const { show } = await renderCyber(DisciplineColumn, { path: 'cyber/real/1-strike-zone' });
  await show();
  const champs = await screen.findByRole('region', { name: 'Strike Zone: competitions' });
  const names = within(champs)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.some((name) => name.startsWith('Cyber Masters'))).toBe(true);
  expect(names.filter((name) => name.includes('Strike Zone'))).toEqual([]);
});

test('CYB-3 a discipline shows live and upcoming matches, a section or a competition only its own', async () => {
  const { show, runtime } = await renderCyber(DisciplinePage, {
    path: 'cyber/virtual/5-cyber-football',
  });
  await show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cyber football');
  expect(await screen.findByRole('heading', { level: 2, name: 'Live' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Upcoming' })).toBeDefined();
  await act(async () => runtime.services.navigation.go('/en/cyber/virtual/5-cyber-football/line'));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Live' })).toBeNull());
  const tabs = within(
    screen.getByRole('navigation', { name: 'Cyber football: sections' }),
  ).getAllByRole('link');
  expect(
    tabs.map((tab) => [tab.getAttribute('href')?.slice(4), tab.getAttribute('aria-current')]),
  ).toEqual([
    ['cyber/virtual/5-cyber-football', null],
    ['cyber/virtual/5-cyber-football/live', null],
    ['cyber/virtual/5-cyber-football/line', 'page'],
    ['cyber/virtual/5-cyber-football/champs', null],
  ]);
});

test('CYB-3 the competitions of a discipline have the number of their events', async () => {
  const { show } = await renderCyber(CompetitionsPage, {
    path: 'cyber/virtual/7-cyber-tennis/champs',
  });
  await show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Cyber tennis: competitions',
  );
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/Simulated matches.*\d+ match/);
  expect(within(first!).getByRole('link').getAttribute('href')).toMatch(
    /^\/en\/cyber\/virtual\/7-cyber-tennis\/\d+-cyber-simulation$/,
  );
});

test('CYB-4 a discipline that is not shown leads to all', async () => {
  const { show } = await renderCyber(DisciplinePage, { path: 'cyber/real/7-cyber-tennis' });
  await show();
  expect((await screen.findByRole('link', { name: 'All games' })).getAttribute('href')).toBe(
    '/en/cyber/real/all',
  );
});

test('CYB-4 without an answer the page offers a retry, which then succeeds', async () => {
  const { show, breakOff } = await renderCyber(AllPage, { path: 'cyber/real/all' });
  breakOff(['cyber/v1']);
  await show();
  const retry = await screen.findByRole('button', { name: /try again/i });
  breakOff(false);
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: /Strike Zone/ })).toBeDefined();
}, 15_000);

test('CYB-8 CYB-88 a live match is a card with its maps, its rounds and three prices', async () => {
  const { show, sandbox } = await renderCyber(DisciplinePage, {
    path: 'cyber/real/2-ancient-lanes/live',
  });
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=live&sportId=17&limit=60',
  );
  const game = games.find(
    ({ cyber: own, score }) => own?.key === 'ancient-lanes' && score?.maps !== undefined,
  )!;
  await show();
  const card = await screen.findByRole('article', {
    name: `${game.team1.name} – ${game.team2.name}`,
  });
  expect(card.textContent).toContain('Best of 3');
  expect(card.textContent).toMatch(/Match.*Map \d/);
  // Without a coupon prices are text.
  expect(within(card).getAllByRole('img', { name: /\d/ }).length).toBeGreaterThanOrEqual(2);
  expect(within(card).getAllByRole('link')[0]?.getAttribute('href')).toMatch(
    new RegExp(`^/en/cyber/real/2-ancient-lanes/${game.champId}-[a-z-]+/live/${game.id}-`),
  );
});

test('CYB-9 with stream alone is the choice of all lists, and cards without one are gone', async () => {
  const { show, runtime, sandbox } = await renderCyber(DisciplinePage, {
    path: 'cyber/real/2-ancient-lanes/live',
  });
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=live&sportId=17&limit=60',
  );
  for (const { id } of games) sandbox.line.setVideo(id, false);
  await show();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'With stream' }));
  expect(await screen.findByText('No live match is being streamed right now')).toBeDefined();
  const betting = await runtime.services.services.get(bettingToken);
  expect(betting.options?.choices.isOnlyVideo).toBe(true);
});

test('CYB-10 CYB-12 the choice of matches is kept, a reset of lists leaves it, and the Asian view has lists', async () => {
  const { show, runtime } = await renderCyber(AllPage, { path: 'cyber/real/all' });
  runtime.services.preferences.allowStorage(true);
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Live' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Upcoming' })).toBeNull());
  const { options } = await runtime.services.services.get(bettingToken);
  act(() => options?.reset());
  expect(options?.choices.cyberMatches).toBe('live');
  expect(Object.values(localStorage).join()).toContain('"cyberMatches":"live"');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  act(() => runtime.services.preferences.choose(appViewTypePreference, 'asian'));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('CYB-11 a line without draws has no place for them', async () => {
  const { show, runtime } = await renderCyber(DisciplinePage, {
    path: 'cyber/real/1-strike-zone/line',
  });
  await show();
  const placesOf = async (): Promise<boolean> =>
    (await screen.findByRole('heading', { name: 'Upcoming' })).closest('[class*="noDraws"]') !==
    null;
  expect(await placesOf()).toBe(true);
  await act(async () => runtime.services.navigation.go('/en/cyber/real/5-cyber-football/line'));
  await waitFor(async () => expect(await placesOf()).toBe(false));
});

test('CYB-13 CYB-14 a match has its address and its way below the discipline, and betting leads there', async () => {
  const { show, runtime, sandbox } = await renderCyber(CyberEventPage, { path: 'cyber/real/all' });
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=17&limit=60',
  );
  const { id, slug, champId } = games.find(({ cyber: own }) => own?.key === 'strike-zone')!;
  await act(async () => runtime.services.navigation.go(`/en/line/17/${champId}/${id}`));
  await show();
  await waitFor(() =>
    expect(runtime.services.navigation.path).toMatch(
      new RegExp(`^/en/cyber/real/1-strike-zone/${champId}-[a-z-]+/line/${id}-${slug}$`),
    ),
  );
  const way = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole(
    'link',
  );
  expect(way.map((link) => link.getAttribute('href'))).toEqual([
    '/en/cyber/real/all',
    '/en/cyber/real/1-strike-zone',
    expect.stringMatching(new RegExp(`^/en/cyber/real/1-strike-zone/${champId}-`)),
  ]);
});

test('CYB-6 tiles follow the brand', async () => {
  const { show } = await renderCyber(AllPage, {
    path: 'cyber/real/all',
    settings: {
      order: ['rift-keepers', '*'],
      disciplines: {
        'strike-zone': false,
        'rift-keepers': { art: 'rift', mark: 'crystal', dark: { 'art-1': '#123456' }, light: {} },
      },
    },
  });
  await show();
  const tiles = within(await screen.findByRole('list', { name: 'Games' })).getAllByRole('link');
  expect(tiles[0]?.getAttribute('href')).toBe('/en/cyber/real/3-rift-keepers');
  expect(tiles[0]?.getAttribute('style')).toContain('--dark-art-1: #123456');
  expect(tiles.some((tile) => tile.textContent.includes('Strike'))).toBe(false);
});
