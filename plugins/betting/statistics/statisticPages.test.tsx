import { eventOf } from '../event/eventOf.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChampTable, GameFull, GameList, StatisticsIndex, TeamOverview } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { MatchFacts } from '../event/MatchFacts.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { LeagueTableView } from './tables/LeagueTableView.tsx';
import { StatisticPage } from './StatisticPage.tsx';
import { StatisticsLink } from '../event/match/StatisticsLink.tsx';
import { statisticPlace } from './statisticTarget.ts';
import { SeasonWinners } from '../teams/SeasonWinners.tsx';
import { CompetitionStatistics } from './CompetitionStatistics.tsx';
import { EventStatistics } from './report/EventStatistics.tsx';
import { StatisticsChoice } from './StatisticsChoice.tsx';
import { TeamStatistics } from './TeamStatistics.tsx';

let sandbox: TestSandbox;
let full: GameFull;
beforeAll(async () => {
  sandbox = createTestSandbox();
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&champIds=2&limit=1',
  );
  full = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[0]?.id ?? 0}`);
});
afterAll(() => sandbox.dispose());

async function openStage() {
  const stage = await createBettingStage();
  return { ...stage, facts: new MatchFacts(stage.services) };
}

test('BET-259 a competition has its table, and the season before it', async () => {
  const { platform, facts, render } = await openStage();
  const path = `/web-api/line/v1/champs/${full.champ.id}/table`;
  const table = await sandbox.json<ChampTable>(path);
  platform.games = [];
  platform.answers = { 'betting.champTable': table };
  const { findByText, getByLabelText, container } = render(
    <CompetitionStatistics id={full.champ.id} facts={facts} place="popup" />,
  );
  expect((await findByText(full.champ.name, { selector: 'h1' })).textContent).toBe(full.champ.name);
  // Selectors, because computing roles in a table of this size takes a busy machine seconds.
  const rows = () =>
    [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toHaveLength(table.rows.length));
  const before = await sandbox.json<ChampTable>(`${path}?season=${table.season - 1}`);
  platform.answers = { 'betting.champTable': before };
  fireEvent.click(getByLabelText('Previous season'));
  const [leader] = before.rows;
  await waitFor(() =>
    expect(rows()[0]).toContain(`1${leader?.team.name}${leader?.played}${leader?.won}`),
  );
});

test('BET-458 a long table shows its first rows and the team that it is shown for, and more with a press', async () => {
  const { platform, facts, render } = await openStage();
  const table = await sandbox.json<ChampTable>('/web-api/line/v1/champs/2/table');
  const [pattern] = table.rows;
  const rows = Array.from({ length: 126 }, (_unused, index) => ({
    ...pattern!,
    place: index + 1,
    team: { ...pattern!.team, id: 1000 + index, name: `Player ${index + 1}` },
  }));
  platform.answers = { 'betting.champTable': { ...table, rows } };
  const view = render(<LeagueTableView store={facts.table(2)} teamIds={[1090]} place="popup" />);
  const more = async (name: string) =>
    fireEvent.click(await view.findByText(name, { selector: 'button *, button' }));
  const places = () =>
    [...view.container.querySelectorAll('tbody tr')].map((row) =>
      Number(row.querySelector('td')?.textContent),
    );
  await view.findByText('Show 40 more');
  expect(places()).toEqual([...Array.from({ length: 20 }, (_unused, index) => index + 1), 91]);
  await more('Show 40 more');
  expect([places().length, places().at(-1), document.activeElement?.textContent]).toEqual([
    61,
    91,
    'Player 21',
  ]);
  await more('Show 40 more');
  await more('Show 26 more');
  expect(places()).toEqual(rows.map(({ place }) => place));
  expect([view.queryByText(/^Show/), document.activeElement?.textContent]).toEqual([
    null,
    'Player 101',
  ]);
});

test('BET-404 a tournament with groups has a table of each, and its winners are those of the groups', async () => {
  const { platform, facts, render } = await openStage();
  const [first, second, third] = (await sandbox.json<ChampTable>('/web-api/line/v1/champs/2/table'))
    .rows;
  const table = await sandbox.json<ChampTable>('/web-api/line/v1/champs/2/table');
  platform.games = [];
  platform.answers = {
    'betting.champTable': {
      ...table,
      firstSeason: table.season,
      lastSeason: table.season,
      rows: [
        { ...first!, place: 1, group: 'A' },
        { ...second!, place: 2, group: 'A' },
        { ...third!, place: 1, group: 'B' },
      ],
    },
  };
  const view = render(<CompetitionStatistics id={2} facts={facts} place="popup" />);
  await view.findByText('Group B');
  const texts = [...view.container.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('td')?.textContent,
    row.querySelector('th')?.textContent,
  ]);
  expect(texts).toEqual([
    [undefined, 'Group A'],
    ['1', first?.team.name],
    ['2', second?.team.name],
    [undefined, 'Group B'],
    ['1', third?.team.name],
  ]);
  view.unmount();
  const winners = render(<SeasonWinners competitionId={2} facts={facts} />);
  await winners.findByText(third?.team.name ?? '');
  expect(
    [...winners.container.querySelectorAll('li')].map(({ textContent }) => textContent),
  ).toEqual([`A${first?.team.name}${first?.points}`, `B${third?.team.name}${third?.points}`]);
});

test('BET-511 all statistics: every sport, and of one every competition with its seasons, which open as such', async () => {
  const { platform, services, facts, render } = await openStage();
  const index = await sandbox.json<StatisticsIndex>('/web-api/line/v1/statistics');
  platform.games = [];
  platform.answers = { 'betting.statisticsIndex': index };
  const view = render(<StatisticPage />);
  await view.findByText(index.champs[0]!.champ.name);
  const sports = view.getByRole('navigation', { name: 'Statistics by sport' });
  expect([...sports.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(
    index.sports.map(({ name }) => name),
  );
  expect(sports.querySelector('[aria-current="page"]')?.textContent).toBe('Football');
  const rows = [...view.container.querySelectorAll('li li')];
  expect(rows).toHaveLength(index.champs.reduce((sum, { seasons }) => sum + seasons.length, 0));
  const { champ, seasons } = index.champs[0]!;
  const links = [
    ...view.container.querySelector(`[aria-label="Seasons: ${champ.name}"]`)!.querySelectorAll('a'),
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    seasons.map(({ season }) => `/en/betting.statistic-competition/${champ.id}?season=${season}`),
  );
  view.unmount();
  const table = await sandbox.json<ChampTable>(
    `/web-api/line/v1/champs/${champ.id}/table?season=${seasons[2]!.season}`,
  );
  platform.answers = { 'betting.champTable': table };
  services.navigation.query.set('season', String(seasons[2]!.season));
  const page = render(<CompetitionStatistics id={champ.id} facts={facts} place="popup" />);
  await waitFor(() =>
    expect(
      page.container.querySelectorAll('tbody tr').length +
        page.container.querySelectorAll('h3').length,
    ).toBeGreaterThan(2),
  );
  expect(
    platform.calls.filter(({ id }) => id === 'betting.champTable').map(({ query }) => query),
  ).toContainEqual({ season: `${seasons[2]!.season}` });
});

test('BET-392 a cup has rounds instead of a table, and says so', async () => {
  const { platform, facts, render } = await openStage();
  platform.games = [];
  platform.answers = {
    'betting.champTable': await sandbox.json<ChampTable>('/web-api/line/v1/champs/1/table'),
  };
  const { findByText, container } = render(
    <CompetitionStatistics id={1} facts={facts} place="popup" />,
  );
  expect((await findByText('Knockout rounds', { selector: 'h2' })).id).toBe('table');
  await waitFor(() => expect(container.querySelectorAll('h3').length).toBeGreaterThan(2));
});

test('BET-259 a team has its place, its form and its results', async () => {
  const { platform, facts, render } = await openStage();
  const overview = await sandbox.json<TeamOverview>(`/web-api/line/v1/teams/${full.game.team1.id}`);
  platform.answers = {
    'betting.teamOverview': overview,
    'betting.champTable': await sandbox.json(`/web-api/line/v1/champs/${full.champ.id}/table`),
  };
  const { findByText, container } = render(
    <TeamStatistics id={overview.team.id} facts={facts} place="popup" />,
  );
  expect(await findByText(overview.team.name, { selector: 'h1' })).toBeDefined();
  expect(container.querySelectorAll('[aria-labelledby="results"] li a')).toHaveLength(
    overview.games.length,
  );
});

test('BET-478 statistics of an unknown match or team link to all statistics', async () => {
  const { platform, facts, render } = await openStage();
  platform.failsWith = 404;
  for (const Page of [EventStatistics, TeamStatistics]) {
    const view = render(<Page id={7} facts={facts} place="page" />);
    expect((await view.findByRole('link', { name: 'Statistics' })).getAttribute('href')).toContain(
      'statistic',
    );
    view.unmount();
  }
});

test('BET-259 an event has all its data before its start; an unknown one is said to be unknown', async () => {
  const { platform, facts, render, betting } = await openStage();
  const id = full.game.id;
  platform.full = full;
  platform.answers = {
    'betting.gameHistory': await sandbox.json(`/web-api/line/v1/games/${id}/history`),
    'betting.gameLineUps': await sandbox.json(`/web-api/line/v1/games/${id}/line-ups`),
    'betting.champTable': await sandbox.json(`/web-api/line/v1/champs/${full.champ.id}/table`),
  };
  const { findByText, container, unmount } = render(
    <EventStatistics id={id} facts={facts} place="popup" />,
  );
  for (const name of ['Head to head', 'Line-ups', full.champ.name])
    expect(await findByText(name, { selector: 'h2' })).toBeDefined();
  expect(container.querySelector('#statistics')).toBeNull();
  unmount();
  platform.failsWith = 404;
  const unknown = render(<EventStatistics id={7} facts={facts} place="popup" />);
  expect(await unknown.findByText('No data available')).toBeDefined();
  expect(eventOf(betting, 7).snapshot.state.kind).toBe('missing');
});

test('BET-258 the way to the statistics leads to a window of its own until the person wants them in the page', async () => {
  const { render } = await openStage();
  const link = render(<StatisticsLink subject="event" id={5} />);
  expect(link.getByRole('link').getAttribute('target')).toBe('_blank');
  expect(link.getByRole('link').getAttribute('href')).toContain('betting.statistic-event-popup');
  link.unmount();
  const choice = render(<StatisticsChoice />);
  fireEvent.click(choice.getByRole('switch', { checked: true }));
  choice.unmount();
  const page = render(<StatisticsLink subject="event" id={5} />);
  expect(page.getByRole('link').getAttribute('target')).toBeNull();
  expect(page.getByRole('link').getAttribute('href')).toBe('/en/betting.statistic-event/5');
});

test('BET-258 a page knows its subject and whether it is a pop-up', () => {
  expect(statisticPlace('betting.statistic-team-popup')).toEqual({
    subject: 'team',
    place: 'popup',
  });
  expect(statisticPlace('betting.statistic-event')).toEqual({ subject: 'event', place: 'page' });
  expect(statisticPlace('betting.statistic')).toBeUndefined();
});
