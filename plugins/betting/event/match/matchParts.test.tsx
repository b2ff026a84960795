import { eventOf } from '../eventOf.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameFull, GameHistory, GameList } from '#wire';
import {
  createTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/testing/createTestSandbox.ts';
import { playedFromWire } from '../../statistics/statisticsFromWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { MatchDetails } from './MatchDetails.tsx';
import { PlayedRow } from '../../statistics/form/PlayedRow.tsx';

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = createTestSandbox();
});
afterAll(() => sandbox.dispose());

/** A match of the sandbox, football by default, on the page with answers of the sandbox. */
/** A league: a cup has rounds in the place of a table. */
const premierDivision = 2;

async function openMatch(section: 'line' | 'live', sportId = 1, only = '') {
  const stage = await createBettingStage();
  const { games } = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=${section}&sportId=${sportId}&limit=1${only}`,
  );
  const id = games[0]?.id ?? 0;
  const full = await sandbox.json<GameFull>(`/web-api/line/v1/games/${id}`);
  stage.platform.full = full;
  stage.platform.answers = {
    'betting.gameStatistics': await sandbox.json(`/web-api/line/v1/games/${id}/statistics`),
    'betting.gameHistory': await sandbox.json(`/web-api/line/v1/games/${id}/history`),
    'betting.gameLineUps': await sandbox.json(`/web-api/line/v1/games/${id}/line-ups`),
    'betting.champTable': await sandbox.json(`/web-api/line/v1/champs/${full.game.champId}/table`),
  };
  const store = eventOf(stage.betting, id);
  store.open();
  await waitFor(() => expect(store.snapshot.state.kind).toBe('ready'));
  const shown = stage.render(<MatchDetails store={store} />);
  await waitFor(() => expect(shown.container.querySelector('summary')).not.toBeNull());
  fireEvent.click(shown.container.querySelector('summary')!);
  return { ...stage, full, shown };
}

test('BET-661 the form of a team begins with its newest match, as the list below it does', async () => {
  const { shown, full } = await openMatch('line');
  const form = await shown.findByLabelText(`Recent form: ${full.game.team1.name}`);
  const [marks, ...rows] = form.querySelectorAll('[role=img]');
  expect(marks?.textContent).toBe(
    rows
      .slice(0, 5)
      .map(({ textContent }) => textContent)
      .join(''),
  );
});

test('BET-254 before the start the details show the last meetings and the form of both', async () => {
  const { shown, full } = await openMatch('line');
  expect((await shown.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Head to head',
    'Table',
    'Line-ups',
  ]);
  const form = await shown.findByLabelText(`Recent form: ${full.game.team1.name}`);
  expect(form.querySelectorAll('a').length).toBeGreaterThan(3);
  expect(form.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(
    /^newest first: (?:(?:won|drawn|lost)(?:, )?){2,5}$/,
  );
});

test('BET-662 an abandoned match is read out with its state, and one after extra time', async () => {
  const { shown, full, render } = await openMatch('line');
  await shown.findByLabelText(`Recent form: ${full.game.team1.name}`);
  const { form } = await sandbox.json<GameHistory>(
    `/web-api/line/v1/games/${full.game.id}/history`,
  );
  const wire = { ...form[0].games[0]!, score: [2, 1] as [number, number] };
  const read = (ending: 'abandoned' | 'overtime' | 'regular') =>
    render(<PlayedRow event={playedFromWire({ ...wire, ending })} />)
      .container.querySelector('a')
      ?.getAttribute('aria-label');
  expect(read('abandoned')).toMatch(/, 2 : 1, abandoned$/);
  expect(read('overtime')).toMatch(/, 2 : 1, after extra time$/);
  expect(read('regular')).toMatch(/, 2 : 1$/);
});

test('BET-472 a cancelled match has no score and no letter in the form of a team, and keeps their place', async () => {
  const { shown, full, render } = await openMatch('line');
  await shown.findByLabelText(`Recent form: ${full.game.team1.name}`);
  const { form } = await sandbox.json<GameHistory>(
    `/web-api/line/v1/games/${full.game.id}/history`,
  );
  const [wire] = form[0].games;
  const row = render(
    <PlayedRow
      event={playedFromWire({ ...wire!, ending: 'cancelled' })}
      teamId={full.game.team1.id}
    />,
  );
  const link = row.container.querySelector('a')!;
  expect(link.textContent).toMatch(new RegExp(`${wire!.team2.name}cancelled$`));
  expect(link.getAttribute('aria-label')).toMatch(/, cancelled$/);
  expect([link.querySelector('b'), link.lastElementChild?.childElementCount]).toEqual([null, 0]);
});

test('BET-256 the table points out both teams of the match', async () => {
  const { shown, full } = await openMatch('line', 1, `&champIds=${premierDivision}`);
  fireEvent.click(await shown.findByRole('tab', { name: 'Table' }));
  // Selectors, because computing roles in a table of this size takes a busy machine seconds.
  const rows = () => [...shown.container.querySelectorAll('tbody tr')];
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  const own = rows().filter((row) => row.className.includes('own'));
  expect(new Set(own.map((row) => row.querySelector('th')?.textContent))).toEqual(
    new Set([full.game.team1.name, full.game.team2.name]),
  );
});

test('BET-255 line-ups are side by side with numbers and positions', async () => {
  const { shown, full } = await openMatch('live');
  fireEvent.click(await shown.findByRole('tab', { name: 'Line-ups' }));
  await waitFor(() => expect(shown.container.querySelectorAll('section section')).toHaveLength(2));
  const [home] = shown.container.querySelectorAll('section section');
  expect(home?.getAttribute('aria-label')).toBe(full.game.team1.name);
  expect(home?.querySelectorAll('li').length).toBeGreaterThan(15);
  expect(home?.textContent.match(/Goalkeeper/g)).toHaveLength(2);
});

test('BET-253 statistics are shown for the match and by part; if they fail, those of the score are shown and the rest works', async () => {
  const { shown, platform } = await openMatch('live');
  expect(await shown.findByText('Possession, %')).toBeDefined();
  expect(await shown.findByText('Fouls')).toBeDefined();
  platform.failsWith = 501;
  fireEvent.click(shown.getByRole('tab', { name: 'Head to head' }));
  const retry = await shown.findByRole('button', { name: /again|shell:tryAgain/i });
  platform.failsWith = undefined;
  fireEvent.click(retry);
  await waitFor(() =>
    expect(shown.container.querySelectorAll('[aria-label^="Recent form:"]')).toHaveLength(2),
  );
  fireEvent.click(shown.getByRole('tab', { name: 'Statistics' }));
  expect(await shown.findByText('Possession, %')).toBeDefined();
});

test('SHL-482 details that the platform does not have for a sport are not offered', async () => {
  const boxing = await openMatch('line', 9);
  expect((await boxing.shown.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Head to head',
    'Table',
  ]);
  boxing.shown.unmount();
  const cyber = await openMatch('live', 17);
  expect(cyber.full.details).toBeDefined();
  const tabs = (await cyber.shown.findAllByRole('tab')).map(({ textContent }) => textContent);
  expect([tabs.includes('Statistics'), tabs.includes('Line-ups')]).toEqual(
    (['statistics', 'line_ups'] as const).map((part) => cyber.full.details?.includes(part)),
  );
});
