import { describe, expect, test } from 'vitest';
import { drawFrom, randomTicket } from '#domain/ticket/testing/randomTicket.ts';
import { couponTypes } from '#domain/ticket/CouponType.ts';
import { moneyOf } from '#domain/ticket/terms/moneyOf.ts';
import type { MoneyTerms } from '#domain/ticket/terms/MoneyTerms.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import { explainTicket } from '#domain/ticket/explain/explainTicket.ts';
import en from '../locales/arithmetic/en.json' with { type: 'json' };

const taxes = { stakePermille: 50, winPermille: 100, winFreeMinor: 500 };
const everyTerms: readonly MoneyTerms[] = [
  { taxes },
  { taxes: { ...taxes, winFreeMinor: 0 }, advanceMinor: 40 },
  { promo: { kind: 'free-bet', valueMinor: 60, isStakePaidOut: false }, taxes },
  { promo: { kind: 'free-bet', valueMinor: 100_000, isStakePaidOut: true } },
  { promo: { kind: 'refund', valueMinor: 25 } },
  { hyperBonus: { percent: 7, minStakeMinor: 1, maxMinor: 300 }, taxes },
  { vip: { askedMinor: 9000, maxMinor: 400 } },
  { vip: { askedMinor: 9000, maxMinor: 400, offeredMinor: 800 }, taxes },
];

/** Returns key and figure of every line added by the terms. */
function added(
  ticket: Ticket,
  terms: MoneyTerms,
): readonly (readonly [string, number | string | undefined])[] {
  const lines = explainTicket(ticket, terms)?.lines ?? [];
  return lines.flatMap(({ key, figure }) =>
    key.startsWith('explain.money.')
      ? [
          [
            key.slice(14),
            figure?.kind === 'money'
              ? figure.minor
              : figure?.kind === 'factor'
                ? figure.text
                : undefined,
          ] as const,
        ]
      : [],
  );
}

const won = (...list: readonly (readonly [number, Settlement])[]): TicketSelection[] =>
  list.map(([odds, settlement]) => ({ odds, settlement }));

describe('CPN-305 under all terms every line has its text, the amounts lead from the return to the amount paid, and that is the last line', () => {
  test.each(couponTypes)('%s', (type) => {
    const draw = drawFrom(91);
    for (let run = 0; run < 60; run += 1) {
      const ticket = randomTicket(draw, {
        type,
        settlements: [
          'unsettled',
          'lost',
          'won',
          'void',
          'forcedVoid',
          'halfWonHalfVoid',
          'halfLostHalfVoid',
          'halfLostHalfWon',
        ],
        most: 6,
      });
      const terms = everyTerms[run % everyTerms.length] ?? {};
      const explanation = explainTicket(ticket, terms);
      const { stake, payout } = moneyOf(ticket, terms);
      expect(explanation?.lines.filter(({ key }) => !Object.hasOwn(en, key))).toEqual([]);
      expect(explanation?.lines.at(-1)).toMatchObject({
        role: 'result',
        figure: { kind: 'money', minor: payout.payoutMinor },
      });
      expect(explanation?.lines.filter(({ role }) => role === 'result')).toHaveLength(1);
      expect(explanation?.payoutMinor).toBe(payout.payoutMinor);
      const steps = added(ticket, terms);
      const sumOf = (keys: readonly string[]): number =>
        steps.reduce(
          (sum, [key, minor]) =>
            sum +
            (keys.some((each) => key === each || key.startsWith(`${each}.`)) &&
            typeof minor === 'number'
              ? minor
              : 0),
          0,
        );
      const isSplit = steps.some(([key]) => key === 'paid');
      if (isSplit)
        expect(
          payout.grossMinor + sumOf(['hyper', 'kept', 'refund', 'win-tax', 'stake-tax.back']),
        ).toBe(payout.payoutMinor);
      else expect(payout.grossMinor).toBe(payout.payoutMinor);
      if (steps.some(([key]) => key === 'due'))
        expect(sumOf(['stake', 'free-bet', 'advance']) + stake.taxMinor).toBe(stake.dueMinor);
    }
  });
});

test('CPN-305 a bonus bet shows the multiplier, the rounded odds and what they pay, and that a bonus is no longer due', () => {
  const ticket: Ticket = {
    type: 'accumulator',
    stakeMinor: 1000,
    selections: won([1850, 'won'], [1710, 'won'], [1620, 'won'], [1580, 'won']),
  };
  expect(added(ticket, { isBonusBet: true })).toEqual([
    ['bonus', '1.04'],
    ['bonus.pay', 8421],
    ['paid', 8421],
  ]);
  // The third selection is void: three count, with a bonus of three per cent.
  const returned: Ticket = {
    ...ticket,
    selections: won([1850, 'won'], [1710, 'won'], [1620, 'void'], [1580, 'unsettled']),
  };
  expect(added(returned, { isBonusBet: true })).toEqual([
    ['bonus', '1.03'],
    ['bonus.pay', 5148],
    ['paid', 5148],
  ]);
  const lapsed: Ticket = {
    ...ticket,
    selections: won([1850, 'won'], [1710, 'won'], [1620, 'void']),
  };
  expect(added(lapsed, { isBonusBet: true })).toEqual([
    ['bonus.none', undefined],
    ['paid', 3164],
  ]);
  expect(
    added(
      { ...ticket, selections: won([1850, 'lost'], [1710, 'won'], [1620, 'won']) },
      { isBonusBet: true },
    ),
  ).toEqual([]);
});

test('CPN-306 taxes of many singles are computed for each, with its own tax-free amount and rounding', () => {
  const singles: Ticket = {
    type: 'singles',
    stakeMinor: 0,
    selections: won([2000, 'unsettled'], [2000, 'unsettled']).map((selection) => ({
      ...selection,
      stakeMinor: 505,
    })),
  };
  const { stake, payout } = moneyOf(singles, {
    taxes: { stakePermille: 10, winPermille: 100, winFreeMinor: 500 },
  });
  expect([stake.taxMinor, stake.dueMinor, payout.winTaxMinor, payout.payoutMinor]).toEqual([
    10, 1020, 2, 2018,
  ]);
});

test('CPN-382 a stake above the maximum shows the request to the trader, the offer and the accepted stake before the arithmetic', () => {
  const ticket: Ticket = {
    type: 'single',
    stakeMinor: 1_500_000,
    selections: won([2000, 'unsettled']),
  };
  const vip = { askedMinor: 4_000_000, maxMinor: 1_000_000 };
  const first = (terms: MoneyTerms) =>
    explainTicket(ticket, terms)?.lines.find(({ key }) => key.includes('vip'));
  expect(first({ vip: { ...vip, offeredMinor: 1_500_000 } })).toMatchObject({
    key: 'explain.money.vip.offered',
    values: {
      asked: { minor: 4_000_000 },
      most: { minor: 1_000_000 },
      offered: { minor: 1_500_000 },
    },
    figure: { minor: 1_500_000 },
  });
  expect(first({ vip: { ...vip, askedMinor: 1_500_000 } })).toMatchObject({
    key: 'explain.money.vip',
    values: { asked: { minor: 1_500_000 } },
    figure: { minor: 1_500_000 },
  });
  expect(first({})).toBeUndefined();
});
