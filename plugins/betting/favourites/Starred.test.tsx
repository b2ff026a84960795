import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleFull, exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { Starred } from './Starred.tsx';

test('BET-35 M47 the tree lists starred items, with their number; without a star it makes no request', async () => {
  const { betting, platform, render } = await createBettingStage();
  platform.games = [exampleGame(5)];
  platform.tree = {
    sports: [
      {
        id: 1,
        name: 'Football',
        slug: 'football',
        icon: 'football',
        lineCount: 10,
        liveCount: 1,
        champs: [exampleFull(5, []).champ],
      },
    ],
    topChampIds: [],
  };
  betting.tree.open();
  await settled();
  const before = platform.calls.length;
  const view = render(<Starred section="line" currentId={7} />);
  expect(view.container.textContent).toBe('');
  expect(platform.calls.length).toBe(before);

  act(() => betting.favourites.toggleCompetition(7));
  expect(view.getByRole('heading').textContent).toBe('Favourites1');
  expect(view.getByRole('link', { current: 'page' }).textContent).toBe(
    'England. Premier Division10',
  );

  await act(async () => {
    betting.favourites.toggleEvent(5);
    await settled();
  });
  expect(view.getByRole('heading').textContent).toBe('Favourites2');
  expect(
    view.getByRole('link', { name: /Harbour City – Kingsport Rovers/ }).getAttribute('href'),
  ).toContain('/line/1-football/');
  expect(
    platform.calls.slice(-2).map(({ id, query }) => [id, query['section'], query['gameIds']]),
  ).toEqual([
    ['betting.games', 'live', '5'],
    ['betting.games', 'line', '5'],
  ]);
});
