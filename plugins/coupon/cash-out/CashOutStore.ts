import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Clock, PendingWork, Dispose, Scheduler } from '#core';
import type { CashOutApi, CashOutResult } from './CashOutApi.ts';
import type { CashOutOffer, OpenCashOut } from '#domain/bets/cash-out/CashOutOffer.ts';
import type { CashOutOrder } from '#domain/bets/cash-out/CashOutOrder.ts';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import { newIdempotencyKey } from '../place/newIdempotencyKey.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Money } from '#domain/money/Money.ts';
import { CashOutOrderStore } from './CashOutOrderStore.ts';
import { CashOutPartStore } from './CashOutPartStore.ts';
import type { PendingCashOut, PendingCashOuts } from './PendingCashOuts.ts';
import { refusalKey } from './refusalKey.ts';

export interface CashOutDependencies {
  readonly api: CashOutApi;
  readonly clock: Clock;
  readonly pendingWork: PendingWork;
  readonly scheduler: Scheduler;
  readonly pending: PendingCashOuts;
  readonly userId: () => number | undefined;
  readonly language: () => string;
  /** Current offer; undefined without one. */
  readonly offer: () => CashOutOffer | undefined;
  /** False while the feed may be stale. */
  readonly isFresh: () => boolean;
  readonly policy: () => OddsChangePolicy;
  readonly onPaid: (paid: Money) => void;
  readonly onRefused: (key: string) => void;
  readonly onOrdered: (bet: Bet) => void;
}

/** State of the cash-out of one bet. `open`: the panel is shown. */
export type CashOutState =
  | { readonly kind: 'idle' | 'open' | 'sending' | 'unknown' }
  | { readonly kind: 'waiting'; readonly waitMs: number; readonly decidesAtMs: number }
  | { readonly kind: 'paid'; readonly paid: Money }
  | {
      readonly kind: 'refused';
      readonly key: string;
      readonly limit: Money | undefined;
      /** Requested value, if the refusal was a changed value. */
      readonly askedMinor?: number;
    };

const resendDelaysMs = [1000, 4000];
const lookUpDelaysMs = [2000, 4000, 8000, 15_000, 30_000];
/** An unknown key may belong to a request still in transit. */
const travelMs = 20_000;
const decisionGraceMs = 250;

/**
 * Cashes one bet out exactly once: one idempotency key per order, retried and looked up until the
 * result is known, also after a reload. The value on the screen is sent; a value that fell since it
 * was shown needs an explicit confirmation.
 */
export class CashOutStore {
  state: CashOutState = { kind: 'idle' };
  /** Automatic cash-out at a value. */
  readonly order: CashOutOrderStore;
  /** Part of the stake to cash out. */
  readonly part: CashOutPartStore;
  /** The highest full offer seen since the panel opened, or since the last part. */
  seenMinor = 0;
  readonly betId: number;
  readonly #dependencies: CashOutDependencies;
  #current: PendingCashOut | undefined = undefined;
  #endCritical: Dispose | undefined = undefined;
  #cancelTimer: Dispose | undefined = undefined;
  #stopSeeing: Dispose | undefined = undefined;

  constructor(betId: number, dependencies: CashOutDependencies) {
    this.betId = betId;
    this.#dependencies = dependencies;
    this.order = new CashOutOrderStore(betId, dependencies.api, dependencies.onOrdered);
    this.part = new CashOutPartStore(() => this.offer, dependencies.language);
    makeAutoObservable(
      this,
      { betId: false, state: observableRef, order: false, part: false },
      { autoBind: true },
    );
    this.resume();
  }

  /** Offer that can be accepted; undefined without one or while data may be stale. */
  get offer(): OpenCashOut | undefined {
    const offer = this.#dependencies.offer();
    return offer?.kind === 'open' && this.#dependencies.isFresh() ? offer : undefined;
  }

  get isUnderWay(): boolean {
    return (
      this.state.kind === 'sending' ||
      this.state.kind === 'unknown' ||
      this.state.kind === 'waiting'
    );
  }

  get isOpen(): boolean {
    return this.state.kind !== 'idle' && this.state.kind !== 'paid';
  }

  /** Whether the full value is below the one that the person saw. */
  get isFallen(): boolean {
    return (
      this.offer !== undefined &&
      this.offer.value.minor < this.seenMinor &&
      this.#dependencies.policy() !== 'acceptAny'
    );
  }

  /** Value that the person accepted, if the platform now offers another one. */
  get changedFromMinor(): number | undefined {
    const { state, part } = this;
    if (state.kind !== 'refused' || part.valueMinor === undefined) return undefined;
    return state.askedMinor === part.valueMinor ? undefined : state.askedMinor;
  }

  open(): void {
    if (this.isUnderWay) return;
    this.part.type(undefined);
    this.order.reset();
    this.seenMinor = this.offer?.value.minor ?? 0;
    this.state = { kind: 'open' };
    this.#stopSeeing?.();
    this.#stopSeeing = reaction(() => this.offer?.value.minor ?? 0, this.see);
  }

  /** Closes the panel; a pending request goes on. */
  close(): void {
    if (this.isUnderWay) return;
    this.#stopSeeing?.();
    this.state = { kind: 'idle' };
  }

  /** Sends the order; `shownMinor` is the value on the button. */
  cashOut(shownMinor: number, isAccepting: boolean): void {
    const { offer, part } = this;
    const partMinor = part.minor;
    if (
      this.isUnderWay ||
      offer === undefined ||
      partMinor === undefined ||
      part.problem !== undefined
    )
      return;
    if (this.isFallen && !isAccepting) return;
    const userId = this.#dependencies.userId();
    // A request pending in another tab is resolved first.
    if (userId === undefined || this.resume()) return;
    this.seenMinor = offer.value.minor;
    const order: CashOutOrder = {
      betId: this.betId,
      currency: offer.stake.currency,
      partMinor,
      valueMinor: shownMinor,
      policy: this.#dependencies.policy(),
    };
    const pending: PendingCashOut = {
      key: newIdempotencyKey(),
      userId,
      order,
      sentAtMs: this.#dependencies.clock.nowMs(),
    };
    this.begin(pending, { kind: 'sending' });
    this.#dependencies.pending.add(pending);
    void this.send(pending, 1);
  }

  dispose(): void {
    this.#stopSeeing?.();
    this.#cancelTimer?.();
    this.#endCritical?.();
    this.#current = undefined;
  }

  private see(valueMinor: number): void {
    this.seenMinor = Math.max(this.seenMinor, valueMinor);
  }

  /** Resumes a request of another tab or before a reload: looks it up and never sends it again. */
  private resume(): boolean {
    const pending = this.#dependencies.pending
      .of(this.#dependencies.userId())
      .find(({ order }) => order.betId === this.betId);
    if (pending === undefined) return false;
    this.begin(pending, { kind: 'unknown' });
    void this.lookUp(pending, 0);
    return true;
  }

  private async send(pending: PendingCashOut, count: number): Promise<void> {
    const result = await this.#dependencies.api.cashOut(pending.key, pending.order);
    if (this.#current !== pending) return;
    // Only the first 401 proves that nothing was paid; after a lost answer the key is looked up.
    if (result.kind === 'signed-out' && count > 1) return this.rest();
    if (result.kind !== 'unknown') return this.apply(pending, result);
    this.setState({ kind: 'unknown' });
    const delayMs = resendDelaysMs[count - 1];
    if (delayMs === undefined) void this.lookUp(pending, 0);
    else this.after(delayMs, () => void this.send(pending, count + 1));
  }

  private async lookUp(pending: PendingCashOut, count: number): Promise<void> {
    const result = await this.#dependencies.api.lookUp(pending.key);
    if (this.#current !== pending) return;
    if (result.kind === 'signed-out') return this.rest();
    const isTravelling =
      result.kind === 'absent' && this.#dependencies.clock.nowMs() - pending.sentAtMs < travelMs;
    if (result.kind !== 'unknown' && !isTravelling) return this.apply(pending, result);
    this.setState({ kind: 'unknown' });
    // The platform answers, so a request in transit arrives soon.
    const next = isTravelling ? 0 : count + 1;
    this.after(
      lookUpDelaysMs[isTravelling ? 0 : Math.min(count, lookUpDelaysMs.length - 1)] ?? 0,
      () => void this.lookUp(pending, next),
    );
  }

  /** The result stays unknown until the next sign-in; the key is kept. */
  private rest(): void {
    this.setState({ kind: 'unknown' });
    this.#endCritical?.();
  }

  private apply(
    pending: PendingCashOut,
    result: Exclude<CashOutResult, { kind: 'unknown' }>,
  ): void {
    switch (result.kind) {
      case 'waiting':
        this.setState({ kind: 'waiting', waitMs: result.waitMs, decidesAtMs: result.decidesAtMs });
        this.after(
          Math.max(0, result.decidesAtMs - this.#dependencies.clock.nowMs()) + decisionGraceMs,
          () => void this.lookUp(pending, 0),
        );
        return;
      case 'accepted':
        this.end({ kind: 'paid', paid: result.paid });
        return this.#dependencies.onPaid(result.paid);
      case 'refused':
        return this.refuse(
          refusalKey(result.error),
          result.error.limit,
          result.error.code === 'cash_out_changed' ? pending.order.valueMinor : undefined,
        );
      case 'signed-out':
      case 'absent':
        return this.refuse('cash.refused', undefined);
    }
  }

  private refuse(key: string, limit: Money | undefined, askedMinor?: number): void {
    this.end({ kind: 'refused', key, limit, ...(askedMinor === undefined ? {} : { askedMinor }) });
    this.#dependencies.onRefused(key);
  }

  private begin(pending: PendingCashOut, state: CashOutState): void {
    this.#current = pending;
    this.#endCritical?.();
    this.#endCritical = this.#dependencies.pendingWork.begin('cash-out');
    this.state = state;
  }

  private end(state: CashOutState): void {
    if (this.#current !== undefined) this.#dependencies.pending.remove(this.#current.key);
    this.#current = undefined;
    this.#endCritical?.();
    this.#cancelTimer?.();
    if (state.kind === 'paid') this.#stopSeeing?.();
    this.setState(state);
  }

  private setState(state: CashOutState): void {
    this.state = state;
  }

  private after(delayMs: number, run: () => void): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#dependencies.scheduler.after(delayMs, run);
  }
}
