import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import type { ChampTable, GameFull, GameList, GameOutcomes, ResultDay } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { outrightIdOf } from '../../../sandbox/world/outrights/OutrightEvent.ts';
import { playedFromWire } from '../../betting/statistics/statisticsFromWire.ts';
import { ResultNote } from '../rows/ResultNote.tsx';
import { ResultRow } from '../rows/ResultRow.tsx';
import { createResultsStage } from './createResultsStage.ts';
import { EventResultPage } from '../rows/EventResultPage.tsx';
import { LiveResultsPage } from '../rows/LiveResultsPage.tsx';
import { ResultsPage } from '../days/ResultsPage.tsx';

const sandbox = createTestSandbox();
afterAll(() => sandbox.dispose());

test('RES-3 RES-4 matches are under their competitions with score and parts, and unfold their report', async () => {
  const stage = await createResultsStage(sandbox);
  const date = stage.daysAgo(1);
  const day = await sandbox.json<ResultDay>(
    `/web-api/line/v1/results?date=${date}&sportId=1&limit=50`,
  );
  stage.navigation.visit({ routeName: 'results.day-sport', params: { date, sport: '1-football' } });
  const { container, findByRole } = stage.render(<ResultsPage />);
  await waitFor(() =>
    expect(container.querySelectorAll('section section li').length).toBe(day.games.length),
  );
  expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    ...new Set(day.games.map(({ champName }) => champName)),
  ]);
  const game = day.games.find(({ ending }) => ending === 'regular')!;
  const row = [...container.querySelectorAll<HTMLElement>('section section li')][
    day.games.indexOf(game)
  ]!;
  expect(row.textContent).toContain(
    `${game.team1.name}${game.team2.name}${game.score.join('')}(${game.periods.map((pair) => pair.join(':')).join(', ')})`,
  );
  expect(stage.asked.some((path) => path.includes('/games/'))).toBe(false);
  fireEvent.click(
    await findByRole('button', { name: `Match details: ${game.team1.name} – ${game.team2.name}` }),
  );
  await waitFor(() => expect(within(row).getByText('Corners')).toBeDefined());
  expect(within(row).getAllByRole('listitem').length).toBeGreaterThan(2);
});

test('RES-3 a corrected, a cancelled and an unfinished match say so', async () => {
  const own = createTestSandbox();
  const stage = await createResultsStage(own);
  const { games } = await own.json<GameList>(
    '/web-api/line/v1/games?section=live&sportId=1&limit=2',
  );
  const [first, second] = games as [GameList['games'][number], GameList['games'][number]];
  for (const score of [
    [2, 0],
    [2, 1],
  ])
    await own.post(`/sandbox/v1/events/${first.id}/result`, { score });
  await own.post(`/sandbox/v1/events/${second.id}/disruption`, { disruption: 'abandoned' });
  await own.post('/sandbox/v1/clock', { advanceMs: 120_000 });
  stage.navigation.rewriteQuery({ mine: '1' });
  for (const { id } of games) stage.betting.favourites.toggleEvent(id);
  const dateOf = ({ starts_at: at }: GameList['games'][number]) =>
    new Date(at * 1000).toISOString().slice(0, 10);
  stage.navigation.visit({ routeName: 'results.day', params: { date: dateOf(first) } });
  const { findByText, container, unmount } = stage.render(<ResultsPage />);
  expect((await findByText('Corrected')).closest('li')?.textContent).toContain(first.team1.name);
  stage.navigation.visit({ routeName: 'results.day', params: { date: dateOf(second) } });
  expect((await findByText('Abandoned')).closest('li')?.textContent).toContain(second.team2.name);
  expect(container.querySelectorAll('section section li').length).toBeLessThan(3);
  unmount();
  own.dispose();
});

test('BET-472 a cancelled match has no score and no parts', async () => {
  const stage = await createResultsStage(sandbox);
  const { games } = await sandbox.json<ResultDay>(
    `/web-api/line/v1/results?date=${stage.daysAgo(1)}&sportId=1&limit=1`,
  );
  const event = playedFromWire({ ...games[0]!, ending: 'cancelled' });
  const { container } = stage.render(
    <ResultRow event={event} isOpen={false} onToggle={() => undefined} />,
  );
  await waitFor(() => expect(container.querySelector('li')?.textContent).toMatch(/–Cancelled$/));
});

test('RES-116 an empty search says so and links to all results; a day without results links to today', async () => {
  const stage = await createResultsStage(sandbox);
  stage.navigation.rewriteQuery({ q: 'zzzz' });
  const { findByRole, findByText, container } = stage.render(<ResultsPage />);
  fireEvent.click(await findByRole('button', { name: 'Show all' }));
  await waitFor(() =>
    expect(container.querySelectorAll('section section li').length).toBeGreaterThan(5),
  );
  stage.navigation.visit({ routeName: 'results.day', params: { date: '2026-02-30' } });
  expect((await findByText('Today’s results')).getAttribute('href')).toContain('results.page');
});

test('RES-6 live results are moved by the feed; in the zone the report of one match is beside the list', async () => {
  const stage = await createResultsStage(sandbox);
  stage.navigation.visit({ routeName: 'results.live', params: {} });
  const { container, unmount } = stage.render(<LiveResultsPage />);
  await waitFor(() =>
    expect(container.querySelectorAll('section section li').length).toBeGreaterThan(10),
  );
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=1');
  const [game] = games as [GameList['games'][number]];
  const scores = (): string =>
    [...container.querySelectorAll('section section li [translate="no"] b')]
      .map(({ textContent }) => textContent)
      .join();
  const before = scores();
  await waitFor(() => {
    sandbox.run(5000);
    expect(scores()).not.toBe(before);
  });
  expect(container.querySelectorAll('[aria-labelledby="zone"]')).toHaveLength(0);
  unmount();
  stage.navigation.visit({ routeName: 'results.zone', params: {} });
  stage.navigation.rewriteQuery({ game: String(game.id) });
  const zone = stage.render(<LiveResultsPage />);
  expect(
    (await zone.findByRole('heading', { name: `${game.team1.name} – ${game.team2.name}` })).closest(
      'section',
    )?.textContent,
  ).not.toBe('');
});

/** A league plays in rounds: its last match may be some days ago. */
async function lastMatch({ daysAgo }: Awaited<ReturnType<typeof createResultsStage>>): Promise<{
  readonly date: string;
  readonly game: ResultDay['games'][number];
}> {
  for (let days = 1; days <= 30; days += 1) {
    const date = daysAgo(days);
    const { games } = await sandbox.json<ResultDay>(
      `/web-api/line/v1/results?date=${date}&sportId=1&champId=2&limit=1`,
    );
    const [game] = games;
    if (game !== undefined) return { date, game };
  }
  throw new Error('The league 2 has played no match for thirty days');
}

test('RES-7 the result of a match has all that is known of it, under its day, sport and competition', async () => {
  const stage = await createResultsStage(sandbox);
  const { date, game } = await lastMatch(stage);
  stage.navigation.visit({
    routeName: 'results.event',
    params: { game: `${game.id}-${game.slug}` },
  });
  const { findByRole, container } = stage.render(<EventResultPage />);
  expect((await findByRole('heading', { level: 1 })).textContent).toContain(game.team1.name);
  const crumbs = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(crumbs).toEqual([
    `/en/results.day/${date}`,
    `/en/results.day-sport/${date}/1-football`,
    expect.stringContaining(`/en/results.day-competition/${date}/1-football/2-`),
  ]);
  await waitFor(() => expect(container.querySelector('#timeline')).not.toBeNull());
});

test('BET-373 BET-997 the result shows by groups how the markets ended, in the words and tones of bets, with their last prices before the start', async () => {
  const stage = await createResultsStage(sandbox);
  const { game } = await lastMatch(stage);
  const { groups, markets } = await sandbox.json<GameOutcomes>(
    `/web-api/line/v1/games/${game.id}/outcomes`,
  );
  stage.navigation.visit({ routeName: 'results.event', params: { game: String(game.id) } });
  const { container, findByRole } = stage.render(<EventResultPage />);
  await waitFor(() => expect(container.querySelector('#settled')).not.toBeNull());
  const panel = container.querySelector<HTMLElement>('[aria-labelledby="settled"]')!;
  const last = groups.at(-1)!;
  const namesOf = (groupId: number): string[] =>
    markets.filter(({ groupIds }) => groupIds.includes(groupId)).map(({ name }) => name);
  await waitFor(() =>
    expect([...panel.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
      namesOf(groups[0]!.id).slice(0, 18),
    ),
  );
  const won = markets[0]!.outcomes.find(({ statusId }) => statusId === 1)!;
  const wonRow = [...panel.querySelectorAll<HTMLElement>('li li')].find(
    ({ textContent }) => textContent === `${won.name}Won${won.coef.toFixed(2)}`,
  );
  expect(wonRow?.dataset['tone']).toBe('success');
  fireEvent.click(await findByRole('button', { name: `Show all ${groups[0]!.count} markets` }));
  expect(panel.querySelectorAll('h3')).toHaveLength(groups[0]!.count);
  fireEvent.click(await findByRole('button', { name: `${last.name} ${last.count}` }));
  expect([...panel.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    namesOf(last.id),
  );
});

test('RES-3 another day is shown also where a browser answers scrolling with a promise', async () => {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = () => undefined;
  try {
    const stage = await createResultsStage(sandbox);
    stage.navigation.visit({ routeName: 'results.day', params: { date: stage.daysAgo(1) } });
    const { container } = stage.render(<ResultsPage />);
    await waitFor(() =>
      expect(container.querySelectorAll('section section li').length).toBeGreaterThan(0),
    );
    stage.navigation.visit({ routeName: 'results.day', params: { date: stage.daysAgo(2) } });
    await waitFor(() =>
      expect(container.querySelectorAll('section section li').length).toBeGreaterThan(0),
    );
    expect(container.querySelectorAll('nav [aria-current]').length).toBeGreaterThan(0);
  } finally {
    Element.prototype.scrollIntoView = scrollIntoView;
  }
});

test('RES-10 races and votes are under their track or office with the first three, and the search finds participants', async () => {
  const stage = await createResultsStage(sandbox);
  const date = stage.daysAgo(1);
  const { games } = await sandbox.json<ResultDay>(
    `/web-api/line/v1/results?date=${date}&sportId=18&limit=50`,
  );
  stage.navigation.visit({ routeName: 'results.day-sport', params: { date, sport: '18-marbles' } });
  const { container, findByRole } = stage.render(<ResultsPage />);
  const [race] = games;
  const podium = await findByRole('list', { name: `Podium: ${race!.outright!.name}` });
  expect([...podium.children].map(({ textContent }) => textContent)).toEqual(
    race!.outright!.places.slice(0, 3),
  );
  const link = await findByRole('link', { name: race!.outright!.name });
  expect(link.getAttribute('href')).toContain(`results.event/${race!.id}`);
  expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    ...new Set(games.map(({ champName }) => champName)),
  ]);
  // They have no parts to open.
  expect(container.querySelectorAll('[aria-expanded][aria-label^="Match details:"]')).toHaveLength(
    0,
  );
  stage.navigation.rewriteQuery({ q: race!.outright!.places.at(-1) });
  await waitFor(() => expect(stage.asked.at(-1)).toContain('words='));
});

test('RES-9 the result of a race is the order in which all came in and how its markets ended, below the statistics of its track', async () => {
  const stage = await createResultsStage(sandbox);
  const { contests } = await sandbox.json<ChampTable>('/web-api/line/v1/champs/490/table');
  const [race] = contests!.past;
  stage.navigation.visit({ routeName: 'results.event', params: { game: String(race!.id) } });
  const { findByRole, container } = stage.render(<EventResultPage />);
  expect((await findByRole('heading', { level: 1 })).textContent).toBe(race!.name);
  expect(
    [...container.querySelectorAll('[aria-label="Final standings"] li')].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(race!.places.map(({ team }) => team.name));
  const date = new Date(race!.decided_at * 1000).toISOString().slice(0, 10);
  const back = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href')!);
  expect(back).toHaveLength(3);
  expect([back[1], back[2]]).toEqual([
    expect.stringContaining('18-'),
    expect.stringMatching(/18-.*\/490-/),
  ]);
  expect(back[2]).toContain(date === stage.daysAgo(0) ? 'results' : date);
  const [winner] = race!.places;
  await waitFor(() =>
    expect(container.querySelector('[aria-labelledby="settled"]')?.textContent).toContain(
      `${winner!.team.name}Won`,
    ),
  );
  await findByRole('heading', { name: 'Marbles in this race' });
  expect(container.textContent).not.toContain('Head to head');
});

test('RES-11 a season is under its competition on the day on which it was decided, and its result leads back there', async () => {
  const stage = await createResultsStage(sandbox);
  const present = await sandbox.json<ChampTable>('/web-api/line/v1/champs/2/table');
  const table = await sandbox.json<ChampTable>(
    `/web-api/line/v1/champs/2/table?season=${present.season - 1}`,
  );
  const id = outrightIdOf(2, table.season);
  const { game } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${id}`);
  const date = new Date(game.starts_at * 1000).toISOString().slice(0, 10);
  stage.navigation.visit({
    routeName: 'results.day-competition',
    params: {
      date,
      sport: '1-football',
      champ: '2-premier-division',
    },
  });
  const day = stage.render(<ResultsPage />);
  const podium = await day.findByRole('list', { name: `Podium: ${game.outright!.name}` });
  expect([...podium.children].map(({ textContent }) => textContent)).toEqual(
    table.rows.slice(0, 3).map(({ team }) => team.name),
  );
  expect(day.getByRole('link', { name: game.outright!.name }).getAttribute('href')).toContain(
    `results.event/${id}`,
  );
  day.unmount();
  stage.navigation.visit({ routeName: 'results.event', params: { game: String(id) } });
  const result = stage.render(<EventResultPage />);
  await result.findByRole('heading', { level: 1 });
  const back = [...result.container.querySelectorAll('nav a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(back.at(-1)).toMatch(new RegExp(`${date}.*/1-football/2-`));
  await waitFor(() =>
    expect(
      [...result.container.querySelectorAll('tbody th[scope="row"]')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(table.rows.map(({ team }) => team.name)),
  );
});

test('RES-61 the parts of a score are listed with the comma of the language', async () => {
  const stage = await createResultsStage(sandbox);
  Object.assign(stage.services.environment, { direction: 'rtl' });
  const { game } = await lastMatch(stage);
  const { container } = stage.render(<ResultNote event={playedFromWire(game)} />);
  expect(container.textContent).toContain(
    `(${game.periods.map((pair) => pair.join(':')).join('، ')})`,
  );
  expect(container.textContent).not.toContain(',');
});
