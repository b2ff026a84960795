import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import type { GameWire } from '#wire';
import { exampleGame, exampleMarket, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { CompetitionHead } from '../CompetitionHead.tsx';
import { EventRow } from './EventRow.tsx';
import { EventTable } from './EventTable.tsx';
import { PriceNotes } from '../../prices/PriceNotes.tsx';
import { StaleNote } from '../../prices/StaleNote.tsx';

async function createStage(count: number, given?: (index: number) => Partial<GameWire>) {
  const stage = await createBettingStage();
  stage.platform.games = Array.from({ length: count }, (_, index) =>
    exampleGame(index + 1, { champId: 1 + Math.floor(index / 40), ...given?.(index) }),
  );
  const list = stage.betting.list({ section: 'line', limit: 20_000 });
  const close = list.open();
  await settled();
  let renders = 0;
  const Table = observer(function Table() {
    return (
      <>
        <PriceNotes />
        <EventTable
          list={list}
          groups={list.groups}
          section="line"
          Row={EventRow}
          Head={CompetitionHead}
        />
      </>
    );
  });
  const view = stage.render(
    <Profiler id="table" onRender={() => (renders += 1)}>
      <Table />
    </Profiler>,
  );
  return { ...stage, list, close, view, renderCount: () => renders };
}

test('A12 BET-12 ten thousand events put at most 300 rows into the document', async () => {
  const { view, list } = await createStage(10_000);
  expect(list.order).toHaveLength(10_000);
  const rows = view.container.querySelectorAll('[data-event]');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(300);
});

test('BET-946 each competition keeps a place for the draw or not, by its own matches', async () => {
  const { view } = await createStage(4, (index) => ({
    champId: index < 2 ? 1 : 2,
    main: [exampleMarket(index + 1, 1, index < 2 ? [2, 3, 4] : [1.5, 2.5])],
  }));
  const sections = [...view.container.querySelectorAll('section[aria-labelledby]')];
  expect(sections.map((section) => section.hasAttribute('data-two-way'))).toEqual([false, true]);
});

test('C08 BET-29 focus and buttons stay through a hundred price moves and a score', async () => {
  const { view, platform, time } = await createStage(6);
  const button = view.container.querySelectorAll<HTMLButtonElement>('[data-odds]')[4];
  if (button === undefined) throw new Error('The table shows no odds');
  act(() => button.focus());
  for (let move = 0; move < 100; move += 1) {
    await platform.delta({ prices: [Number(button.dataset['odds']), 1.5 + move / 100, 0] });
    time.play(32);
  }
  await act(() =>
    platform.delta({
      scores: [{ id: 2, statusId: 2, isLive: true, marketCount: 4, score: exampleScore() }],
    }),
  );
  expect(document.activeElement).toBe(button);
  expect(button.isConnected).toBe(true);
  time.play(300);
  expect(button.textContent).toBe('2.49');
});

test('BET-19 prices render nothing, a score renders one row', async () => {
  const { view, platform, time, renderCount } = await createStage(20);
  const before = renderCount();
  for (let id = 1; id <= 20; id += 1)
    await platform.delta({ prices: [id * 2 ** 21 + 2 ** 12, 2.5, 0] });
  time.play(300);
  expect(renderCount()).toBe(before);
  expect(view.container.querySelector('[data-odds]')?.textContent).toBe('2.50');
  await act(() =>
    platform.delta({
      scores: [{ id: 2, statusId: 2, isLive: true, marketCount: 4, score: exampleScore() }],
    }),
  );
  expect(renderCount()).toBe(before + 1);
});

test('BET-11 rows are in lists under headings of their competitions', async () => {
  const { view, betting } = await createStage(41);
  act(() =>
    betting.tree.applySnapshot({
      sports: [
        {
          id: 1,
          name: 'Football',
          slug: 'football',
          icon: 'football',
          prematchCount: 41,
          liveCount: 0,
          competitions: [1, 2].map((id) => ({
            id,
            name: `Division ${id}`,
            slug: 'division',
            sportId: 1,
            countryId: 1,
            countryName: 'England',
            countryIso: 'gb',
            prematchCount: 20,
            liveCount: 0,
            isTop: false,
          })),
        },
      ],
      topCompetitionIds: [],
      counts: [],
    }),
  );
  const heads = view.getAllByRole('heading', { level: 3 });
  expect(heads[0]?.textContent).toBe('Division 1');
  expect(view.getAllByRole('list')[0]?.children.length).toBeGreaterThan(10);
  expect(
    view
      .getAllByRole('link', { name: 'All 3 markets, Harbour City – Kingsport Rovers' })[0]
      ?.getAttribute('href'),
  ).toBe('/en/betting.event/line/1-football/1-division/1-harbour-city-kingsport-rovers');
});

test('BET-28 says that prices are paused and since when', async () => {
  const { render, feed } = await createBettingStage();
  const { container } = render(<StaleNote />);
  expect(container.textContent).toBe('');
  act(() =>
    runInAction(() => {
      feed.status = 'stale';
      feed.staleSinceMs = Date.UTC(2026, 2, 14, 12, 30);
    }),
  );
  expect(container.textContent).toBe(
    'No updates since 12:30. These odds can’t be bet on until we reconnect.',
  );
  // The strip of notices shows it to sighted people once.
  expect(container.querySelector('p')?.hidden).toBe(true);
});

const firstOutcome = 2 ** 21 + 2 ** 12;

test('BET-31 BET-998 BET-999 BET-1000 a stale feed marks and describes the list once and odds can be pressed; the snapshot brings exact prices with the end of the mark', async () => {
  const { view, feed, platform, selections } = await createStage(3);
  const table = view.getByRole('group', { name: 'Events' });
  const button = view.container.querySelector<HTMLButtonElement>(`[data-odds="${firstOutcome}"]`);
  if (button === null) throw new Error('The table shows no odds');
  expect([table.hasAttribute('data-stale'), table.hasAttribute('aria-describedby')]).toEqual([
    false,
    false,
  ]);
  act(() => runInAction(() => void Object.assign(feed, { status: 'stale', staleSinceMs: 0 })));
  expect(table.hasAttribute('data-stale')).toBe(true);
  const note = view.container.querySelector(`#${table.getAttribute('aria-describedby') ?? ''}`);
  expect(note?.textContent).toContain('These odds can’t be bet on');
  expect(view.container.querySelectorAll('[aria-describedby]')).toHaveLength(1);
  await userEvent.click(button);
  expect(selections.has(firstOutcome)).toBe(true);
  await act(async () => {
    await platform.snapshot({ games: platform.games, total: 3, prices: [firstOutcome, 2.75, 0] });
    runInAction(() => Object.assign(feed, { status: 'current', staleSinceMs: undefined }));
  });
  // No frame has passed: the price does not wait for its turn.
  expect(button.textContent).toBe('2.75');
  expect([table.hasAttribute('data-stale'), table.hasAttribute('aria-describedby')]).toEqual([
    false,
    false,
  ]);
});

test('BET-523 prices that came with the page are believed for 5 s without a connection', async () => {
  const { view, feed, time } = await createStage(1);
  const table = view.getByRole('group', { name: 'Events' });
  act(() => runInAction(() => void (feed.status = 'connecting')));
  act(() => time.advance(4999));
  expect(table.hasAttribute('data-stale')).toBe(false);
  act(() => time.advance(1));
  expect(table.hasAttribute('data-stale')).toBe(true);
  expect(view.getByText(/Not connected yet/)).toBeTruthy();
  act(() => runInAction(() => void (feed.status = 'current')));
  expect(table.hasAttribute('data-stale')).toBe(false);
});

test('BET-32 a list that is opened again is marked until its first answer', async () => {
  const { view, list, close } = await createStage(1);
  const table = view.getByRole('group', { name: 'Events' });
  act(close);
  act(() => void list.open());
  expect(table.hasAttribute('data-stale')).toBe(true);
  await act(settled);
  expect(table.hasAttribute('data-stale')).toBe(false);
});

test('C07 BET-33 calm pauses prices until they are asked for, says since when, and the coupon gets the price that was seen', async () => {
  const { view, preferences, platform, time, selections } = await createStage(1);
  const button = view.container.querySelector<HTMLButtonElement>(`[data-odds="${firstOutcome}"]`);
  if (button === null) throw new Error('The table shows no odds');
  time.nowMs = Date.UTC(2026, 2, 14, 12, 30);
  act(() => preferences.set('arePricesPaused', true));
  expect(view.getByText(/paused since 12:30/)).toBeTruthy();
  await platform.delta({ prices: [firstOutcome, 3.1, 0] });
  time.play(3000);
  expect(button.textContent).toBe('1.85');
  await userEvent.click(button);
  expect(selections.drafts[0]?.odds).toBe(1850);
  time.advance(60_000);
  await userEvent.click(view.getByRole('button', { name: 'Refresh odds' }));
  expect(button.textContent).toBe('3.10');
  expect(view.getByText(/paused since 12:31/)).toBeTruthy();
  await platform.delta({ prices: [firstOutcome, 3.2, 0] });
  act(() => preferences.set('arePricesPaused', false));
  expect(button.textContent).toBe('3.20');
  expect(view.queryByText(/paused since/)).toBeNull();
});
