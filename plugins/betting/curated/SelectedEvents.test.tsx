import { appViewTypePreference } from '#domain/odds/oddsPreferences.ts';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { SelectedEvents } from './SelectedEvents.tsx';

test('BET-107 the options act on lists of curated pages, too; a second list of the page leaves them to the first', async () => {
  const { betting, platform, preferences, render } = await createBettingStage();
  platform.games = [exampleGame(1)];
  betting.tree.open();
  const view = render(
    <>
      <SelectedEvents query={{ section: 'live', isTop: true, limit: 100 }} title="Live" />
      <SelectedEvents query={{ section: 'line', isTop: true, limit: 60 }} title="Line" isFurther />
    </>,
  );
  await act(settled);
  const button = view.getByRole('button', { name: 'List settings' });
  await userEvent.click(button);
  const panel = await view.findByRole('dialog', { name: 'List settings' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await act(async () => {
    (await betting.loadOptions()).set('hiddenLineSports', [9]);
    preferences.choose(appViewTypePreference, 'asian');
    await settled();
  });
  expect(panel.isConnected).toBe(true);
  const asked = platform.calls.filter(({ id }) => id === 'betting.games').slice(-2);
  expect(asked).toMatchObject([
    { query: { section: 'live', top: 'true', markets: 'asian' } },
    { query: { section: 'line', top: 'true', markets: 'asian', withoutSportIds: '9' } },
  ]);
});

test('BET-455 a curated list that the chosen time narrows says so, and has a button that widens it', async () => {
  const { betting, platform, render } = await createBettingStage();
  platform.games = [exampleGame(1)];
  betting.tree.open();
  const view = render(
    <SelectedEvents query={{ section: 'line', isTop: true, limit: 60 }} title="Line" />,
  );
  await act(settled);
  expect(view.queryByRole('button', { name: /^Starting within/ })).toBeNull();
  await act(async () => {
    platform.games = [];
    (await betting.loadOptions()).set('withinH', 3);
    await settled();
  });
  const narrowed = { query: { top: 'true', withinH: '3' } };
  const lastCall = () => platform.calls.findLast(({ id }) => id === 'betting.games');
  expect(lastCall()).toMatchObject(narrowed);
  expect(view.getByRole('button', { name: 'Starting within: 3 h' })).toBeTruthy();
  platform.games = [exampleGame(1)];
  await userEvent.click(view.getByRole('button', { name: 'Show any time' }));
  await act(settled);
  expect(lastCall()).not.toMatchObject(narrowed);
  expect([
    view.queryByRole('button', { name: /^Starting within/ }),
    betting.options?.choices.withinH,
  ]).toEqual([null, undefined]);
});

test('BET-434 an empty list says what is missing and when to return, and links to all events', async () => {
  const { betting, platform, render } = await createBettingStage();
  platform.games = [];
  betting.tree.open();
  const view = render(
    <SelectedEvents query={{ section: 'line', sportId: 18, limit: 60 }} title="Line" />,
  );
  await act(settled);
  expect(view.getByText('Nothing available right now')).toBeTruthy();
  expect(view.getByText('New events are added every day.')).toBeTruthy();
  expect(view.getByRole('link', { name: 'All upcoming events' }).getAttribute('href')).toBe(
    '/en/betting.line',
  );
});
