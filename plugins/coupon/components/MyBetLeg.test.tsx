import { expect, test } from 'vitest';
import { createBettingStage } from '../../betting/testing/renderWithBetting.tsx';
import type { PlacedSelection } from '../domain/PlacedBet.ts';
import { MyBetLeg } from './MyBetLeg.tsx';

const selection: PlacedSelection = {
  outcomeId: 1,
  eventId: 10,
  outcomeName: 'Harbour City',
  marketName: 'Result',
  eventName: 'Harbour City – Eastmoor',
  sportIcon: 'ball-football',
  odds: 1850,
  statusId: -1,
  startsAtS: 1_773_522_000,
  hasEventPage: true,
  isPlaying: false,
  scoreText: '',
  phaseText: '',
};

test('RES-8 RES-12 a decided leg of a bet leads to the result of its match, an open one or one without a page does not', async () => {
  const { render } = await createBettingStage();
  const { container } = render(
    <ul>
      <MyBetLeg selection={{ ...selection, statusId: 1, scoreText: '2:1' }} />
      <MyBetLeg selection={selection} />
      <MyBetLeg selection={{ ...selection, statusId: 0, hasEventPage: false }} />
    </ul>,
  );
  expect([...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Harbour City – Eastmoor', '/en/results.event/10']]);
});
