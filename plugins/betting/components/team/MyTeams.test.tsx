import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleGame } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/TestPlatform.ts';
import { SportTree } from '../SportTree.tsx';

test('BET-380 starred teams stand in the tree with the number of their events; without one nothing is asked', async () => {
  const { betting, platform, render } = await createBettingStage();
  platform.games = [exampleGame(5), exampleGame(6)];
  platform.tree = { sports: [], topChampIds: [] };
  const view = render(<SportTree />);
  await act(settled);
  expect(platform.calls.map(({ id }) => id)).not.toContain('betting.games');
  await act(async () => {
    betting.favourites.toggleTeam(2);
    await settled();
  });
  expect((await view.findByRole('heading', { name: /My teams/ })).textContent).toBe('My teams1');
  const link = view.getByRole('link', { name: /Kingsport Rovers/ });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Kingsport Rovers2', '/en/betting.team/2']);
  expect(platform.calls.at(-1)).toMatchObject({ id: 'betting.games', options: { query: { section: 'line', teamIds: [2] } } });
  await act(async () => {
    betting.favourites.toggleTeam(2);
    await settled();
  });
  expect(view.queryByRole('heading', { name: /My teams/ })).toBeNull();
});
