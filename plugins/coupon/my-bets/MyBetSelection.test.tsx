import { expect, test } from 'vitest';
import { createBettingStage } from '../../betting/testing/renderWithBetting.tsx';
import { exampleSelection } from '#domain/bets/testing/exampleBet.ts';
import { MyBetSelection } from './MyBetSelection.tsx';

const selection = exampleSelection({
  eventName: 'Harbour City – Eastmoor',
  settlement: 'notStarted',
});

test('RES-8 RES-12 a decided selection of a bet leads to the result of its match, an open one or one without a page does not', async () => {
  const { render } = await createBettingStage();
  const { container } = render(
    <ul>
      <MyBetSelection selection={{ ...selection, settlement: 'won', score: '2:1' }} />
      <MyBetSelection selection={selection} />
      <MyBetSelection selection={{ ...selection, settlement: 'lost', hasEventPage: false }} />
    </ul>,
  );
  expect(
    [...container.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]),
  ).toEqual([['Harbour City – Eastmoor', '/en/results.event/10']]);
});
