import { expect, test } from 'vitest';
import { createBettingStage } from '../../betting/testing/renderWithBetting.tsx';
import { exampleSelection } from '../testing/exampleBet.ts';
import { SelectionsTable } from './SelectionsTable.tsx';

const eventPath = { section: 'line', sport: '1-football', champ: '2-cup', game: '10-a-b' } as const;

test('RES-8 a decided selection leads to the result of its match, another one to where it can be bet on', async () => {
  const { render, services } = await createBettingStage();
  const hrefs = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const selections = [
    exampleSelection({ outcomeId: 1, eventId: 10, settlement: 'won' }),
    exampleSelection({ outcomeId: 2, eventId: 11, settlement: 'forcedVoid' }),
    exampleSelection({ outcomeId: 3, eventId: 12, eventPath }),
    exampleSelection({ outcomeId: 4, eventId: 13 }),
  ];
  const { container, unmount } = render(<SelectionsTable selections={selections} />);
  expect(hrefs()).toEqual(['/en/results.event/10', '/en/results.event/11', '/en/betting.event/line/1-football/2-cup/10-a-b']);
  unmount();
  Object.assign(services.navigation, { hasRoute: () => false });
  const closed = render(<SelectionsTable selections={selections} />);
  expect(closed.container.querySelectorAll('a')).toHaveLength(0);
});
