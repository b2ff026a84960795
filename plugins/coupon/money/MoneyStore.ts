import { makeAutoObservable, reaction } from 'mobx';
import type { Clock, Dispose, SafeStorage, Session } from '#core';
import { persisted, type Persisted } from '#core/data';
import {
  bonusPercent,
  bonusPayout,
  findBonusObstacle,
  type BonusObstacle,
} from '#domain/ticket/terms/bonusBet.ts';
import { findPromoProblem, type PromoProblem } from '#domain/ticket/terms/findPromoProblem.ts';
import { moneyOf } from '#domain/ticket/terms/moneyOf.ts';
import type { MoneyRules } from './MoneyRules.ts';
import type { MoneyTerms, PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';
import { splitStake, type StakeSplit } from '#domain/ticket/terms/splitStake.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import type { TicketStore } from '../compose/TicketStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { RowsStore } from '../selections/RowsStore.ts';
import type { LimitsStore } from '../stake/LimitsStore.ts';
import { isStoredModes } from '#stored/coupon/isStoredModes.js';

export interface MoneyDependencies {
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly session: Pick<Session, 'userId'>;
  readonly rules: MoneyRules;
  readonly account: CouponAccountStore;
  readonly settings: SettingsStore;
  readonly rows: RowsStore;
  readonly coupon: CouponStore;
  readonly tickets: TicketStore;
  readonly limits: LimitsStore;
  readonly pricing: PricingStore;
}

/** Bonus bet: `given` in the coupon, `off` by the person, `missing` with the reason. */
export type BonusState =
  | { readonly kind: 'none' }
  | { readonly kind: 'given' | 'off'; readonly percent: number; readonly count: number }
  | { readonly kind: 'missing'; readonly obstacle: BonusObstacle; readonly name: string };

interface StoredModes {
  readonly manuallyDeletedBonusBet: boolean;
  /** Owner of code and advance; another person signing in here does not get them. */
  readonly userId?: number | undefined;
  readonly promo?: PromoCode | undefined;
  readonly isAdvanceOn?: boolean;
}

const noModes: StoredModes = { manuallyDeletedBonusBet: false };

/** Money modes besides plain stakes: bonus bet, hyper bonus, promo code, advance, VIP, taxes. */
export class MoneyStore {
  readonly rules: MoneyRules;
  readonly #dependencies: MoneyDependencies;
  readonly #modes: Persisted<StoredModes>;
  readonly #stop: Dispose;

  constructor(dependencies: MoneyDependencies) {
    this.#dependencies = dependencies;
    this.rules = dependencies.rules;
    this.#modes = persisted(
      { storage: dependencies.storage },
      {
        key: 'coupon/money',
        version: 1,
        fallback: noModes,
        check: isStoredModes,
      },
    );
    makeAutoObservable(this, { rules: false }, { autoBind: true });
    // Emptying the coupon resets the modes.
    this.#stop = reaction(
      () => dependencies.rows.all.length === 0,
      (isEmpty) => isEmpty && this.#modes.set(noModes),
    );
  }

  /** Whether the person removed the bonus bet (specification: manuallyDeletedBonusBet). */
  get isBonusDeleted(): boolean {
    return this.#modes.value.manuallyDeletedBonusBet;
  }

  /** Whether betting is closed to the person; then no credit, bonus or higher stake is offered. */
  get isClosed(): boolean {
    return this.#dependencies.account.closure !== undefined;
  }

  /**
   * Whether a personal limit leaves no more than the balance; then nothing encourages higher
   * stakes.
   */
  private get isHeldByOwnLimit(): boolean {
    const { account, limits } = this.#dependencies;
    const { current } = account;
    const limit = limits.personLimit;
    return limit !== undefined && limit.left.minor <= (current?.balance.minor ?? Infinity);
  }

  get promo(): PromoCode | undefined {
    return this.#areOwn ? this.#modes.value.promo : undefined;
  }

  get isAdvanceOn(): boolean {
    return this.#areOwn && this.#modes.value.isAdvanceOn === true;
  }

  get bonus(): BonusState {
    const { type } = this.#dependencies.coupon;
    const { all: rows, odds } = this.#dependencies.rows;
    if (
      this.isClosed ||
      !this.rules.isBonusBetOffered ||
      type !== 'accumulator' ||
      this.promo !== undefined ||
      rows.some(({ live }) => live === undefined)
    )
      return { kind: 'none' };
    const obstacle = findBonusObstacle(
      rows.map(({ odds: each, live }) => ({
        odds: each,
        isBonusBarred: live?.isBonusBarred ?? false,
      })),
    );
    if (obstacle !== undefined) {
      if (this.isHeldByOwnLimit) return { kind: 'none' };
      const row = obstacle.kind === 'too-few' ? undefined : rows[obstacle.index];
      return {
        kind: 'missing',
        obstacle,
        name: row?.live?.outcomeName ?? row?.draft.outcomeName ?? '',
      };
    }
    if (bonusPayout(1, odds) === undefined) return { kind: 'none' };
    return {
      kind: this.isBonusDeleted ? 'off' : 'given',
      percent: bonusPercent(rows.length),
      count: rows.length,
    };
  }

  /** Money terms of the coupon in its current state. */
  get terms(): MoneyTerms {
    const { pricing } = this.#dependencies.pricing;
    const { promo } = this;
    const taxes = pricing?.taxes;
    const base: MoneyTerms = {
      ...(taxes === undefined ? {} : { taxes }),
      ...(promo === undefined ? {} : { promo: promo.benefit }),
      ...(promo === undefined && pricing?.hyperBonus !== undefined
        ? { hyperBonus: pricing.hyperBonus }
        : {}),
      ...(this.bonus.kind === 'given' ? { isBonusBet: true } : {}),
    };
    if (!this.isAdvanceOn || this.availableAdvanceMinor === 0) return base;
    const { ownMinor } = splitStake(this.#dependencies.coupon.totalStakeMinor, base);
    return { ...base, advanceMinor: Math.min(this.availableAdvanceMinor, ownMinor) };
  }

  /** Whether the totals have lines of their own. */
  get hasLines(): boolean {
    const { advanceMinor, hyperBonus, isBonusBet, promo, taxes } = this.terms;
    return (
      isBonusBet === true ||
      hyperBonus !== undefined ||
      promo !== undefined ||
      taxes !== undefined ||
      (advanceMinor ?? 0) > 0
    );
  }

  /** Whether a money mode is shown above the stake. */
  get hasModes(): boolean {
    return this.bonus.kind !== 'none' || this.availableAdvanceMinor > 0 || this.isVipOn;
  }

  /** How the current stake is split between its payers. */
  get stake(): StakeSplit {
    return moneyOf(this.#dependencies.tickets.ticket, this.terms).stake;
  }

  /** Minor units; undefined while there is no valid stake. */
  get potentialPayoutMinor(): number | undefined {
    const { coupon, tickets } = this.#dependencies;
    return coupon.totalStakeMinor === 0 ||
      coupon.outcomeIds.length === 0 ||
      (coupon.type === 'antiAccumulator' && tickets.ticket.antiOdds === undefined)
      ? undefined
      : moneyOf(tickets.ticket, this.terms).payout.payoutMinor;
  }

  /** Possible advance on open bets in minor units; 0 without one. */
  get availableAdvanceMinor(): number {
    const available = this.#dependencies.pricing.pricing?.advance;
    const { currency, type } = this.#dependencies.coupon;
    return this.rules.isAdvanceOffered &&
      !this.isClosed &&
      type !== 'singles' &&
      available?.currency === currency
      ? available.minor
      : 0;
  }

  /** Why the chosen code does not apply to the coupon in its current state. */
  get promoProblem(): PromoProblem | undefined {
    if (this.promo === undefined) return undefined;
    const { currency, type } = this.#dependencies.coupon;
    const { odds } = this.#dependencies.rows;
    return findPromoProblem(this.promo, {
      type,
      currency,
      odds,
      nowS: Math.floor(this.#dependencies.clock.nowMs() / 1000),
    });
  }

  /** Whether promo codes are offered: not for many singles, nor on bonus accounts. */
  get isPromoOffered(): boolean {
    return (
      this.rules.arePromoCodesOffered &&
      !this.isClosed &&
      this.#dependencies.coupon.type !== 'singles' &&
      this.#dependencies.account.current?.kind !== 'bonus'
    );
  }

  /** Whether a trader can be asked: a known maximum, nothing live, and no many singles. */
  get isVipOffered(): boolean {
    const rows = this.#dependencies.rows.all;
    return (
      this.rules.isVipBetOffered &&
      !this.isClosed &&
      this.#dependencies.coupon.type !== 'singles' &&
      this.#dependencies.limits.maxStakeMinor !== undefined &&
      rows.length > 0 &&
      rows.every(({ live }) => live !== undefined && !live.isLive)
    );
  }

  get isVipOn(): boolean {
    return this.isVipOffered && this.#dependencies.settings.choices.isVipBet;
  }

  /** Whether the stake exceeds the maximum and a trader is to be asked. */
  get isVipNeeded(): boolean {
    return this.isVipOn && this.#dependencies.limits.isAboveMaximum;
  }

  setBonusDeleted(isDeleted: boolean): void {
    this.#change({ manuallyDeletedBonusBet: isDeleted });
  }

  setPromo(promo: PromoCode | undefined): void {
    this.#change({ promo });
  }

  setAdvance(isOn: boolean): void {
    this.#change({ isAdvanceOn: isOn });
  }

  setVip(isOn: boolean): void {
    this.#dependencies.settings.set('isVipBet', isOn);
  }

  dispose(): void {
    this.#stop();
    this.#modes.dispose();
  }

  get #areOwn(): boolean {
    return this.#modes.value.userId === this.#dependencies.session.userId;
  }

  #change(change: Partial<StoredModes>): void {
    const { promo, isAdvanceOn } = this;
    const { userId } = this.#dependencies.session;
    this.#modes.set({ ...this.#modes.value, promo, isAdvanceOn, userId, ...change });
  }
}
