import { roundHalfUp } from '../roundHalfUp.ts';
import type { TicketSettlement } from '../payout/settleTicket.ts';
import { isOpenSettlement, isVoidSettlement } from '../Settlement.ts';
import type { HyperBonus, MoneyTerms } from './MoneyTerms.ts';
import { splitStake } from './splitStake.ts';

/** Distribution of a settled coupon's return; minor units, no part negative. */
export interface PayoutSplit {
  /** Return by stake, odds and results alone. */
  readonly grossMinor: number;
  readonly hyperBonusMinor: number;
  /** Part that the operator keeps of a stake paid by a free bet. */
  readonly keptMinor: number;
  readonly refundMinor: number;
  readonly winTaxMinor: number;
  /** Refunded tax on the stake of an entirely void coupon. */
  readonly stakeTaxBackMinor: number;
  /** Credit to the account: the sum of all of the above. */
  readonly payoutMinor: number;
}

/** The split of a coupon that pays nothing. */
export const nothingPaid: PayoutSplit = {
  grossMinor: 0,
  hyperBonusMinor: 0,
  keptMinor: 0,
  refundMinor: 0,
  winTaxMinor: 0,
  stakeTaxBackMinor: 0,
  payoutMinor: 0,
};

/**
 * The house's addition to a win: per cent of the profit, rounded half up, at most the largest
 * amount; nothing below the least stake. Source: CPN-213.
 *
 * @param stakeMinor minor units
 * @param grossMinor minor units, stake included
 */
export function hyperBonusOf(
  stakeMinor: number,
  grossMinor: number,
  bonus: HyperBonus | undefined,
): number {
  if (bonus === undefined || stakeMinor < bonus.minStakeMinor || grossMinor <= stakeMinor) return 0;
  return Math.min(
    bonus.maxMinor,
    roundHalfUp(BigInt(grossMinor - stakeMinor) * BigInt(bonus.percent), 100n),
  );
}

/**
 * Splits the return of a coupon by its terms.
 *
 * In a free bet the house keeps its part of a win unless the stake is paid out too; a return of no
 * more than the stake (void, half void) is shared by own part and house part, the person's rounded
 * half up. A refund returns the own stake of a lost coupon, up to its value. The tax on the win is
 * on the profit over the own stake above the free amount, rounded half up. An entirely void coupon
 * gets the tax on its stake back. Source: CPN-213, CPN-215, CPN-216, CPN-224.
 *
 * @param stakeMinor minor units of the whole stake, own and given
 */
export function splitPayout(
  stakeMinor: number,
  settled: TicketSettlement,
  terms: MoneyTerms,
): PayoutSplit {
  if (isOpenSettlement(settled.settlement)) return nothingPaid;
  const { promo, taxes } = terms;
  const { ownMinor, houseMinor, taxMinor } = splitStake(stakeMinor, terms);
  const grossMinor = settled.payoutMinor;
  const hyperBonusMinor = hyperBonusOf(stakeMinor, grossMinor, terms.hyperBonus);
  const keptMinor = keptOf(grossMinor, {
    stakeMinor,
    ownMinor,
    houseMinor,
    isStakePaidOut: promo?.kind === 'free-bet' && promo.isStakePaidOut,
  });
  const refundMinor =
    promo?.kind === 'refund' && settled.settlement === 'lost' && grossMinor === 0
      ? Math.min(ownMinor, promo.valueMinor)
      : 0;
  const profitMinor = grossMinor + hyperBonusMinor - keptMinor - ownMinor;
  const winTaxMinor =
    taxes === undefined
      ? 0
      : roundHalfUp(
          BigInt(Math.max(0, profitMinor - taxes.winFreeMinor)) * BigInt(taxes.winPermille),
          1000n,
        );
  const stakeTaxBackMinor = isVoidSettlement(settled.settlement) ? taxMinor : 0;
  return {
    grossMinor,
    hyperBonusMinor,
    keptMinor,
    refundMinor,
    winTaxMinor,
    stakeTaxBackMinor,
    payoutMinor:
      grossMinor + hyperBonusMinor - keptMinor + refundMinor - winTaxMinor + stakeTaxBackMinor,
  };
}

function keptOf(
  grossMinor: number,
  stake: {
    readonly stakeMinor: number;
    readonly ownMinor: number;
    readonly houseMinor: number;
    readonly isStakePaidOut: boolean;
  },
): number {
  if (stake.houseMinor === 0) return 0;
  if (grossMinor > stake.stakeMinor) return stake.isStakePaidOut ? 0 : stake.houseMinor;
  return (
    grossMinor - roundHalfUp(BigInt(grossMinor) * BigInt(stake.ownMinor), BigInt(stake.stakeMinor))
  );
}
