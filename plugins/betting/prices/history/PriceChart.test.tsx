import { expect, test } from 'vitest';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { PriceChart } from './PriceChart.tsx';

test('BET-763 the ends of a history are beside its chart, equal prices once', async () => {
  const { render } = await createBettingStage();
  const historyOf = (odds: readonly number[]) => ({
    marketId: 1,
    atS: [1_790_000_000, 1_790_003_600],
    outcomes: [{ id: 1, name: 'Over', odds: odds.map(toOddsOfThousandths) }],
  });
  const endsOf = (odds: readonly number[]) => {
    const { container, unmount } = render(<PriceChart name="Total" history={historyOf(odds)} />);
    const ends = container.querySelector('svg + .ends');
    const figures = [...(ends?.children ?? [])].map(({ textContent }) => textContent);
    unmount();
    return figures;
  };
  expect(endsOf([1500, 2100])).toEqual(['2.10', '1.50']);
  expect(endsOf([1500, 1500])).toEqual(['1.50']);
});
