import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Clock, Dispose, PendingWork, Scheduler, Session, StoredValue } from '#core';
import type { CouponApi, LookUpResult, SendResult } from '../compose/CouponApi.ts';
import type { CouponSelections } from '../contract.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import type { CouponOrder } from './CouponOrder.ts';
import { isSameOrder } from './storedOrder.ts';
import { oddsOf } from '../selections/oddsOf.ts';
import { explainRefusal, type RefusalError } from '../refusals/explainRefusal.ts';
import type { Refusal } from '../refusals/Refusal.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Placement } from './Placement.ts';
import { isUnderWay, type PlacementState } from './PlacementState.ts';
import type { LastAccepted } from '../accepted/lastAccepted.ts';
import type { PendingPlacement } from './pendingPlacements.ts';

export interface PlacementDependencies {
  readonly api: CouponApi;
  readonly clock: Clock;
  readonly pendingWork: PendingWork;
  readonly scheduler: Scheduler;
  readonly session: Session;
  readonly selections: CouponSelections;
  readonly pending: Omit<StoredValue<readonly PendingPlacement[]>, 'writeForSession'>;
  readonly accepted: StoredValue<LastAccepted>;
  /** Whether the selections of an accepted bet stay in the coupon. */
  readonly isCouponKept: () => boolean;
}

type AcceptedPlacement = Extract<Placement, { readonly kind: 'accepted' }>;

/** Called once for each placement that ends. */
export interface PlacementListener {
  /** `bets`: all accepted bets of many singles, else the one bet. */
  readonly onAccepted: (bets: readonly Bet[], order: CouponOrder) => void;
  readonly onRefused: (refusal: Refusal) => void;
  readonly onSignedOut: () => void;
}

/** After a lost answer the same key and body are sent again: at most 3 times within 60 s. */
const largestSends = 3;
const sendWindowMs = 60_000;
const resendDelaysMs = [1000, 4000];
/** Then the key is looked up, with growing delays. */
const lookUpDelaysMs = [2000, 4000, 8000, 15_000, 30_000];
/** An unknown key may belong to a coupon still in transit. */
const travelMs = 20_000;
/** If another tab does not finish its placement in this time, this tab looks it up. */
const elsewhereMs = 30_000;
const decisionGraceMs = 250;
/** Platforms forget keys after a day. */
const retentionMs = 86_400_000;

/**
 * Places the coupon exactly once. One idempotency key belongs to one snapshot of the coupon; a bet
 * is always either accepted, certain not to exist, or unknown and being looked up. The state guards
 * against double activation: it changes before anything is awaited.
 */
export class PlacementStore {
  state: PlacementState = { kind: 'idle' };
  /** Selections of the accepted bet that can be put back. */
  placed: readonly SelectionDraft[] = [];
  /** Outcomes left in the coupon by the accepted bet; a difference means a changed coupon. */
  leftIds: readonly number[] = [];
  /** Whether the last order was placed on this page and not before a reload. */
  isPressedHere = false;
  readonly #dependencies: PlacementDependencies;
  readonly #listeners = new Set<PlacementListener>();
  readonly #stops: readonly Dispose[];
  #current: PendingPlacement | undefined = undefined;
  /** Placement that never arrived; the same snapshot reuses its key in case it did. */
  #unused: PendingPlacement | undefined = undefined;
  #cancelTimer: Dispose | undefined = undefined;
  #endWork: Dispose | undefined = undefined;

  constructor(dependencies: PlacementDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { state: observableRef, placed: observableRef, leftIds: observableRef },
      { autoBind: true },
    );
    this.#stops = [
      dependencies.session.onChange(this.resume),
      dependencies.pending.onChange((_pending, news) =>
        news === 'found' ? this.resume() : this.followOtherTabs(),
      ),
      // Blocks automatic reloads while a placement is undecided. One that waits for a sign-in is
      // not sent yet.
      reaction(
        () => this.isInFlight,
        (isInFlight) => {
          this.#endWork?.();
          this.#endWork = isInFlight ? dependencies.pendingWork.begin('coupon') : undefined;
        },
        { fireImmediately: true },
      ),
    ];
    void dependencies.session.ready.then(this.resume);
  }

  subscribe(listener: PlacementListener): Dispose {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get isUnderWay(): boolean {
    return isUnderWay(this.state);
  }

  /** Order without an answer yet; undefined if another tab sent it. */
  get sent(): CouponOrder | undefined {
    const { state } = this;
    return state.kind === 'placing' || state.kind === 'waiting' || state.kind === 'unknown'
      ? state.order
      : undefined;
  }

  /** Whether this page has sent a coupon without knowing its result. */
  get isInFlight(): boolean {
    return (
      this.isUnderWay &&
      this.state.kind !== 'elsewhere' &&
      !(this.state.kind === 'unknown' && this.state.needsSignIn)
    );
  }

  /** Sends the coupon; false while another is pending, and for a visitor. */
  place(order: CouponOrder): boolean {
    const { userId } = this.#dependencies.session;
    if (this.isUnderWay || userId === undefined || this.stored(userId) !== undefined) return false;
    this.isPressedHere = true;
    const again =
      this.#unused !== undefined &&
      this.#unused.userId === userId &&
      isSameOrder(this.#unused.order, order)
        ? this.#unused
        : undefined;
    const pending: PendingPlacement = {
      key: again?.key ?? newIdempotencyKey(),
      userId,
      order,
      sentAtMs: this.#dependencies.clock.nowMs(),
    };
    this.begin(pending, { kind: 'placing', order, sentAtMs: pending.sentAtMs });
    this.#dependencies.pending.write([...this.others(userId), pending]);
    void this.send(pending, 1);
    return true;
  }

  /** Applies a placement of the user channel, which may arrive before the answer of the call. */
  applyPlacement(placement: Placement): void {
    const pending = this.#current;
    if (pending === undefined || placement.key !== pending.key) return;
    if (placement.kind === 'accepted') this.accept(pending, placement);
    else if (placement.kind === 'refused') this.refuse(placement.errors);
    else this.wait(pending, placement.waitMs, placement.decidesAtMs);
  }

  /** Closes the receipt, the refusal or the note about the session. */
  dismiss(): void {
    if (this.isUnderWay) return;
    this.state = { kind: 'idle' };
    this.#dependencies.accepted.remove();
  }

  /** Removes a selection that the accepted bet left, without closing the receipt. */
  removeLeft(outcomeId: number): void {
    this.leftIds = this.leftIds.filter((id) => id !== outcomeId);
    this.#dependencies.accepted.write({
      ...this.#dependencies.accepted.read(),
      leftIds: this.leftIds,
    });
    this.#dependencies.selections.remove(outcomeId);
  }

  /** Closes the receipt and puts the selections back. */
  keepSelections(): void {
    for (const draft of this.placed)
      if (!this.#dependencies.selections.has(draft.outcomeId))
        this.#dependencies.selections.toggle(draft);
    this.dismiss();
  }

  /** Looks an unknown placement up now. */
  checkNow(): void {
    if (this.#current !== undefined && this.state.kind === 'unknown')
      void this.lookUp(this.#current, 0);
  }

  /** Withdraws a request for a stake above the maximum; an earlier decision stands. */
  async withdraw(): Promise<void> {
    const pending = this.#current;
    if (pending === undefined || this.state.kind !== 'waiting') return;
    const result = await this.#dependencies.api.withdraw(pending.key);
    if (this.isCurrent(pending) && result.kind === 'found')
      this.applyPlacement({ ...result.placement, key: pending.key });
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#endWork?.();
    this.#cancelTimer?.();
    this.#current = undefined;
  }

  /** Resumes a placement after a reload or sign-in; drops one of another person. */
  private resume(): void {
    const { session, clock, pending } = this.#dependencies;
    if (session.state.kind === 'unknown') return;
    const fresh = pending.read().filter((each) => clock.nowMs() - each.sentAtMs < retentionMs);
    const own = session.isAuthed
      ? fresh.find((each) => each.userId === session.userId)
      : fresh.at(-1);
    if (own === undefined) {
      if (this.#current !== undefined || this.state.kind === 'elsewhere')
        this.end({ kind: 'idle' });
      else void this.showAgain();
      return;
    }
    if (
      own.key === this.#current?.key &&
      session.isAuthed &&
      !(this.state.kind === 'unknown' && this.state.needsSignIn)
    )
      return;
    this.begin(own, { kind: 'unknown', order: own.order, needsSignIn: !session.isAuthed });
    if (session.isAuthed) void this.lookUp(own, 0);
  }

  /** Shows partly refused singles again after a reload. */
  private async showAgain(): Promise<void> {
    const { accepted, api, selections, session } = this.#dependencies;
    const { key, userId, leftIds } = accepted.read();
    if (key === '' || userId !== session.userId || this.state.kind !== 'idle') return;
    const result = await api.lookUp(key);
    if (result.kind !== 'found' || result.placement.kind !== 'accepted') return;
    // Not shown again if the coupon changed meanwhile.
    const isStillWanted =
      this.state.kind === 'idle' &&
      idsOf(selections) === leftIds.join() &&
      userId === session.userId;
    if (isStillWanted) this.showLeft(result.placement, leftIds);
  }

  private showLeft(placement: AcceptedPlacement, leftIds: readonly number[]): void {
    this.leftIds = leftIds;
    this.end(acceptedState(placement));
  }

  private followOtherTabs(): void {
    const { userId } = this.#dependencies.session;
    const other = userId === undefined ? undefined : this.stored(userId);
    if (this.#current !== undefined) return;
    if (other !== undefined && this.state.kind !== 'elsewhere') {
      this.setLocked(true);
      this.state = { kind: 'elsewhere' };
      this.after(elsewhereMs, this.resume);
    } else if (other === undefined && this.state.kind === 'elsewhere') {
      this.end({ kind: 'idle' });
    }
  }

  private async send(pending: PendingPlacement, count: number): Promise<void> {
    const result = await this.#dependencies.api.send(pending.key, pending.order);
    if (this.isCurrent(pending)) this.applySent(pending, count, result);
  }

  private applySent(pending: PendingPlacement, count: number, result: SendResult): void {
    if (result.kind === 'answered')
      return this.applyPlacement({ ...result.placement, key: pending.key });
    if (result.kind === 'refused') return this.refuse(result.errors);
    // Only the first 401 proves that nothing was placed; after a lost answer the key is looked up.
    if (result.kind === 'signed-out' && count === 1) {
      this.forget(pending);
      this.end({ kind: 'signed-out' });
      for (const listener of this.#listeners) listener.onSignedOut();
      return;
    }
    this.state = {
      kind: 'unknown',
      order: pending.order,
      needsSignIn: result.kind === 'signed-out',
    };
    if (result.kind === 'signed-out') return;
    const delayMs = resendDelaysMs[count - 1] ?? 0;
    const isLate = this.#dependencies.clock.nowMs() + delayMs - pending.sentAtMs >= sendWindowMs;
    if (count >= largestSends || isLate) void this.lookUp(pending, 0);
    else this.after(delayMs, () => void this.send(pending, count + 1));
  }

  private async lookUp(pending: PendingPlacement, count: number): Promise<void> {
    this.#cancelTimer?.();
    const result = await this.#dependencies.api.lookUp(pending.key);
    if (this.isCurrent(pending)) this.applyLookedUp(pending, count, result);
  }

  private applyLookedUp(pending: PendingPlacement, count: number, result: LookUpResult): void {
    if (result.kind === 'found')
      return this.applyPlacement({ ...result.placement, key: pending.key });
    const again = (delayMs: number): void =>
      this.after(delayMs, () => void this.lookUp(pending, count + 1));
    if (result.kind === 'signed-out') {
      this.state = { kind: 'unknown', order: pending.order, needsSignIn: true };
    } else if (result.kind === 'absent') {
      if (this.#dependencies.clock.nowMs() - pending.sentAtMs < travelMs)
        return again(lookUpDelaysMs[0] ?? 0);
      this.refuse([{ code: 'not_arrived', outcomeIds: [], changes: [] }]);
      this.#unused = pending;
    } else {
      this.state = { kind: 'unknown', order: pending.order, needsSignIn: false };
      again(lookUpDelaysMs[Math.min(count, lookUpDelaysMs.length - 1)] ?? 0);
    }
  }

  private wait(pending: PendingPlacement, waitMs: number, decidesAtMs: number): void {
    this.state = {
      kind: 'waiting',
      order: pending.order,
      sentAtMs: pending.sentAtMs,
      waitMs,
      decidesAtMs,
    };
    const leftMs = Math.max(0, decidesAtMs - this.#dependencies.clock.nowMs());
    this.after(Math.max(1000, leftMs + decisionGraceMs), () => void this.lookUp(pending, 0));
  }

  private accept(pending: PendingPlacement, placement: AcceptedPlacement): void {
    const { selections } = this.#dependencies;
    const { bet, singles = [] } = placement;
    const failed = new Set(
      singles.flatMap((single) => (single.bet === undefined ? [single.outcomeId] : [])),
    );
    const bets = singles.length === 0 ? [bet] : singles.flatMap((single) => single.bet ?? []);
    // Later prices are compared with the odds of the bet.
    selections.acceptOdds(oddsOf(bets.flatMap((each) => each.selections)));
    this.placed = selections.drafts.filter(
      (draft) =>
        !failed.has(draft.outcomeId) &&
        pending.order.selections.some((each) => each.outcomeId === draft.outcomeId),
    );
    this.forget(pending);
    this.#unused = undefined;
    this.end(acceptedState(placement));
    if (this.#dependencies.isCouponKept()) this.placed = [];
    else for (const draft of this.placed) selections.remove(draft.outcomeId);
    this.leftIds = selections.drafts.map((draft) => draft.outcomeId);
    // Refusals are shown until resolved; an accepted bet is shown once.
    if (failed.size > 0)
      this.#dependencies.accepted.write({
        key: pending.key,
        userId: pending.userId,
        leftIds: this.leftIds,
      });
    for (const listener of this.#listeners) listener.onAccepted(bets, pending.order);
  }

  private refuse(errors: readonly RefusalError[]): void {
    // Withdrawn by the person: nothing to report.
    if (errors.length > 0 && errors.every(({ code }) => code === 'withdrawn')) {
      if (this.#current !== undefined) this.forget(this.#current);
      return this.end({ kind: 'idle' });
    }
    const refusal = explainRefusal(errors);
    // An answered key is never reused.
    this.#unused = undefined;
    if (this.#current !== undefined) this.forget(this.#current);
    this.end({ kind: 'refused', refusal });
    for (const listener of this.#listeners) listener.onRefused(refusal);
  }

  private begin(pending: PendingPlacement, state: PlacementState): void {
    this.#cancelTimer?.();
    this.#current = pending;
    this.state = state;
    this.setLocked(true);
  }

  private end(state: PlacementState): void {
    this.#cancelTimer?.();
    this.#current = undefined;
    this.state = state;
    this.setLocked(false);
  }

  private forget(pending: PendingPlacement): void {
    this.#dependencies.pending.write(this.others(pending.userId));
  }

  private setLocked(isLocked: boolean): void {
    this.#dependencies.selections.setLocked(isLocked);
  }

  private isCurrent(pending: PendingPlacement): boolean {
    return this.#current === pending;
  }

  private stored(userId: number): PendingPlacement | undefined {
    return this.#dependencies.pending.read().find((each) => each.userId === userId);
  }

  private others(userId: number): readonly PendingPlacement[] {
    return this.#dependencies.pending.read().filter((each) => each.userId !== userId);
  }

  private after(delayMs: number, run: () => void): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#dependencies.scheduler.after(delayMs, run);
  }
}

function idsOf({ drafts }: CouponSelections): string {
  return drafts.map((draft) => draft.outcomeId).join();
}

function acceptedState({ bet, singles }: AcceptedPlacement): PlacementState {
  return { kind: 'accepted', bet, ...(singles === undefined ? {} : { singles }) };
}
