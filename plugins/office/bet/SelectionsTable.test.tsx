import { expect, test } from 'vitest';
import { createBettingStage } from '../../betting/testing/renderWithBetting.tsx';
import { exampleSelection } from '#domain/bets/testing/exampleBet.ts';
import { office } from '../index.ts';
import { SelectionsTable } from './SelectionsTable.tsx';

const eventPath = {
  section: 'line',
  sport: '1-football',
  competition: '2-cup',
  event: '10-a-b',
} as const;

test('RES-8 RES-12 a decided selection leads to the result of its match, another one to where it can be bet on', async () => {
  const { render, services } = await createBettingStage();
  const hrefs = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const selections = [
    exampleSelection({ outcomeId: 1, eventId: 10, settlement: 'won' }),
    exampleSelection({ outcomeId: 2, eventId: 11, settlement: 'forcedVoid' }),
    exampleSelection({ outcomeId: 3, eventId: 12, eventPath }),
    exampleSelection({ outcomeId: 4, eventId: 13 }),
    exampleSelection({ outcomeId: 5, eventId: 14, settlement: 'lost', hasEventPage: false }),
  ];
  const { container, unmount } = render(<SelectionsTable type="single" selections={selections} />);
  expect(hrefs()).toEqual([
    '/en/results.event/10',
    '/en/results.event/11',
    '/en/betting.event/line/1-football/2-cup/10-a-b',
  ]);
  unmount();
  Object.assign(services.navigation, { hasRoute: () => false });
  const closed = render(<SelectionsTable type="single" selections={selections} />);
  expect(closed.container.querySelectorAll('a')).toHaveLength(0);
});

test.each([
  ['chain', ['Bet 1 · 1X2', 'Bet 2 · 1X2']],
  ['system', ['Banker · 1X2', '1X2']],
  ['multi', ['Lobby · 1X2', 'Block B · 1X2']],
  ['conditional', ['Lobby · 1X2', 'Block 2 · 1X2']],
  ['accumulator', ['1X2', '1X2']],
] as const)('CPN-368 of a %s the table says where a selection stands', async (type, said) => {
  const { render } = await createBettingStage({ texts: { office: office.i18n.load } });
  const selections = [
    exampleSelection({ outcomeId: 1, blockId: 0, isBanker: true }),
    exampleSelection({ outcomeId: 2, blockId: 2 }),
  ];
  const { container } = render(<SelectionsTable type={type} selections={selections} />);
  expect(
    [...container.querySelectorAll('td:first-child small')].map((small) => small.textContent),
  ).toEqual(said);
});
