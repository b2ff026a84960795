import { makeAutoObservable } from 'mobx';
import type { Feed, Preferences } from '#core';
import type { Terms } from '../../access/contract.ts';
import type { CouponSelections, SelectionDraft } from '../contract.ts';
import { checkStake, type StakeProblem } from '../domain/checkStake.ts';
import type { CouponOrder } from '../domain/CouponOrder.ts';
import { couponTypeId, usualType, type CouponType } from '../domain/CouponType.ts';
import { decideOdds } from '../domain/decideOdds.ts';
import { findBlock, type BlockFacts, type SelectionBlock } from '../domain/findBlock.ts';
import type { LiveSelection } from '../domain/LiveSelection.ts';
import { potentialPayout } from '../domain/potentialPayout.ts';
import { accumulatorOdds } from '../domain/totalOdds.ts';
import type { CouponAccount } from './CouponAccount.ts';
import type { CouponSettings } from './CouponSettings.ts';
import type { LiveSelections } from './LiveSelections.ts';
import type { PricingStore } from './PricingStore.ts';
import type { StakeStore } from './StakeStore.ts';

export interface CouponParts {
  readonly feed: Feed;
  readonly preferences: Preferences;
  readonly selections: CouponSelections;
  readonly live: LiveSelections;
  readonly stake: StakeStore;
  readonly pricing: () => PricingStore;
  readonly settings: CouponSettings;
  readonly account: CouponAccount;
  readonly terms: Terms | undefined;
}

/** A row of the coupon: what the person took, what the platform offers now, and why it cannot be bet on. */
export interface CouponRow {
  readonly draft: SelectionDraft;
  /** Undefined until the platform has spoken. */
  readonly live: LiveSelection | undefined;
  /** Thousandths on offer; those of the draft until the platform has spoken. */
  readonly odds: number;
  readonly block: SelectionBlock | undefined;
  /** The odds moved and the policy does not take the change by itself. */
  readonly needsAcceptance: boolean;
}

/** Why the coupon as a whole cannot be placed now, apart from its stake. */
export type CouponObstacle = 'empty' | 'loading' | 'stale' | 'blocked' | 'too-many' | 'terms' | undefined;

/** What the coupon holds and whether it may be placed: everything here is derived. */
export class CouponStore {
  readonly #parts: CouponParts;

  constructor(parts: CouponParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get type(): CouponType {
    return usualType(this.#parts.selections.count);
  }

  get rows(): readonly CouponRow[] {
    const { selections, live, settings } = this.#parts;
    const facts = selections.drafts.map((draft) => this.factsOf(draft));
    return selections.drafts.map((draft, index) => {
      const current = live.byId.get(draft.outcomeId);
      const odds = current?.odds ?? draft.odds;
      const fact = facts[index];
      return {
        draft,
        live: current,
        odds,
        block: fact === undefined ? undefined : findBlock(fact, facts),
        needsAcceptance: decideOdds(draft.odds, odds, settings.policy) === 'confirm',
      };
    });
  }

  /** Rows that keep the coupon from being placed. */
  get blockedRows(): readonly CouponRow[] {
    return this.rows.filter((row) => row.block !== undefined);
  }

  /** Rows whose new odds the person has to accept. */
  get changedRows(): readonly CouponRow[] {
    return this.rows.filter((row) => row.block === undefined && row.needsAcceptance);
  }

  get odds(): readonly number[] {
    return this.rows.map((row) => row.odds);
  }

  /** Thousandths. */
  get totalOdds(): number {
    return accumulatorOdds(this.odds);
  }

  /** Total of the odds that the person took, thousandths. */
  get seenTotalOdds(): number {
    return accumulatorOdds(this.rows.map((row) => row.draft.odds));
  }

  /** Minor units; undefined while there is no valid stake. */
  get potentialPayoutMinor(): number | undefined {
    const { minor } = this.#parts.stake;
    if (minor === undefined || minor === 0 || this.rows.length === 0) return undefined;
    return potentialPayout({ type: this.type, stakeMinor: minor, selections: this.odds.map((odds) => ({ odds, statusId: -2 })) });
  }

  get currency(): string {
    return this.#parts.stake.currency;
  }

  get minStakeMinor(): number | undefined {
    const limit = this.#parts.pricing().pricing?.minStake;
    return limit?.currency === this.currency ? limit.minor : undefined;
  }

  get maxStakeMinor(): number | undefined {
    const limit = this.#parts.pricing().pricing?.maxStake;
    return limit?.currency === this.currency ? limit.minor : undefined;
  }

  get balanceMinor(): number | undefined {
    const { current } = this.#parts.account;
    return current?.currency === this.currency ? current.balance.minor : undefined;
  }

  get stakeProblem(): StakeProblem | undefined {
    const { stake } = this.#parts;
    return stake.problem ?? checkStake(stake.minor ?? 0, { minMinor: this.minStakeMinor, maxMinor: this.maxStakeMinor, balanceMinor: this.balanceMinor });
  }

  /** The most that the Max button fills in: maximum of the coupon, or the balance when it holds less. */
  get largestStakeMinor(): number | undefined {
    const limits = [this.maxStakeMinor, this.balanceMinor].filter((limit) => limit !== undefined);
    return limits.length === 0 ? undefined : Math.min(...limits);
  }

  get obstacle(): CouponObstacle {
    const { feed, live, selections, pricing, terms } = this.#parts;
    if (selections.count === 0) return 'empty';
    if (feed.status === 'stale' || feed.status === 'connecting' || live.isStale) return 'stale';
    if (feed.status === 'delayed' && this.rows.some((row) => row.live?.isLive ?? row.draft.isLive)) return 'stale';
    if (this.blockedRows.length > 0) return 'blocked';
    if (terms?.staking === 'closed') return 'terms';
    if (terms?.staking === 'checking' || this.rows.some((row) => row.live === undefined)) return 'loading';
    const most = pricing().pricing?.maxSelections;
    return most !== undefined && selections.count > most ? 'too-many' : undefined;
  }

  /**
   * The coupon as it goes to the platform, with the odds that were on the screen; undefined when something stands
   * against it, or when odds have moved and the policy asks the person first.
   *
   * @param shown thousandths by outcome id as painted when the person pressed
   * @param isAccepting the press was on "Accept and place"
   */
  order(shown: ReadonlyMap<number, number>, isAccepting: boolean): CouponOrder | undefined {
    const { preferences, selections, settings, stake } = this.#parts;
    const account = this.#parts.account.current;
    if (this.obstacle !== undefined || this.stakeProblem !== undefined || account === undefined || stake.minor === undefined) return undefined;
    if (isAccepting) selections.acceptOdds(shown);
    const priced = this.rows.map((row) => ({ outcomeId: row.draft.outcomeId, odds: shown.get(row.draft.outcomeId) ?? row.draft.odds, row }));
    const isTaken = priced.every(({ odds, row }) => decideOdds(row.draft.odds, odds, settings.policy) === 'send' && decideOdds(odds, row.odds, settings.policy) === 'send');
    if (!isTaken) return undefined;
    return {
      accountId: account.id,
      typeId: couponTypeId(this.type),
      stakeMinor: stake.minor,
      currency: stake.currency,
      policy: settings.policy,
      oddsFormat: preferences.oddsFormat,
      selections: priced.map(({ outcomeId, odds }) => ({ outcomeId, odds })),
      ...(settings.choices.isExactOdds ? { isExactOdds: true } : {}),
      ...(settings.choices.isDroppedOnScoreChange ? { isDroppedOnScoreChange: true } : {}),
    };
  }

  removeBlocked(): void {
    for (const row of this.blockedRows) this.#parts.selections.remove(row.draft.outcomeId);
  }

  removeChanged(): void {
    for (const row of this.changedRows) this.#parts.selections.remove(row.draft.outcomeId);
  }

  private factsOf(draft: SelectionDraft): BlockFacts {
    const { live } = this.#parts;
    const current = live.byId.get(draft.outcomeId);
    return {
      outcomeId: draft.outcomeId,
      eventId: draft.eventId,
      isSuspended: current?.isSuspended ?? false,
      isFinished: current?.isFinished ?? false,
      isGone: live.gone.has(draft.outcomeId),
      isExcludedFromAccumulator: current?.isExcludedFromAccumulator ?? false,
    };
  }
}
