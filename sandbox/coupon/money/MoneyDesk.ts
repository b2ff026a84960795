import type { CouponBet, PlaceCouponRequest, PriceCouponAnswer } from '#wire';
import { bonusMultiplier, bonusOdds, findBonusObstacle } from '../../../plugins/coupon/domain/money/bonusBet.ts';
import type { MoneyTerms, PromoBenefit } from '../../../plugins/coupon/domain/money/MoneyTerms.ts';
import { splitStake } from '../../../plugins/coupon/domain/money/splitStake.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { LedgerAccount } from '../../ledger/Ledger.ts';
import type { Advances } from './Advances.ts';
import { hyperBonusFor, type HouseRules } from './HouseRules.ts';
import type { PromoCodes } from './PromoCodes.ts';

/** A coupon whose selections and odds are settled between both sides. */
export interface AgreedCoupon {
  readonly bets: readonly CouponBet[];
  /** Thousandths, at the odds that are accepted. */
  readonly odds: readonly number[];
}

/** Terms and the code that they came from. */
export interface AgreedTerms extends MoneyTerms {
  readonly promoCode?: string;
}

/** On what conditions the house takes a coupon: bonus, promotions, advance, taxes. */
export class MoneyDesk {
  readonly #promos: PromoCodes;
  readonly #advances: Advances;
  readonly #rules: HouseRules;

  constructor(promos: PromoCodes, advances: Advances, rules: HouseRules) {
    this.#promos = promos;
    this.#advances = advances;
    this.#rules = rules;
  }

  /** What an anonymous coupon can be told, and the advance of the account that would pay. */
  offers(typeId: number, bets: readonly CouponBet[], currency: string, account: Pick<LedgerAccount, 'id'> | undefined): Partial<PriceCouponAnswer> {
    const money = (minor: number): { minor: number; currency: string } => ({ minor, currency });
    const hyper = hyperBonusFor(typeId, bets, currency);
    const { taxes } = this.#rules;
    const advance = account === undefined || typeId === 9 ? 0 : this.#advances.available(account.id);
    return {
      ...(hasBonus(typeId, bets) ? { bonusBetCoef: bonusMultiplier(bets.length) / 1000 } : {}),
      ...(hyper === undefined ? {} : { hyperBonusPercent: hyper.percent, minHyperBonusBetLimit: money(hyper.minStakeMinor), maxHyperBonusLimit: money(hyper.maxMinor) }),
      ...(advance === 0 ? {} : { prepaidAmount: money(advance) }),
      ...(taxes === undefined ? {} : { taxes: { stakePermille: taxes.stakePermille, winPermille: taxes.winPermille, winFreeAmount: money(taxes.winFreeMinor) } }),
    };
  }

  /** The terms that a coupon is placed on; typed errors for what cannot be granted. */
  agree(request: PlaceCouponRequest, { bets, odds }: AgreedCoupon, account: LedgerAccount): AgreedTerms {
    const { currency } = account;
    const { taxes } = this.#rules;
    const base: MoneyTerms = taxes === undefined ? {} : { taxes };
    if (request.isBonusBet === true && !hasBonus(request.typeId, bets)) throw new ApiError(409, 'bonus_unavailable', 'There is no bonus for this coupon any more: place it without', { field: 'isBonusBet' });
    if (request.promoCode !== undefined) {
      if (request.isBonusBet === true) throw new ApiError(422, 'promo_alone', 'A promo code is not added to the bonus: place without one of them', { field: 'promoCode' });
      if (account.type === 4) throw new ApiError(422, 'promo_not_for_account', 'Promo codes are not for bonus accounts: stake from another account', { field: 'promoCode' });
      const { code, benefit } = this.#promos.take(account.userId, request.promoCode, { typeId: request.typeId, currency, odds });
      return { ...base, promo: benefit, promoCode: code, ...this.#advance(request, account, benefit) };
    }
    const hyperBonus = hyperBonusFor(request.typeId, bets, currency);
    return { ...base, ...(request.isBonusBet === true ? { isBonusBet: true } : {}), ...(hyperBonus === undefined ? {} : { hyperBonus }), ...this.#advance(request, account, undefined) };
  }

  #advance({ prepaidAmount, amount, typeId }: PlaceCouponRequest, account: LedgerAccount, promo: PromoBenefit | undefined): Pick<MoneyTerms, 'advanceMinor'> {
    const minor = prepaidAmount?.minor ?? 0;
    if (minor <= 0 || prepaidAmount === undefined) return {};
    const available = prepaidAmount.currency !== account.currency || typeId === 9 ? 0 : this.#advances.available(account.id);
    const { ownMinor } = splitStake(amount.minor, promo === undefined ? {} : { promo });
    if (minor > Math.min(available, ownMinor)) {
      throw new ApiError(422, 'advance_unavailable', `${available} minor units can be advanced now, ${minor} were asked for: ask for less`, { field: 'prepaidAmount', meta: { limit: { minor: available, currency: account.currency } } });
    }
    return { advanceMinor: minor };
  }
}

function hasBonus(typeId: number, bets: readonly Pick<CouponBet, 'coef' | 'kind'>[]): boolean {
  const odds = bets.map(({ coef }) => Math.round(coef * 1000));
  return typeId === 1 && findBonusObstacle(bets.map(({ kind }, index) => ({ odds: odds[index] ?? 0, kindId: kind }))) === undefined && bonusOdds(odds) !== undefined;
}
