import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { expect, test } from 'vitest';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import type { ProposedSelection } from './accumulators/Accumulator.ts';
import { ProposalSelections } from './ProposalSelections.tsx';

test('CPN-447 M14 a proposed selection is shown with its market, and links to its event', async () => {
  const { render } = await createBettingStage();
  const selection: ProposedSelection = {
    outcomeId: 1,
    outcomeName: 'Over 1',
    marketName: 'Total goals',
    eventId: 10,
    eventName: 'Alder — Birch',
    eventParams: { section: 'line', sport: '1-football', champ: '2-cup', game: '10-a-b' },
    odds: toOddsOfThousandths(1850),
    isLive: false,
    sportIcon: 'football',
    competitionName: 'Cup',
    startsAtS: 1_773_523_000,
  };
  const { container } = render(<ProposalSelections selections={[selection]} />);
  expect(container.textContent).toContain('Over 1 Total goals');
  expect(container.querySelector('a')?.getAttribute('href')).toBe(
    '/en/betting.event/line/1-football/2-cup/10-a-b',
  );
});
