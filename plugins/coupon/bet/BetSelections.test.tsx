import { expect, test } from 'vitest';
import { createBettingStage } from '../../betting/testing/renderWithBetting.tsx';
import { exampleBet, exampleSelection } from '#domain/bets/testing/exampleBet.ts';
import { coupon } from '../index.ts';
import { BetSelections } from './BetSelections.tsx';

const eventPath = {
  section: 'line',
  sport: '1-football',
  competition: '2-cup',
  event: '10-a-b',
} as const;

test('RES-8 RES-12 a decided selection links to the result of its match, any other one to the event', async () => {
  const { render, services } = await createBettingStage();
  const hrefs = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const selections = [
    exampleSelection({ outcomeId: 1, eventId: 10, settlement: 'won' }),
    exampleSelection({ outcomeId: 2, eventId: 11, settlement: 'forcedVoid' }),
    exampleSelection({ outcomeId: 3, eventId: 12, eventPath }),
    exampleSelection({ outcomeId: 4, eventId: 13 }),
    exampleSelection({ outcomeId: 5, eventId: 14, settlement: 'lost', hasEventPage: false }),
  ];
  const { container, unmount } = render(
    <BetSelections bet={exampleBet({ selections })} variant="page" />,
  );
  expect(hrefs()).toEqual([
    '/en/results.event/10',
    '/en/results.event/11',
    '/en/betting.event/line/1-football/2-cup/10-a-b',
  ]);
  unmount();
  Object.assign(services.navigation, { hasRoute: () => false });
  const closed = render(<BetSelections bet={exampleBet({ selections })} variant="page" />);
  expect(closed.container.querySelectorAll('a')).toHaveLength(0);
});

test.each([
  ['chain', ['Bet 1 · 1X2', 'Bet 2 · 1X2']],
  ['system', ['Banker · 1X2', '1X2']],
  ['multi', ['Lobby · 1X2', 'Block B · 1X2']],
  ['conditional', ['Lobby · 1X2', 'Block 2 · 1X2']],
  ['accumulator', ['1X2', '1X2']],
] as const)('CPN-368 the selections of a %s show their position', async (type, said) => {
  const { render } = await createBettingStage({
    texts: { 'coupon.bets': coupon.i18n.parts.bets },
  });
  const selections = [
    exampleSelection({ outcomeId: 1, blockId: 0, isBanker: true }),
    exampleSelection({ outcomeId: 2, blockId: 2 }),
  ];
  const { container } = render(
    <BetSelections bet={exampleBet({ type, selections })} variant="page" />,
  );
  expect(
    [...container.querySelectorAll('td:first-child small')].map((small) => small.textContent),
  ).toEqual(said);
});

test('RES-8 RES-12 CPN-447 M14 in a card a decided selection links to the result of its match, an open one to its event, one without a page nowhere', async () => {
  const { render } = await createBettingStage();
  const { container } = render(
    <BetSelections
      variant="card"
      bet={exampleBet({
        selections: [
          exampleSelection({ outcomeId: 1, eventId: 10, settlement: 'won', score: '2:1' }),
          exampleSelection({ outcomeId: 2, eventPath }),
          exampleSelection({ outcomeId: 3, settlement: 'lost', hasEventPage: false }),
        ],
      })}
    />,
  );
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/results.event/10',
    expect.stringContaining('/en/betting.event/'),
  ]);
  expect(container.textContent).toContain(exampleSelection({}).marketName);
});

test.each(['card', 'page', 'paper'] as const)(
  'CPN-447 M14 a selection shows its outcome together with its market as a %s',
  async (variant) => {
    const { render } = await createBettingStage({
      texts: { 'coupon.bets': coupon.i18n.parts.bets },
    });
    const selections = [exampleSelection({ outcomeName: 'Over 1', marketName: 'Total goals' })];
    const shown = <BetSelections bet={exampleBet({ selections })} variant={variant} />;
    const { container } = render(variant === 'paper' ? <table>{shown}</table> : shown);
    expect(container.textContent).toContain('Over 1 Total goals');
  },
);
