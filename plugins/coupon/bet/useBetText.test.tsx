import { expect, test } from 'vitest';
import { toOddsOfThousandths } from '#domain/odds/Odds.ts';
import { createBettingStage } from '../../betting/testing/renderWithBetting.tsx';
import type { Bet } from '#domain/bets/Bet.ts';
import { coupon } from '../index.ts';
import { exampleBet, exampleSelection } from '#domain/bets/testing/exampleBet.ts';
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
  ['lucky', undefined, 'Lucky'],
] as const)(
  'CPN-369 a %s of size %s counts what its combinations are made of: %s',
  async (type, systemSize, said) => {
    const { render } = await createBettingStage({
      texts: { 'coupon.kinds': coupon.i18n.parts.kinds },
    });
    expect(
      render(<Kind bet={exampleBet({ type, systemSize, selections })} />).container.textContent,
    ).toBe(said);
  },
);

function Price({ bet }: { readonly bet: Bet }) {
  return useBetText().odds(bet);
}

test.each([
  ['single', '1.17'],
  ['antiAccumulator', '1.17'],
  ['accumulator', '1.170'],
] as const)('CPN-388 the odds of a %s are written %s in the history', async (type, said) => {
  const { render } = await createBettingStage({
    texts: { 'coupon.kinds': coupon.i18n.parts.kinds },
  });
  const odds = toOddsOfThousandths(1170);
  expect(render(<Price bet={exampleBet({ type, odds, selections })} />).container.textContent).toBe(
    said,
  );
});
