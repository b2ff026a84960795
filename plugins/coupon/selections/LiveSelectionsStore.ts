import { makeAutoObservable, observable, observableRef, reaction, type ObservableMap } from 'mobx';
import type { Dispose, Feed } from '#core';
import type { OutcomesMessage, PriceMove } from './outcomesFromWire.ts';
import { subscribeOutcomes } from './subscribeOutcomes.ts';
import type { CouponSelections } from '../contract.ts';
import type { OddsChange } from '../refusals/Refusal.ts';
import type { LiveSelection } from './LiveSelection.ts';

/**
 * Current state of the coupon's outcomes on the platform. One frozen record per outcome in a
 * shallow map; one action per message. When the set of outcomes changes, the records of the
 * remaining ones are kept, so nothing flickers.
 */
export class LiveSelectionsStore {
  readonly byId: ObservableMap<number, LiveSelection> = observable.map<number, LiveSelection>([], {
    deep: false,
  });
  /** Outcomes that the platform no longer has. */
  readonly gone: ObservableMap<number, true> = observable.map<number, true>([], { deep: false });
  /** Dependent outcomes by outcome id, for the composition that was priced last. */
  dependent: ReadonlyMap<number, readonly number[]> = new Map();
  /** Prices may be old: after a gap, until the next snapshot. */
  isStale = false;
  readonly #feed: Feed;
  readonly #stopFollowing: Dispose;
  #unsubscribe: Dispose | undefined = undefined;

  constructor(feed: Feed, selections: Pick<CouponSelections, 'drafts'>) {
    this.#feed = feed;
    makeAutoObservable(
      this,
      { byId: false, gone: false, dependent: observableRef },
      { autoBind: true },
    );
    this.#stopFollowing = reaction(
      () =>
        selections.drafts.map((draft) => draft.outcomeId).sort((first, second) => first - second),
      this.follow,
      {
        fireImmediately: true,
        equals: (first, second) => first.join() === second.join(),
      },
    );
  }

  /** Odds that a refusal reported before the feed did. */
  applyChanges(changes: readonly OddsChange[]): void {
    for (const change of changes) {
      const known = this.byId.get(change.outcomeId);
      if (known !== undefined)
        this.byId.set(change.outcomeId, Object.freeze({ ...known, odds: change.now }));
    }
  }

  /** Outcomes that a refusal reported as suspended before the feed did. */
  suspend(outcomeIds: readonly number[]): void {
    for (const outcomeId of outcomeIds)
      this.move({ outcomeId, odds: undefined, isSuspended: true, isGone: false });
  }

  /** Records from a price request: used only until the feed has sent its own. */
  fill(
    records: readonly LiveSelection[],
    missing: readonly number[],
    dependent: ReadonlyMap<number, readonly number[]>,
  ): void {
    this.dependent = dependent;
    for (const record of records)
      if (!this.byId.has(record.outcomeId)) this.byId.set(record.outcomeId, record);
    for (const outcomeId of missing) this.gone.set(outcomeId, true);
  }

  dispose(): void {
    this.#stopFollowing();
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  private follow(ids: readonly number[]): void {
    const previous = this.#unsubscribe;
    this.#unsubscribe = undefined;
    const wanted = new Set(ids);
    for (const id of [...this.byId.keys()]) if (!wanted.has(id)) this.byId.delete(id);
    for (const id of [...this.gone.keys()]) if (!wanted.has(id)) this.gone.delete(id);
    if (ids.length > 0)
      this.#unsubscribe = subscribeOutcomes(this.#feed, ids, {
        onAll: (message) => this.applyAll(ids, message),
        onChange: this.applyChange,
        onStale: this.markStale,
      });
    previous?.();
  }

  private markStale(): void {
    this.isStale = true;
  }

  private applyAll(ids: readonly number[], message: OutcomesMessage): void {
    this.isStale = false;
    this.applyChange(message);
    const known = new Set(message.selections.map((selection) => selection.outcomeId));
    for (const id of ids) if (!known.has(id)) this.gone.set(id, true);
  }

  private applyChange(message: OutcomesMessage): void {
    for (const selection of message.selections) {
      this.byId.set(selection.outcomeId, selection);
      this.gone.delete(selection.outcomeId);
    }
    for (const id of message.removed) this.gone.set(id, true);
    for (const move of message.moves) this.move(move);
  }

  private move(move: PriceMove): void {
    const known = this.byId.get(move.outcomeId);
    if (known === undefined) return;
    if (move.isGone) this.gone.set(move.outcomeId, true);
    else this.gone.delete(move.outcomeId);
    this.byId.set(
      move.outcomeId,
      Object.freeze({ ...known, odds: move.odds ?? known.odds, isSuspended: move.isSuspended }),
    );
  }
}
