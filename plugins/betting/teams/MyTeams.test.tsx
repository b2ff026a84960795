import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { SportTree } from '../navigation/SportTree.tsx';

test('BET-380 starred teams are in the tree with the number of their events; without one nothing is requested', async () => {
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
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Kingsport Rovers2',
    '/en/betting.team/2',
  ]);
  expect(platform.calls.at(-1)).toMatchObject({
    id: 'betting.games',
    query: { section: 'line', teamIds: '2' },
  });
  await act(async () => {
    betting.favourites.toggleTeam(2);
    await settled();
  });
  expect(view.queryByRole('heading', { name: /My teams/ })).toBeNull();
});

/** A tree of one sport with one competition in each of so many countries. */
function treeOf(countries: number) {
  const champs = Array.from({ length: countries }, (_, index) => ({
    id: index + 1,
    name: `Country ${index + 1}. League`,
    slug: 'league',
    sportId: 1,
    countryId: index + 1,
    countryName: `Country ${index + 1}`,
    iso: 'int',
    lineCount: 100 - index,
    liveCount: 0,
    isTop: false,
  }));
  return {
    sports: [
      {
        id: 1,
        name: 'Football',
        slug: 'football',
        icon: 'ball-football',
        lineCount: 1810,
        liveCount: 0,
        champs,
      },
    ],
    topChampIds: [],
  };
}

test('BET-473 the country of the open competition is among those that its sport shows, however many have more', async () => {
  const { platform, render, services } = await createBettingStage();
  platform.tree = treeOf(20);
  Object.assign(services.navigation.params, { sport: '1-football', champ: '18-league' });
  const view = render(<SportTree />);
  expect(
    (await view.findByRole('button', { name: /^Country 18/ })).getAttribute('aria-expanded'),
  ).toBe('true');
  expect(view.getByRole('link', { current: 'page' }).textContent).toBe('League83');
  expect(view.queryByRole('button', { name: /^Country 17/ })).toBeNull();
  expect(view.getByRole('button', { name: 'All 20 countries' })).toBeDefined();
});

test('C12 the tree of sports opens and closes by keyboard, and the opened content is next in the tab order', async () => {
  const { platform, render } = await createBettingStage();
  platform.tree = treeOf(2);
  const user = userEvent.setup();
  const view = render(<SportTree />);
  const sport = await view.findByRole('button', { name: /Football/ });
  act(() => sport.focus());
  await user.keyboard('{Enter}');
  expect([sport.getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', sport]);
  await user.tab();
  const country = view.getByRole('button', { name: /^Country 1/ });
  expect([country.getAttribute('aria-expanded'), document.activeElement]).toEqual([
    'false',
    country,
  ]);
  await user.keyboard(' ');
  expect(country.getAttribute('aria-expanded')).toBe('true');
  await user.tab();
  expect(document.activeElement).toBe(view.getByRole('link', { name: /^All leagues/ }));
  await user.tab();
  expect(document.activeElement).toBe(view.getByRole('link', { name: /^League/ }));
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect([
    country.getAttribute('aria-expanded'),
    view.queryByRole('link', { name: /^League/ }),
  ]).toEqual(['false', null]);
});
