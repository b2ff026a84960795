import { decideOdds } from '#domain/bets/decideOdds.ts';
import { oddsFormatFor } from '#domain/odds/oddsPreferences.ts';
import { computedStruct, makeAutoObservable, reaction } from 'mobx';
import type { Cookies, Dispose, Environment, Feed, Modals, Preferences, Session } from '#core';
import { blocksOf } from '#domain/ticket/blocksOf.ts';
import type { Terms } from '../../auth/contract.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import type { TicketStore } from '../compose/TicketStore.ts';
import type { CouponSelections } from '../contract.ts';
import type { MoneyStore } from '../money/MoneyStore.ts';
import type { Refusal } from '../refusals/Refusal.ts';
import type { RowsStore } from '../selections/RowsStore.ts';
import type { LiveSelectionsStore } from '../selections/LiveSelectionsStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { StakeCheckStore } from '../stake/StakeCheckStore.ts';
import type { StakeStore } from '../stake/StakeStore.ts';
import type { CouponOrder } from './CouponOrder.ts';
import {
  findPlaceBlocker,
  isBlockedByPlacement,
  isObstacle,
  type PlaceBlocker,
} from './PlaceBlocker.ts';
import { openSignIn } from './openSignIn.ts';
import type { PlacementStore } from './PlacementStore.ts';
import type { PlacingStage } from './PlacingStage.ts';
import { referralOf } from './referralOf.ts';
import { writeOrder } from './writeOrder.ts';

interface PlacingDependencies {
  readonly feed: Feed;
  readonly modals: Modals;
  readonly preferences: Preferences;
  readonly cookies: Pick<Cookies, 'read'>;
  readonly environment: Pick<Environment, 'language'>;
  readonly session: Session;
  readonly selections: CouponSelections;
  readonly account: CouponAccountStore;
  readonly composition: CompositionStore;
  readonly coupon: CouponStore;
  readonly live: LiveSelectionsStore;
  readonly money: MoneyStore;
  readonly placement: PlacementStore;
  readonly pricing: PricingStore;
  readonly stakeCheck: StakeCheckStore;
  readonly tickets: TicketStore;
  readonly rows: RowsStore;
  readonly settings: SettingsStore;
  readonly stake: StakeStore;
  /** Undefined on a site without terms to agree to. */
  readonly terms: Terms | undefined;
}

/** The place button: whether the coupon can be placed, why not, and the press. */
export class PlacingStore {
  readonly #dependencies: PlacingDependencies;
  readonly #stop: Dispose;

  constructor(dependencies: PlacingDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { blocker: computedStruct }, { autoBind: true });
    const { composition, settings, stake } = dependencies;
    this.#stop = reaction(
      () =>
        [
          JSON.stringify(composition.composition),
          composition.outcomeIds.join(),
          stake.text,
          settings.policy,
        ].join('|'),
      this.endLast,
    );
  }

  get isSignedIn(): boolean {
    return this.#dependencies.session.isAuthed;
  }

  /** Why the coupon cannot be placed in its current state. */
  get blocker(): PlaceBlocker | undefined {
    const { account, coupon, money, placement, pricing, rows, selections, stakeCheck, terms } =
      this.#dependencies;
    return findPlaceBlocker({
      placement: placement.state,
      selectionCount: selections.count,
      closure: account.closure,
      hasBlockedSelections: rows.blocked.length > 0,
      isStale: this.isStale,
      staking: terms?.staking,
      isLoading: rows.all.some((row) => row.live === undefined),
      hasTooFewBlocks: coupon.hasBlocks && blocksOf(coupon.takenTicket.selections).length < 2,
      mostSelections: pricing.pricing?.maxSelections,
      hasPromoProblem: money.promoProblem !== undefined,
      wholePrice: this.wholePrice,
      stakeProblem: stakeCheck.stakeProblem,
      hasAccount: account.current !== undefined,
    });
  }

  /** Content of the coupon's footer. */
  get stage(): PlacingStage {
    const { placement, rows } = this.#dependencies;
    const { blocker } = this;
    switch (blocker?.kind) {
      case 'placing':
      case 'unknown':
      case 'elsewhere':
        return blocker.kind;
      default:
    }
    // The last price of a closed outcome is no offer, whatever else blocks the bet.
    if (rows.blocked.length > 0) return 'selections';
    if (rows.changed.length > 0 || this.isWholePriceChanged) return 'changed';
    const { kind } = placement.state;
    return kind === 'refused' || kind === 'signed-out' ? kind : 'ready';
  }

  /** Whether the note about changed odds is shown; blockers go first (CPN-442). */
  get isChangeNoted(): boolean {
    const kind = this.blocker?.kind;
    return (
      this.stage === 'changed' && !isObstacle(this.blocker) && kind !== 'stake' && kind !== 'promo'
    );
  }

  /** Whether the stake field is shown: no pending bet and no blocked selections. */
  get isStakeShown(): boolean {
    return !isBlockedByPlacement(this.blocker) && this.stage !== 'selections';
  }

  /**
   * Whether the button is enabled. For a visitor one selection suffices, since it leads to sign-in.
   */
  get canPress(): boolean {
    const { blocker } = this;
    return this.isSignedIn
      ? blocker === undefined && !this.isHopeless
      : !isBlockedByPlacement(blocker) && blocker?.kind !== 'empty';
  }

  /** Refusal of the last bet, until dismissed. */
  get refusal(): Refusal | undefined {
    const { state } = this.#dependencies.placement;
    return state.kind === 'refused' ? state.refusal : undefined;
  }

  /** Whether a personal limit makes the same amount fail again. */
  get isHopeless(): boolean {
    return this.refusal?.remedy === 'limits';
  }

  /** Places the coupon at the shown odds; a visitor signs in first and presses again. */
  place(shown: ReadonlyMap<number, number>, isAccepting: boolean): void {
    if (!this.isSignedIn) return this.signIn();
    const order = this.order(shown, isAccepting);
    if (order !== undefined) this.#dependencies.placement.place(order);
  }

  /** Order that a press would send; undefined if blocked, or if the policy asks first. */
  order(shown: ReadonlyMap<number, number>, isAccepting: boolean): CouponOrder | undefined {
    const { account, cookies, environment, preferences } = this.#dependencies;
    return this.blocker !== undefined || account.current === undefined
      ? undefined
      : writeOrder(this.#dependencies, {
          account: account.current,
          shown,
          isAccepting,
          oddsFormat: oddsFormatFor(preferences),
          language: environment.language,
          refId: referralOf(cookies),
        });
  }

  signIn(): void {
    openSignIn(this.#dependencies.modals);
  }

  /** Checks the terms now instead of at the next interval. */
  checkTerms(): void {
    void this.#dependencies.terms?.check();
  }

  dispose(): void {
    this.#stop();
  }

  private get isStale(): boolean {
    const { feed, live, rows } = this.#dependencies;
    return (
      feed.status === 'stale' ||
      feed.status === 'connecting' ||
      live.isStale ||
      (feed.status === 'delayed' && rows.all.some((row) => row.live?.isLive ?? row.draft.isLive))
    );
  }

  /** Whether the price of the anti-accumulator changed beyond what the policy accepts. */
  get isWholePriceChanged(): boolean {
    const { coupon, pricing, settings } = this.#dependencies;
    const { seenAntiOdds: seen } = pricing;
    const now = pricing.pricing?.antiOdds;
    return (
      coupon.type === 'antiAccumulator' &&
      seen !== undefined &&
      now !== undefined &&
      decideOdds(seen, now, settings.policy) === 'confirm'
    );
  }

  /** State of the total price for the current odds. */
  private get wholePrice(): 'known' | 'loading' | 'none' {
    const { coupon, pricing } = this.#dependencies;
    if (coupon.type !== 'antiAccumulator') return 'known';
    if (pricing.isLoading) return 'loading';
    return pricing.pricing?.antiOdds === undefined ? 'none' : 'known';
  }

  /** Closes a refusal or receipt as soon as the coupon changes. */
  private endLast(): void {
    const { placement, selections } = this.#dependencies;
    const { kind } = placement.state;
    const hasGoneOn =
      selections.count > 0 &&
      selections.drafts.map((draft) => draft.outcomeId).join() !== placement.leftIds.join();
    if (kind === 'refused' || kind === 'signed-out' || (kind === 'accepted' && hasGoneOn))
      placement.dismiss();
  }
}
