import { expect, test } from 'vitest';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { createBettingStage } from '../../betting/testing/renderWithBetting.tsx';
import type { Bet } from '#domain/bets/Bet.ts';
import { coupon } from '../index.ts';
import { exampleBet, exampleSelection } from '#domain/bets/testing/exampleBet.ts';
import { BetStake } from './BetStake.tsx';
import { useBetText } from './useBetText.ts';

const selections = [1, 2, 3, 4].map((outcomeId) =>
  exampleSelection({ outcomeId, isBanker: outcomeId === 1, blockId: Math.floor(outcomeId / 2) }),
);

function Kind({ bet }: { readonly bet: Bet }) {
  return useBetText().kind(bet);
}

test.each([
  ['system', 2, 'System 2/3'],
  ['multi', 2, 'Multi 2/2'],
  ['multi', undefined, 'Multi'],
] as const)(
  'CPN-369 the size of a %s with systemSize %s counts the parts of its combinations: %s',
  async (type, systemSize, said) => {
    const { render } = await createBettingStage({
      texts: { 'coupon.kinds': coupon.i18n.parts.kinds },
    });
    expect(
      render(<Kind bet={exampleBet({ type, systemSize, selections })} />).container.textContent,
    ).toBe(said);
  },
);

test.each([
  ['patent', 3, 'Trixie · 4 bets'],
  ['patent', 4, 'Yankee · 11 bets'],
  ['patent', 5, 'Canadian · 26 bets'],
  ['patent', 6, 'Heinz · 57 bets'],
  ['patent', 7, 'Super Heinz · 120 bets'],
  ['patent', 8, 'Goliath · 247 bets'],
  ['lucky', 2, 'Lucky · 3 bets'],
  ['lucky', 3, 'Patent · 7 bets'],
  ['lucky', 4, 'Lucky 15 · 15 bets'],
  ['lucky', 5, 'Lucky 31 · 31 bets'],
  ['lucky', 6, 'Lucky 63 · 63 bets'],
  ['lucky', 8, 'Lucky · 255 bets'],
] as const)('CPN-626 a placed %s of %i is called %s', async (type, count, said) => {
  const { render } = await createBettingStage({
    texts: { 'coupon.kinds': coupon.i18n.parts.kinds },
  });
  const some = Array.from({ length: count }, (_none, index) =>
    exampleSelection({ outcomeId: index + 1 }),
  );
  expect(render(<Kind bet={exampleBet({ type, selections: some })} />).container.textContent).toBe(
    said,
  );
});

function Price({ bet }: { readonly bet: Bet }) {
  return useBetText().odds(bet);
}

test.each([
  ['single', '1.17'],
  ['antiAccumulator', '1.17'],
  ['accumulator', '1.170'],
] as const)('CPN-388 the history formats the odds of a %s as %s', async (type, said) => {
  const { render } = await createBettingStage({
    texts: { 'coupon.kinds': coupon.i18n.parts.kinds },
  });
  const odds = toOddsOfThousandths(1170);
  expect(render(<Price bet={exampleBet({ type, odds, selections })} />).container.textContent).toBe(
    said,
  );
});

function Stake({ bet }: { readonly bet: Bet }) {
  return useBetText().stake(bet);
}

test('OFC-91 CPN-447 M14 after a cash-out a bet shows what is left in play, and outcome and market together', async () => {
  const { render } = await createBettingStage({
    texts: { 'coupon.kinds': coupon.i18n.parts.kinds },
  });
  const cashOut = {
    atS: 1,
    stake: { minor: 400, currency: 'EUR' },
    paid: { minor: 500, currency: 'EUR' },
    isAuto: false,
  };
  const stake = { minor: 1000, currency: 'EUR' };
  const shown = (bet: Bet): string | null => render(<Stake bet={bet} />).container.textContent;
  expect(shown(exampleBet({ stake, cashOut }))).toBe('€\u00a06.00');
  expect(shown(exampleBet({ stake, cashOut, settlement: 'won' }))).toBe('€\u00a010.00');
  const bet = exampleBet({});
  expect(render(<Title bet={bet} />).container.textContent).toBe(
    `${bet.selections[0]?.outcomeName} · ${bet.selections[0]?.marketName}`,
  );
});

test('SHL-799 in Arabic the title of a single begins at the right with the selection', async () => {
  const { render, services } = await createBettingStage({
    texts: { 'coupon.bets': coupon.i18n.parts.bets, 'coupon.kinds': coupon.i18n.parts.kinds },
  });
  Object.assign(services.environment, { direction: 'rtl' });
  expect(render(<Title bet={exampleBet({})} />).container.textContent).toMatch(
    /^\u200F\u2067\u2068[^\u2069]+\u2069 · \u2068[^\u2069]+\u2069\u2069$/,
  );
});

test.each([
  ['single', 'Potential returns'],
  ['accumulator', 'Potential returns'],
  ['antiAccumulator', 'Potential returns'],
  ['system', 'Potential returns, up to'],
  ['lucky', 'Potential returns, up to'],
  ['chain', 'If all win'],
] as const)('CPN-683 the potential payout of an open %s is called "%s"', async (type, said) => {
  const { render } = await createBettingStage({
    texts: { 'coupon.bets': coupon.i18n.parts.bets, 'coupon.kinds': coupon.i18n.parts.kinds },
  });
  expect(render(<WinLabel bet={exampleBet({ type, selections })} />).container.textContent).toBe(
    said,
  );
});

function WinLabel({ bet }: { readonly bet: Bet }) {
  return useBetText().winLabel(bet);
}

function Title({ bet }: { readonly bet: Bet }) {
  return useBetText().title(bet);
}

test('OFC-93 M10 an open bet after a cash-out names what is in play and the first stake, any other bet its stake', async () => {
  const { render } = await createBettingStage({
    texts: { 'coupon.bets': coupon.i18n.parts.bets },
  });
  const stake = { minor: 1000, currency: 'EUR' };
  const cashOut = { atS: 1, stake: { ...stake, minor: 400 }, paid: stake, isAuto: false };
  const shown = (bet: Bet): string | null => render(<BetStake bet={bet} />).container.textContent;
  expect(shown(exampleBet({ stake, cashOut }))).toBe(
    'Still running €\u00a06.00First stake €\u00a010.00',
  );
  const column = render(<BetStake bet={exampleBet({ stake, cashOut })} isLabelHidden />).container;
  expect(column.querySelector('small')?.textContent).toBe('of €\u00a010.00');
  expect(column.textContent).toContain('Still running €\u00a06.00First stake €\u00a010.00');
  expect(shown(exampleBet({ stake }))).toBe('Stake €\u00a010.00');
  expect(shown(exampleBet({ stake, cashOut, settlement: 'won' }))).toBe('Stake €\u00a010.00');
});

test('OFC-145 B11 a bonus stake is called that, also in a column of stakes', async () => {
  const { render } = await createBettingStage({
    texts: { 'coupon.bets': coupon.i18n.parts.bets },
  });
  const stake = { minor: 1000, currency: 'EUR' };
  const bet = exampleBet({ stake, isBonusStake: true });
  expect(render(<BetStake bet={bet} />).container.textContent).toBe('Bonus stake €\u00a010.00');
  const column = render(<BetStake bet={bet} isLabelHidden />).container;
  expect(column.querySelector('small')?.textContent).toBe('Bonus stake');
});

test('CPN-835 the return of a certain win has no “up to”', async () => {
  function Returned({ bet }: { readonly bet: Bet }) {
    const text = useBetText();
    return `${text.winLabel(bet)} ${text.returned(bet)}`;
  }
  const { render } = await createBettingStage({
    texts: { 'coupon.bets': coupon.i18n.parts.bets },
  });
  const bet = exampleBet({ type: 'antiAccumulator' });
  const said = (given: Bet) => render(<Returned bet={given} />).container.textContent;
  expect(said(bet)).toBe('Potential returns to €\u00A018.50');
  expect(
    said({ ...bet, selections: [exampleSelection({ settlement: 'lost' }), ...bet.selections] }),
  ).toBe('Returns €\u00A018.50');
});
