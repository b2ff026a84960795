import { eventOf } from '../eventOf.ts';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameWire, ScoreWire } from '#wire';
import { eventFromWire } from '../../feed/eventFromWire.ts';
import { exampleGame, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { RowScore } from '../../lists/table/RowScore.tsx';
import { Scoreboard } from './Scoreboard.tsx';

async function show(sportId: number, score: Partial<ScoreWire>, given: Partial<GameWire> = {}) {
  const stage = await createBettingStage();
  const event = eventFromWire(
    exampleGame(1, { sportId, statusId: 2, isLive: true, score: exampleScore(score), ...given }),
  );
  return stage.render(<Scoreboard store={eventOf(stage.betting, 1)} event={event} />);
}

test('BET-527 tennis shows a column for each set, the points and the server', async () => {
  const { getByRole, getAllByRole, getByLabelText } = await show(4, {
    home: 1,
    away: 0,
    periods: [
      [6, 4],
      [3, 2],
    ],
    phase: 'set2',
    points: ['40', '15'],
    server: 1,
  });
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Event',
    '1Set 1',
    '2Set 2',
    'Points',
    'Total',
  ]);
  expect(getByRole('row', { name: /Harbour City/ }).textContent).toBe('Harbour City63401');
  expect(getByLabelText('Serving')).toBeDefined();
});

test('BET-943 in one line the scoreboard says sets, games and points', async () => {
  const { getByRole } = await show(4, {
    home: 0,
    away: 0,
    periods: [[4, 3]],
    phase: 'set1',
    points: ['0', '30'],
  });
  const text = () => getByRole('heading', { level: 1 }).textContent.replaceAll(/\s/g, '');
  expect(text()).not.toContain('4:3');
  fireEvent.click(getByRole('button', { name: 'Periods and momentum' }));
  expect(text()).toContain('0:0');
  expect(text()).toContain('4:3(0:30)');
});

test('BET-486 while no bets are taken the scoreboard shows the reason in place of the part of the match', async () => {
  const { getByText, queryByText, unmount } = await show(1, {
    phase: 'h2',
    phase_name: 'Second half',
    stopped: 'Penalty',
  });
  expect([getByText('Penalty').tagName, queryByText('Second half')]).toEqual(['SMALL', null]);
  unmount();
  const again = await show(1, { phase: 'h2', phase_name: 'Second half' });
  expect(again.getByText('Second half').tagName).toBe('SMALL');
});

test('BET-487 darts shows what both still have to throw in the leg', async () => {
  const { getByText, unmount } = await show(14, {
    home: 2,
    away: 1,
    periods: [],
    phase: 'leg4',
    points: ['141', '40'],
  });
  expect(getByText('Points').textContent).toBe('Points 141 : 40');
  unmount();
  const between = await show(14, { home: 2, away: 1, periods: [], phase: 'br' });
  expect(between.queryByText('Points')).toBeNull();
});

test('BET-488 snooker shows the points of the frame, on the board and in rows', async () => {
  const { getByText, unmount } = await show(15, {
    home: 2,
    away: 1,
    periods: [],
    phase: 'frame4',
    points: ['64', '8'],
  });
  expect(getByText('Points').textContent).toBe('Points 64 : 8');
  unmount();
  const event = eventFromWire(
    exampleGame(1, {
      sportId: 15,
      score: exampleScore({ home: 2, away: 1, periods: [], phase: 'frame4', points: ['64', '8'] }),
    }),
  );
  const { container } = (await createBettingStage()).render(<RowScore event={event} />);
  expect([...container.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual([
    '64',
    '8',
  ]);
});

test('BET-250 hockey shows its periods and the shoot-out', async () => {
  const { getAllByRole } = await show(2, {
    periods: [
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    phase: 'so',
  });
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Event',
    'P1Period 1',
    'P2Period 2',
    'P3Period 3',
    'SOSO',
    'Total',
  ]);
});

test('BET-402 columns of maps have their names, and numbers where all are played on one map', async () => {
  const score = {
    periods: [
      [13, 7],
      [4, 2],
    ] as [number, number][],
    phase: 'map2',
  };
  const columns = async (names: readonly string[]) => {
    const { getAllByRole, unmount } = await show(17, {
      ...score,
      maps: names.map((name) => ({ name, home: 0, away: 0 })),
    });
    const texts = getAllByRole('columnheader').map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  expect(await columns(['Foundry', 'Viaduct'])).toEqual([
    'Event',
    'FoundryMap 1',
    'ViaductMap 2',
    'Total',
  ]);
  expect(await columns(['Twin Rivers', 'Twin Rivers'])).toEqual([
    'Event',
    '1Map 1',
    '2Map 2',
    'Total',
  ]);
});

test('BET-405 the board of a finished match has its day, and says once that it is over', async () => {
  const { getAllByText, getByText } = await show(
    1,
    { phase: 'ft', phase_name: 'Finished' },
    { statusId: 4, isLive: false, starts_at: Date.UTC(2026, 2, 14, 12) / 1000 },
  );
  expect(getAllByText('Finished')).toHaveLength(1);
  expect(getByText('14 Mar 2026')).toBeDefined();
});

test('BET-250 football says its halves, corners and cards in words', async () => {
  const { getByText, getAllByRole, queryByRole } = await show(1, {
    corners: [6, 3],
    yellow: [2, 1],
    red: [0, 1],
  });
  expect(getByText('1st half').textContent).toBe('1st half 1 : 1');
  expect(getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    '6 corners',
    '2 yellow cards',
    '3 corners',
    '1 yellow card',
    '1 red card',
  ]);
  expect(queryByRole('table')).toBeNull();
});

test('BET-257 the scoreboard is wide until the person wants the score alone, and the choice is kept', async () => {
  const stage = await createBettingStage();
  const event = eventFromWire(exampleGame(1, { statusId: 2, isLive: true, score: exampleScore() }));
  const first = stage.render(<Scoreboard store={eventOf(stage.betting, 1)} event={event} />);
  fireEvent.click(first.getByRole('button', { name: 'Periods and momentum', pressed: true }));
  expect(first.queryByText('1st half')).toBeNull();
  first.unmount();
  const second = stage.render(<Scoreboard store={eventOf(stage.betting, 1)} event={event} />);
  expect(
    second.getByRole('button', { name: 'Periods and momentum', pressed: false }),
  ).toBeDefined();
});
