import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleFull, exampleGame, exampleScore } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { EndedStars } from './EndedStars.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';

async function stage() {
  const page = await createBettingStage();
  page.platform.tree = {
    sports: [
      {
        id: 1,
        name: 'Football',
        slug: 'football',
        icon: 'ball-football',
        lineCount: 10,
        liveCount: 1,
        champs: [exampleFull(5, []).champ],
      },
    ],
    topChampIds: [],
  };
  return page;
}

test('BET-570 M47 one page has all that is starred: events live and to come, competitions and teams', async () => {
  const { betting, platform, render } = await stage();
  platform.games = [exampleGame(5)];
  const view = render(<FavouritesPage />);
  expect(await view.findByText('No favourites yet')).toBeDefined();
  expect(platform.calls.map(({ id }) => id)).not.toContain('betting.games');

  await act(async () => {
    betting.favourites.toggleEvent(5);
    betting.favourites.toggleCompetition(7);
    betting.favourites.toggleTeam(2);
    await settled();
  });
  const asked = platform.calls
    .filter(({ query }) => query['any'] === 'true')
    .map(({ query }) => [query['section'], query['gameIds'], query['champIds'], query['teamIds']]);
  expect(asked).toEqual(
    expect.arrayContaining([
      ['live', '5', '7', '2'],
      ['line', '5', '7', '2'],
    ]),
  );
  expect(
    (await view.findByRole('region', { name: 'Competitions' })).querySelector('a')?.textContent,
  ).toBe('England. Premier Division11 events');
  expect(
    (await view.findByRole('region', { name: 'Teams and players' })).querySelector('a')
      ?.textContent,
  ).toContain('Kingsport Rovers');
});

test('BET-571 M47 the star of an event that is over leaves; of one that only waits it stays', async () => {
  for (const [statusId, left] of [
    [4, []],
    [2, [5]],
  ] as const) {
    const { betting, platform, render } = await stage();
    platform.full = {
      ...exampleFull(5, []),
      game: exampleGame(5, { statusId, isLive: false, score: exampleScore() }),
    };
    betting.favourites.toggleEvent(5);
    const view = render(<EndedStars />);
    await act(settled);
    await act(settled);
    expect(betting.favourites.favourites.eventIds).toEqual(left);
    view.unmount();
  }
});
