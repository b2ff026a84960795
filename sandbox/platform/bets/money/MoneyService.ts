import type { CouponBet, PlaceCouponRequest, PriceCouponAnswer } from '#wire';
import { couponTypeOf } from '#domain/ticket/CouponType.ts';
import {
  bonusBarredKindId,
  bonusMultiplier,
  bonusPayout,
  findBonusObstacle,
} from '#domain/ticket/terms/bonusBet.ts';
import type { MoneyTerms, PromoBenefit } from '#domain/ticket/terms/MoneyTerms.ts';
import type { HouseTerms } from '#domain/ticket/terms/HouseTerms.ts';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Ledger, LedgerAccount } from '../../ledger/Ledger.ts';
import type { Store } from '../../store/Store.ts';
import { isVoidSettlement, type Settlement } from '#domain/ticket/Settlement.ts';
import type { PayoutSplit } from '#domain/ticket/terms/splitPayout.ts';
import type { CouponRow } from '../CouponRow.ts';
import { Advances } from './Advances.ts';
import { BonusAccounts } from './BonusAccounts.ts';
import { hyperBonusFor, type HouseRules } from './HouseRules.ts';
import { hyperBonusWire, taxesWire } from './moneyWire.ts';
import { PromoCodes } from './PromoCodes.ts';
import { StakeSplit, termsOf } from './StakeSplit.ts';

/** Settlement of a coupon and the split of its payout. */
export interface SettledMoney {
  readonly settlement: Settlement;
  readonly split: PayoutSplit;
}

/** A coupon whose selections and odds are final. */
export interface CouponForTerms {
  readonly bets: readonly CouponBet[];
  /** Accepted odds in thousandths. */
  readonly odds: readonly number[];
  /** Minor units of the whole stake. */
  readonly stakeMinor: number;
}

/** The terms and the promo code that they come from. */
export interface ResolvedTerms extends MoneyTerms {
  readonly promoCode?: string;
}

/** Money terms of coupons: bonus, promotions, advances, taxes. */
export class MoneyService {
  readonly promos: PromoCodes;
  readonly bonuses: BonusAccounts;
  readonly stakeSplit: StakeSplit;
  readonly #store: Store;
  readonly #advances: Advances;
  readonly #rules: HouseRules;

  constructor({
    store,
    ledger,
    rules,
    nowMs,
  }: {
    readonly store: Store;
    readonly ledger: Ledger;
    readonly rules: HouseRules;
    readonly nowMs: () => number;
  }) {
    this.promos = new PromoCodes(store, nowMs);
    this.bonuses = new BonusAccounts(store, ledger);
    this.stakeSplit = new StakeSplit(store, ledger);
    this.#store = store;
    this.#advances = new Advances(store, ledger);
    this.#rules = rules;
  }

  /** Charges a coupon that was just stored: stake, promo code and advance. */
  book(couponId: number, atMs: number): void {
    const coupon = this.#coupon(couponId);
    this.stakeSplit.charge(coupon, atMs);
    this.#advances.record(couponId, coupon.account_id, termsOf(coupon).advanceMinor ?? 0);
    if (coupon.promo_code !== null)
      this.promos.recordUse(coupon.user_id, coupon.promo_code, couponId);
  }

  /** Pays a settled coupon and updates bonus account, promo code and advances. */
  settle(coupon: CouponRow, { settlement, split }: SettledMoney, atMs: number): void {
    const isFirst = coupon.payout_split === null;
    this.stakeSplit.pay(coupon, split, atMs);
    this.#follow(coupon, settlement, split.payoutMinor, atMs);
    if (isFirst) this.bonuses.recordSettlement(coupon, settlement, atMs);
  }

  /**
   * Pays a corrected result (nothing while the coupon is open again) and reverses the old payout;
   * returns the amount taken back.
   */
  correct(
    coupon: CouponRow,
    settled: SettledMoney | undefined,
    wasMinor: number,
    atMs: number,
  ): number {
    const was = this.stakeSplit.paidSplit(coupon, wasMinor);
    if (settled !== undefined) this.stakeSplit.pay(coupon, settled.split, atMs);
    const takenMinor = this.stakeSplit.takeBack(coupon, was, atMs);
    if (settled !== undefined)
      this.#follow(coupon, settled.settlement, settled.split.payoutMinor, atMs);
    return takenMinor;
  }

  #follow(coupon: CouponRow, settlement: Settlement, payoutMinor: number, atMs: number): void {
    if (coupon.promo_code !== null)
      this.promos.recordSettlement(
        coupon.user_id,
        coupon.promo_code,
        coupon.id,
        isVoidSettlement(settlement),
      );
    this.#advances.repay(coupon.account_id, coupon.id, payoutMinor, atMs);
  }

  #coupon(couponId: number): CouponRow {
    const row = this.#store.one<CouponRow>('SELECT * FROM coupons WHERE id = ?', couponId);
    if (row === undefined)
      throw new RangeError(`No coupon ${couponId}: write it before it is booked`);
    return row;
  }

  /** Returns the offers for a coupon, and the advance of the paying account. */
  offers(
    typeId: number,
    bets: readonly CouponBet[],
    currency: string,
    account: Pick<LedgerAccount, 'id'> | undefined,
    { hasTaxes }: Pick<HouseTerms, 'hasTaxes'>,
  ): Partial<PriceCouponAnswer> {
    const money = (minor: number): { minor: number; currency: string } => ({ minor, currency });
    const hyper = hyperBonusFor(typeId, bets, currency);
    const advance =
      account === undefined || couponTypeOf(typeId) === 'singles'
        ? 0
        : this.#advances.available(account.id);
    return {
      ...(hasBonus(typeId, bets) ? { bonusBetCoef: bonusMultiplier(bets.length) / 1000 } : {}),
      ...hyperBonusWire(hyper, money),
      ...(advance === 0 ? {} : { prepaidAmount: money(advance) }),
      ...taxesWire(hasTaxes ? this.#rules.taxes : undefined, money),
    };
  }

  /**
   * Returns the terms that a coupon is placed on; throws typed errors for terms that cannot be
   * granted.
   */
  resolveTerms(
    request: PlaceCouponRequest,
    { bets, odds, stakeMinor }: CouponForTerms,
    account: LedgerAccount,
    { hasTaxes }: Pick<HouseTerms, 'hasTaxes'>,
  ): ResolvedTerms {
    const { currency } = account;
    const taxes = hasTaxes ? this.#rules.taxes : undefined;
    const base: MoneyTerms = taxes === undefined ? {} : { taxes };
    if (request.isBonusBet === true && !hasBonus(request.typeId, bets))
      throw new ApiError(
        409,
        'bonus_unavailable',
        'There is no bonus for this coupon any more: place it without',
        { field: 'isBonusBet' },
      );
    if (request.promoCode !== undefined) {
      if (request.isBonusBet === true)
        throw new ApiError(
          422,
          'promo_alone',
          'A promo code is not added to the bonus: place without one of them',
          { field: 'promoCode' },
        );
      if (account.type === 4)
        throw new ApiError(
          422,
          'promo_not_for_account',
          'Promo codes are not for bonus accounts: stake from another account',
          { field: 'promoCode' },
        );
      const { code, benefit } = this.promos.require(account.userId, request.promoCode, {
        type: couponTypeOf(request.typeId),
        currency,
        odds,
      });
      return {
        ...base,
        promo: benefit,
        promoCode: code,
        ...this.#advance(request, stakeMinor, account, benefit),
      };
    }
    const hyperBonus = hyperBonusFor(request.typeId, bets, currency);
    return {
      ...base,
      ...(request.isBonusBet === true ? { isBonusBet: true } : {}),
      ...(hyperBonus === undefined ? {} : { hyperBonus }),
      ...this.#advance(request, stakeMinor, account, undefined),
    };
  }

  #advance(
    { prepaidAmount, typeId }: PlaceCouponRequest,
    stakeMinor: number,
    account: LedgerAccount,
    promo: PromoBenefit | undefined,
  ): Pick<MoneyTerms, 'advanceMinor'> {
    const minor = prepaidAmount?.minor ?? 0;
    if (minor <= 0 || prepaidAmount === undefined) return {};
    const available =
      prepaidAmount.currency !== account.currency || couponTypeOf(typeId) === 'singles'
        ? 0
        : this.#advances.available(account.id);
    const { ownMinor } = splitStake(stakeMinor, promo === undefined ? {} : { promo });
    if (minor > Math.min(available, ownMinor)) {
      throw new ApiError(
        422,
        'advance_unavailable',
        `${available} minor units can be advanced now, ${minor} were asked for: ask for less`,
        {
          field: 'prepaidAmount',
          meta: { limit: { minor: available, currency: account.currency } },
        },
      );
    }
    return { advanceMinor: minor };
  }
}

function hasBonus(typeId: number, bets: readonly Pick<CouponBet, 'coef' | 'kind'>[]): boolean {
  const odds = bets.map(({ coef }) => Math.round(coef * 1000));
  return (
    couponTypeOf(typeId) === 'accumulator' &&
    findBonusObstacle(
      bets.map(({ kind }, index) => ({
        odds: odds[index] ?? 0,
        isBonusBarred: kind === bonusBarredKindId,
      })),
    ) === undefined &&
    bonusPayout(1, odds) !== undefined
  );
}
