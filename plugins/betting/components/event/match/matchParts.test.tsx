import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameFull, GameList } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../../../sandbox/createTestSandbox.ts';
import { createBettingStage } from '../../../testing/renderWithBetting.tsx';
import { MatchDetails } from './MatchDetails.tsx';

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = createTestSandbox();
});
afterAll(() => sandbox.dispose());

/** A football match of the sandbox, on the page with answers of the sandbox. */
async function openMatch(section: 'line' | 'live') {
  const stage = await createBettingStage();
  const { games } = await sandbox.json<GameList>(`/web-api/line/v1/games?section=${section}&sportId=1&limit=1`);
  const id = games[0]?.id ?? 0;
  const full = await sandbox.json<GameFull>(`/web-api/line/v1/games/${id}`);
  stage.platform.full = full;
  stage.platform.answers = {
    'betting.gameStatistics': await sandbox.json(`/web-api/line/v1/games/${id}/statistics`),
    'betting.gameHistory': await sandbox.json(`/web-api/line/v1/games/${id}/history`),
    'betting.gameLineUps': await sandbox.json(`/web-api/line/v1/games/${id}/line-ups`),
    'betting.champTable': await sandbox.json(`/web-api/line/v1/champs/${full.game.champId}/table`),
  };
  const store = stage.betting.event(id);
  store.open();
  await waitFor(() => expect(store.loadState).toBe('ready'));
  return { ...stage, full, shown: stage.render(<MatchDetails store={store} isFoldable={false} />) };
}

test('BET-254 before the start the details tell the last meetings and the form of both', async () => {
  const { shown, full } = await openMatch('line');
  expect((await shown.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Head to head', 'Table', 'Line-ups']);
  const form = await shown.findByRole('region', { name: `Last results of ${full.game.team1.name}` });
  expect(within(form).getAllByRole('link').length).toBeGreaterThan(3);
  expect(within(form).getAllByRole('img')[0]?.getAttribute('aria-label')).toMatch(/^(?:(?:won|drawn|lost)(?:, )?){1,5}$/);
});

test('BET-256 the table points out both teams of the match', async () => {
  const { shown, full } = await openMatch('line');
  fireEvent.click(await shown.findByRole('tab', { name: 'Table' }));
  const rows = await shown.findAllByRole('row', { name: new RegExp(`${full.game.team1.name}|${full.game.team2.name}`) });
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(rows.filter((row) => row.className.includes('own'))).toHaveLength(2);
});

test('BET-255 line-ups stand side by side with numbers and positions', async () => {
  const { shown, full } = await openMatch('live');
  fireEvent.click(await shown.findByRole('tab', { name: 'Line-ups' }));
  const home = await shown.findByRole('region', { name: full.game.team1.name });
  expect(within(home).getAllByRole('listitem').length).toBeGreaterThan(15);
  expect(within(home).getAllByText('Goalkeeper').length).toBe(2);
});

test('BET-253 statistics are told whole and by part; when they cannot be had, those of the score stay and the rest works', async () => {
  const { shown, platform } = await openMatch('live');
  expect(await shown.findByText('Possession, %')).toBeDefined();
  expect(await shown.findByText('Fouls')).toBeDefined();
  platform.failsWith = 503;
  fireEvent.click(shown.getByRole('tab', { name: 'Head to head' }));
  const retry = await shown.findByRole('button', { name: /again|shell:tryAgain/i });
  platform.failsWith = undefined;
  fireEvent.click(retry);
  expect(await shown.findAllByRole('region')).not.toHaveLength(0);
  fireEvent.click(shown.getByRole('tab', { name: 'Statistics' }));
  expect(await shown.findByText('Possession, %')).toBeDefined();
});
