import { selectionFactor } from '../payout/selectionFactor.ts';
import { bonusFactor, bonusMultiplier } from '../terms/bonusBet.ts';
import { moneyOf, type CouponMoney } from '../terms/moneyOf.ts';
import type { MoneyTerms } from '../terms/MoneyTerms.ts';
import { potentialPayout } from '../payout/potentialPayout.ts';
import { isOpenSettlement, isVoidSettlement } from '../Settlement.ts';
import type { Ticket } from '../Ticket.ts';
import { totalStake } from '../totalStake.ts';
import type { ExplainedFigure, ExplainedLine } from './Explanation.ts';
import { countFigure, factorFigure, stakeFigure } from './figures.ts';

/** Lines of an explanation besides stake, odds and results. */
export interface ExplainedMoney {
  /** Payers of the stake, shown before the arithmetic. */
  readonly before: readonly ExplainedLine[];
  /** Additions and deductions down to the payout; empty if only stake × odds is paid. */
  readonly after: readonly ExplainedLine[];
  /** Minor units. */
  readonly payoutMinor: number;
}

function line(
  key: string,
  minor: number,
  values: Readonly<Record<string, ExplainedFigure>> = {},
): ExplainedLine {
  return { key: `explain.money.${key}`, values, figure: stakeFigure(minor) };
}

/** Stake requested from a trader, offered, and accepted. */
function vipLines(stakeMinor: number, { vip }: MoneyTerms): readonly ExplainedLine[] {
  if (vip === undefined) return [];
  const { askedMinor, maxMinor, offeredMinor } = vip;
  const values = { asked: stakeFigure(askedMinor), most: stakeFigure(maxMinor) };
  return [
    offeredMinor === undefined
      ? line('vip', stakeMinor, values)
      : line('vip.offered', stakeMinor, { ...values, offered: stakeFigure(offeredMinor) }),
  ];
}

function stakeLines(
  { stake }: CouponMoney,
  stakeMinor: number,
  { taxes }: MoneyTerms,
): readonly ExplainedLine[] {
  const { advanceMinor, dueMinor, houseMinor, taxMinor } = stake;
  const lines = [
    ...(houseMinor > 0 ? [line('free-bet', -houseMinor)] : []),
    ...(taxMinor > 0
      ? [line('stake-tax', taxMinor, { percent: countFigure((taxes?.stakePermille ?? 0) / 10) })]
      : []),
    ...(advanceMinor > 0 ? [line('advance', -advanceMinor)] : []),
  ];
  return lines.length === 0 ? [] : [line('stake', stakeMinor), ...lines, line('due', dueMinor)];
}

/** Bonus of an accumulator: multiplier, odds with it and payout; or that it is lost. */
function bonusLines(ticket: Ticket, grossMinor: number): readonly ExplainedLine[] {
  const { selections, stakeMinor } = ticket;
  const counting = selections.filter(({ settlement }) => !isVoidSettlement(settlement));
  if (potentialPayout(ticket) === 0) return [];
  const multiplier = factorFigure({
    numerator: BigInt(bonusMultiplier(counting.length)),
    denominator: 1000n,
  });
  const factors = counting.map(({ odds, settlement }) =>
    selectionFactor({ odds, settlement: isOpenSettlement(settlement) ? 'won' : settlement }),
  );
  const factor = bonusFactor(factors);
  if (factor === undefined || grossMinor === potentialPayout(ticket))
    return [{ key: 'explain.money.bonus.none', values: {} }];
  return [
    {
      key: 'explain.money.bonus',
      values: { count: countFigure(counting.length) },
      figure: multiplier,
      role: 'times',
    },
    line('bonus.pay', grossMinor, {
      stake: stakeFigure(stakeMinor),
      factor: factorFigure(factor),
    }),
  ];
}

/**
 * The lines that terms add to the explanation of a coupon: the payers of its stake, and the way
 * from the return to the credit of the account. Source: CPN-305; figures: `moneyOf`.
 */
export function explainMoney(ticket: Ticket, terms: MoneyTerms): ExplainedMoney {
  const money = moneyOf(ticket, terms);
  const {
    grossMinor,
    hyperBonusMinor,
    keptMinor,
    payoutMinor,
    refundMinor,
    stakeTaxBackMinor,
    winTaxMinor,
  } = money.payout;
  const { hyperBonus, taxes } = terms;
  const stakeMinor = totalStake(ticket);
  const freeMinor = taxes?.winFreeMinor ?? 0;
  const profitMinor = grossMinor + hyperBonusMinor - keptMinor - money.stake.ownMinor;
  const percent = countFigure((taxes?.winPermille ?? 0) / 10);
  const changes = [
    ...(terms.isBonusBet === true ? bonusLines(ticket, grossMinor) : []),
    ...(hyperBonusMinor > 0
      ? [
          line(hyperBonusMinor === hyperBonus?.maxMinor ? 'hyper.most' : 'hyper', hyperBonusMinor, {
            percent: countFigure(hyperBonus?.percent ?? 0),
            profit: stakeFigure(grossMinor - stakeMinor),
          }),
        ]
      : []),
    ...(keptMinor > 0 ? [line(grossMinor > stakeMinor ? 'kept' : 'kept.share', -keptMinor)] : []),
    ...(refundMinor > 0 ? [line('refund', refundMinor)] : []),
    ...(winTaxMinor > 0
      ? [
          ticket.type === 'singles'
            ? line('win-tax.each', -winTaxMinor, { percent })
            : freeMinor > 0
              ? line('win-tax.above', -winTaxMinor, {
                  percent,
                  profit: stakeFigure(profitMinor),
                  free: stakeFigure(freeMinor),
                })
              : line('win-tax', -winTaxMinor, { percent, profit: stakeFigure(profitMinor) }),
        ]
      : []),
    ...(stakeTaxBackMinor > 0 ? [line('stake-tax.back', stakeTaxBackMinor)] : []),
  ];
  return {
    before: [...vipLines(stakeMinor, terms), ...stakeLines(money, stakeMinor, terms)],
    after:
      changes.length === 0 ? [] : [...changes, { ...line('paid', payoutMinor), role: 'result' }],
    payoutMinor,
  };
}
