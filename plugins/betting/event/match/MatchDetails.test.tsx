import { eventOf } from '../eventOf.ts';
import { fireEvent, waitFor, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { IncidentWire } from '#wire';
import { LazyPart } from '#core/ui';
import { exampleFull, exampleGame, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import type { EventStore } from '../EventStore.ts';
import { MatchDetails } from './MatchDetails.tsx';
import { StatisticBars } from './StatisticBars.tsx';

const incident = (
  id: number,
  kind: IncidentWire['kind'],
  minute: number,
  text: string,
): IncidentWire => ({ id, kind, team: 1, minute, second: 0, text, score: [1, 0] });

async function openMatch(sportId = 1, isLive = true, source?: 'file') {
  const stage = await createBettingStage();
  const score = exampleScore({
    stats: [{ key: 'possession', name: 'Possession, %', home: 58, away: 42 }],
  });
  stage.platform.full = {
    ...exampleFull(1, []),
    ...(source === undefined ? {} : { source }),
    game: exampleGame(1, { sportId, ...(isLive ? { statusId: 2, isLive, score } : {}) }),
    timeline: [
      incident(1, 'goal', 12, 'Goal. Harbour City'),
      incident(2, 'corner', 15, 'Corner. Harbour City'),
    ],
  };
  const store = eventOf(stage.betting, 1);
  store.open();
  await waitFor(() => expect(store.snapshot.state.kind).toBe('ready'));
  return { ...stage, store };
}

async function openDetails(store: EventStore, render: (page: ReactElement) => RenderResult) {
  const view = render(<MatchDetails store={store} />);
  await waitFor(() => expect(view.container.querySelector('summary')).not.toBeNull());
  fireEvent.click(view.container.querySelector('summary')!);
  await view.findAllByRole('tab');
  return view;
}

test('BET-251 statistics come into the room that was kept for them', async () => {
  const { render, store } = await openMatch();
  const { container, findByText } = render(<MatchDetails store={store} />);
  expect(container.querySelector('[aria-hidden] .summary')).not.toBeNull();
  await waitFor(() => expect(container.querySelector('summary')).not.toBeNull());
  fireEvent.click(container.querySelector('summary')!);
  expect((await findByText('Possession, %')).closest('li')?.textContent).toBe('58Possession, %42');
});

test('BET-771 match details from a file say so at their end', async () => {
  const said = 'Match data: imported file';
  const { render, store } = await openMatch(1, true, 'file');
  const view = await openDetails(store, render);
  await view.findByText(said);
  fireEvent.click(view.getByRole('tab', { name: 'Timeline' }));
  expect(view.getByText(said)).toBeTruthy();
  view.unmount();
  const { render: renderOwn, store: own } = await openMatch();
  const owned = await openDetails(own, renderOwn);
  await owned.findByText('Possession, %');
  expect(owned.queryByText(said)).toBeNull();
});

test('BET-1012 before the start, too, the details are behind a press', async () => {
  const { render, store } = await openMatch(1, false);
  const { container, findByRole } = render(<MatchDetails store={store} />);
  await waitFor(() => expect(container.querySelector('details')?.open).toBe(false));
  expect(container.querySelector('[role="tab"]')).toBeNull();
  fireEvent.click(container.querySelector('summary')!);
  const tab = await findByRole('tab', { name: 'Head to head' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

test('BET-761 both parts of a statistic fill its bar, figures below one too', async () => {
  const { render } = await createBettingStage();
  const { container } = render(
    <StatisticBars
      statistics={[
        { key: 'expected_goals', name: 'Expected goals', home: 0.3, away: 0.2 },
        { key: 'corners', name: 'Corners', home: 0, away: 0 },
      ]}
    />,
  );
  const shares = [...container.querySelectorAll('i')].map(({ style }) => Number(style.flexGrow));
  expect(shares).toEqual([0.6, 0.4, 1, 1]);
});

test('BET-252 the timeline shows key moments or everything, newest first, and takes what happens', async () => {
  const { render, store, platform } = await openMatch();
  const { findByRole, getByRole, getAllByRole } = await openDetails(store, render);
  fireEvent.click(await findByRole('tab', { name: 'Timeline' }));
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Goal. Harbour City12′1 : 0',
  ]);
  fireEvent.click(getByRole('button', { name: 'All' }));
  await platform.delta({
    incidents: [
      incident(1, 'own_goal', 12, 'Own goal, counted for Harbour City'),
      incident(3, 'corner', 20, 'Corner again'),
    ],
  });
  await waitFor(() =>
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Corner again20′',
      'Corner. Harbour City15′',
      'Own goal, counted for Harbour City12′1 : 0',
    ]),
  );
});

test('BET-251 a part that cannot be loaded offers a retry and leaves the rest', async () => {
  const { render, reported } = await createBettingStage();
  let isBroken = true;
  const load = async () => {
    if (isBroken) throw new Error('gone');
    return () => <p>There it is</p>;
  };
  const { findByRole, findByText, getByText } = render(
    <>
      <p>The rest</p>
      <LazyPart name="betting.example" load={load} props={{}} skeleton={<i />} />
    </>,
  );
  const retry = await findByRole('button');
  expect(getByText('The rest')).toBeDefined();
  expect(reported).toHaveLength(1);
  isBroken = false;
  fireEvent.click(retry);
  expect(await findByText('There it is')).toBeDefined();
});

test('BET-562 details that were opened are open on the next match', async () => {
  const { render, store } = await openMatch();
  const { container, unmount } = render(<MatchDetails store={store} />);
  await waitFor(() => expect(container.querySelector('details')?.open).toBe(false));
  expect(container.querySelector('[role="tab"]')).toBeNull();
  fireEvent.click(container.querySelector('summary')!);
  await waitFor(() => expect(container.querySelector('[role="tab"]')).not.toBeNull());
  unmount();
  const next = render(<MatchDetails store={store} />);
  await waitFor(() => expect(next.container.querySelector('details')?.open).toBe(true));
  fireEvent.click(next.container.querySelector('summary')!);
  await waitFor(() => expect(next.container.querySelector('[role="tab"]')).toBeNull());
});
