import { describe, expect, test } from 'vitest';
import { drawFrom, randomTicket } from '#domain/ticket/testing/randomTicket.ts';
import { couponTypes } from '#domain/ticket/CouponType.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import { settlements, isOpenSettlement, type Settlement } from '#domain/ticket/Settlement.ts';
import type { Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import type { ExplainedFigure, ExplainedLine } from '#domain/ticket/explain/Explanation.ts';
import { explainTicket } from '#domain/ticket/explain/explainTicket.ts';
import { blockLetter } from '#domain/ticket/blockLetter.ts';
import { factorFigure } from '#domain/ticket/explain/figures.ts';
import en from '../locales/arithmetic/en.json' with { type: 'json' };

function plain(figure: ExplainedFigure): string {
  if (figure.kind === 'money') return `${figure.isExact ? '' : '≈'}${figure.minor}`;
  if (figure.kind === 'factor') return `${figure.isExact ? '' : '≈'}${figure.text}`;
  if (figure.kind === 'letter') return blockLetter(figure.number);
  return figure.kind === 'count' ? String(figure.count) : `#${figure.index}`;
}

/** Returns the text of every line with unformatted figures. */
function read(ticket: Ticket): string[] {
  return (explainTicket(ticket)?.lines ?? [])
    .slice(1)
    .map(({ key, values, figure }: ExplainedLine) => {
      const words = (en as Record<string, string>)[key]?.replace(
        /\{\{(\w+)\}\}/g,
        (_whole, name: string) => plain(values[name] ?? { kind: 'count', count: Number.NaN }),
      );
      return `${words ?? key}${figure === undefined ? '' : ` | ${plain(figure)}`}`;
    });
}

function selectionsOf(
  ...list: readonly (readonly [odds: number, settlement: Settlement])[]
): TicketSelection[] {
  return list.map(([odds, settlement]) => ({ odds, settlement }));
}

describe('CPN-110 every line of every kind has its text, and the last one is what the coupon pays', () => {
  test.each(couponTypes)('%s', (type) => {
    const draw = drawFrom(77);
    for (let run = 0; run < 60; run += 1) {
      const ticket = randomTicket(draw, { type, settlements, most: 6 });
      const explanation = explainTicket(ticket);
      expect(
        explanation?.lines.map(({ key }) => key).filter((key) => !Object.hasOwn(en, key)),
      ).toEqual([]);
      const wanted = explanation?.lines.flatMap(({ key, values }) =>
        [...((en as Record<string, string>)[key] ?? '').matchAll(/\{\{(\w+)\}\}/g)].filter(
          (match) => !Object.hasOwn(values, match[1] ?? ''),
        ),
      );
      expect(wanted).toEqual([]);
      expect(explanation?.lines.at(-1)).toMatchObject({
        role: 'result',
        figure: { kind: 'money', minor: potentialPayout(ticket) },
      });
      expect(explanation?.payoutMinor).toBe(potentialPayout(ticket));
      expect(explanation?.isPotential).toBe(
        ticket.selections.some(({ settlement }) => isOpenSettlement(settlement)),
      );
    }
  });
});

test('CPN-111 an accumulator, a system and a chain in text and numbers', () => {
  expect(
    read({
      type: 'accumulator',
      stakeMinor: 1000,
      selections: selectionsOf([2600, 'won'], [3500, 'won'], [1200, 'unsettled']),
    }),
  ).toEqual([
    '#0 | 2.60',
    '#1 | 3.50',
    '#2 | 1.20',
    'Odds multiplied | 10.92',
    '1000 × 10.92 | 10920',
  ]);
  expect(
    read({
      type: 'system',
      stakeMinor: 100,
      systemSize: 2,
      selections: selectionsOf([2000, 'won'], [3000, 'won'], [1500, 'lost']),
    }),
  ).toEqual([
    '#0 | 2.00',
    '#1 | 3.00',
    '#2 | 0.00',
    'Combinations: 2 from 3 | 3',
    'Of these, without a losing selection | 1',
    'All combinations added up | 6.00',
    'Stake of each bet: 100 ÷ 3 | ≈33',
    '100 ÷ 3 × 6.00 | 200',
  ]);
  expect(
    read({
      type: 'chain',
      stakeMinor: 300,
      selections: selectionsOf(
        [1500, 'halfLostHalfVoid'],
        [2000, 'won'],
        [2000, 'lost'],
        [9000, 'won'],
      ),
    }),
  ).toEqual([
    '#0 | 0.50',
    'Balance after bet 1: you pay 300, × 0.50 = 150 | 150',
    '#1 | 2.00',
    'Balance after bet 2: only 150 was left, × 2.00 = 300 | 300',
    '#2 | 0.00',
    'Balance after bet 3: 300 × 0.00 = 0 | 0',
    '#3 | 9.00',
    'Balance after bet 4: nothing left to stake | 0',
    'Balance at the end | 0',
  ]);
});

test('CPN-111 lucky is explained by sizes, an anti-accumulator by lost selections, a factor other than the odds by its reason', () => {
  expect(
    read({
      type: 'lucky',
      stakeMinor: 300,
      selections: selectionsOf([2000, 'won'], [1900, 'halfWonHalfVoid']),
    }),
  ).toEqual([
    '#0 | 2.00',
    '#1 | 1.45',
    'Singles, 2 bets | 3.45',
    'Doubles, bets: 1 | 2.90',
    'Total | 6.35',
    'Stake of each bet: 300 ÷ 3 | 100',
    '300 ÷ 3 × 6.35 | 635',
  ]);
  const anti = (...settlements: readonly Settlement[]) =>
    read({
      type: 'antiAccumulator',
      stakeMinor: 10_000,
      antiOdds: 1170,
      selections: settlements.map((settlement) => ({ odds: 2000, settlement })),
    });
  expect(anti('lost', 'won')).toEqual([
    'Losing selections: 1 of 2. The bet wins.',
    'Anti-accumulator odds | 1.17',
    '10000 × 1.17 | 11700',
  ]);
  expect(anti('won', 'won')).toEqual([
    'No selection lost, so the accumulator won and this bet lost.',
    'Total | 0',
  ]);
  const lines = explainTicket({
    type: 'accumulator',
    stakeMinor: 1000,
    selections: selectionsOf([1900, 'halfWonHalfVoid'], [2000, 'void'], [1500, 'won']),
  })?.lines;
  expect(lines?.map(({ reason }) => reason).slice(1, 4)).toEqual([
    'halfWonHalfVoid',
    'void',
    undefined,
  ]);
});

test('CPN-364 blocks of a multi coupon have letters in its arithmetic, blocks of a conditional one numbers', () => {
  const selections = selectionsOf([2000, 'won'], [3000, 'won']).map((selection, index) => ({
    ...selection,
    blockId: index + 1,
  }));
  const blockStakes = { 1: 100, 2: 200 };
  expect(read({ type: 'multi', stakeMinor: 0, blockStakes, selections })).toEqual([
    '#0 | 2.00',
    'Block A | 2.00',
    '#1 | 3.00',
    'Block B | 3.00',
    'Block A: 100 × 2.00 | 200',
    'Block B: 200 × 3.00 | 600',
    'Total | 800',
  ]);
  expect(read({ type: 'conditional', stakeMinor: 0, blockStakes, selections })[1]).toBe(
    'Balance after block 1: you pay 100, × 2.00 = 200 | 200',
  );
});

test('CPN-112 a figure with more than four decimals is marked as rounded, and so is an amount between minor units', () => {
  const factor = (numerator: bigint, denominator: bigint) =>
    factorFigure({ numerator, denominator });
  expect(
    [
      factor(1000n, 1000n),
      factor(12_345n, 10_000n),
      factor(123_456n, 100_000n),
      factor(1n, 3n),
      factor(185n, 1000n),
      factor(1850n, 10n),
    ].map(plain),
  ).toEqual(['1.00', '1.2345', '≈1.2346', '≈0.3333', '0.185', '185.00']);
  expect(
    explainTicket({ type: 'single', stakeMinor: 1, selections: selectionsOf([1500, 'won']) })
      ?.isRounded,
  ).toBe(true);
  expect(
    explainTicket({ type: 'single', stakeMinor: 2, selections: selectionsOf([1500, 'won']) })
      ?.isRounded,
  ).toBe(false);
  expect(
    explainTicket({ type: 'single', stakeMinor: 0, selections: selectionsOf([1500, 'won']) }),
  ).toBeUndefined();
  expect(explainTicket({ type: 'accumulator', stakeMinor: 100, selections: [] })).toBeUndefined();
});
