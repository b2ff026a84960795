import { expect, test } from 'vitest';
import type { ScoreWire } from '#wire';
import { eventFromWire } from '../../feed/eventFromWire.ts';
import { exampleGame, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { CardScore } from '../phone/CardScore.tsx';
import card from '../phone/Mobile.module.css';
import { RowScore } from './RowScore.tsx';
import row from './EventRow.module.css';

const tennis: Partial<ScoreWire> = {
  home: 1,
  away: 1,
  periods: [
    [6, 4],
    [6, 7],
    [3, 2],
  ],
  phase: 'set3',
  points: ['40', '15'],
};

async function show(given: Partial<ScoreWire>, sportId = 4) {
  const event = eventFromWire(
    exampleGame(1, { sportId, isLive: true, statusId: 2, score: exampleScore(given) }),
  );
  const { container } = (await createBettingStage()).render(
    <>
      <div data-row="">
        <RowScore event={event} />
      </div>
      <div data-card="">
        <CardScore event={event} team={1} />
        <CardScore event={event} team={2} />
      </div>
    </>,
  );
  const texts = (selector: string): string =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ');
  return texts;
}

test('BET-831 a row shows sets won, all sets and the points, the set that is played in stronger type', async () => {
  const texts = await show(tennis);
  expect(texts('[data-row] :is(b, i)')).toBe('1 1 6 4 6 7 3 2 40 15');
  expect(texts(`[data-row] .${row.current}`)).toBe('3 2');
  expect(texts(`[data-row] .${row.points}`)).toBe('40 15');
});

test('BET-831 a card shows the same beside each side, of five sets the last four', async () => {
  const texts = await show(tennis);
  expect(texts('[data-card] :is(b, i)')).toBe('6 6 3 40 1 4 7 2 15 1');
  expect(texts(`[data-card] .${card.current}`)).toBe('3 2');
  const fifth = await show({
    ...tennis,
    home: 2,
    away: 2,
    periods: [...tennis.periods!.slice(0, 2), [6, 3], [1, 6], [2, 0]],
    phase: 'set5',
  });
  expect(fifth('[data-card] :is(b, i)')).toBe('6 6 1 2 40 2 7 3 6 0 15 2');
  expect(fifth(`[data-card] .${card.current}`)).toBe('2 0');
});

test('BET-851 the current quarter, period or innings is in stronger type, too', async () => {
  const quarters: Partial<ScoreWire> = {
    home: 54,
    away: 30,
    periods: [
      [34, 22],
      [20, 8],
    ],
    phase: 'q2',
  };
  const basketball = await show(quarters, 3);
  expect(basketball('[data-row] :is(b, i)')).toBe('54 30 34 22 20 8');
  expect(basketball(`[data-row] .${row.current}`)).toBe('20 8');
  expect(basketball(`[data-card] .${card.current}`)).toBe('20 8');
  expect((await show({ ...quarters, phase: 'p1' }, 2))(`[data-row] .${row.current}`)).toBe('34 22');
  expect((await show({ ...quarters, phase: 'b2' }, 5))(`[data-row] .${row.current}`)).toBe('20 8');
  expect((await show({ ...quarters, phase: 'br' }, 3))(`.${row.current}`)).toBe('');
});

test('BET-831 between sets, before the first point of one, and in a sport of halves no part is in stronger type', async () => {
  for (const texts of [
    await show({ ...tennis, phase: 'br' }),
    await show({ ...tennis, phase: 'set4' }),
    await show({}, 1),
  ]) {
    expect(texts(`.${row.current}`)).toBe('');
    expect(texts(`.${card.current}`)).toBe('');
  }
});
