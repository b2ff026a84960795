import { compareStructural, makeAutoObservable, observable, observableRef, reaction } from 'mobx';
import type { Dispose, SafeStorage } from '#core';
import { persisted, type Persisted } from '#core/data';
import type { CouponSelections } from '../contract.ts';
import { emptyComposition, largestBlockId, type Composition } from './Composition.ts';
import { defaultType, type CouponType } from '#domain/ticket/CouponType.ts';
import type { ComposedCoupon } from '#domain/ticket/ComposedCoupon.ts';
import { OwnStakesStore } from '../stake/OwnStakesStore.ts';
import { isStoredComposition } from '#stored/coupon/isStoredComposition.js';

/**
 * Everything composed besides the selections: kind, system size, bankers, order, blocks and own
 * stakes. Stored in the browser and shared by all tabs; removed together with its selection.
 * Emptying the coupon resets it.
 */
export class CompositionStore {
  /** Undefined while the number of selections determines the kind. */
  chosenType: CouponType | undefined = undefined;
  systemSize = emptyComposition.systemSize;
  bankers: ReadonlySet<number> = new Set();
  order: readonly number[] = [];
  /** Multi: blocks in each combination; undefined when each block has a stake of its own. */
  blockSize: number | undefined = undefined;
  maxBlocks: ReadonlySet<number> = new Set();
  isPerBet = false;
  /** Blocks that were added and have no selection yet. */
  emptyBlocks: readonly number[] = [];
  readonly blockStakes: OwnStakesStore;
  readonly selectionStakes: OwnStakesStore;
  readonly #selections: CouponSelections;
  /**
   * Blocks chosen by the person; a selection that is missing here gets its own block after them.
   */
  readonly #assigned = observable.map<number, number>([], { deep: false });
  readonly #stored: Persisted<Composition>;
  readonly #stops: readonly Dispose[];
  /** Last stored value, so that a change from another tab is not written back. */
  #known = emptyComposition;
  /** Composition of the last emptied coupon. */
  #previous: Composition = emptyComposition;

  constructor(
    storage: SafeStorage,
    selections: CouponSelections,
    language: string,
    currency: string,
  ) {
    this.#selections = selections;
    this.blockStakes = new OwnStakesStore(language, currency);
    this.selectionStakes = new OwnStakesStore(language, currency);
    this.#stored = persisted<Composition>(
      { storage },
      {
        key: 'coupon/composition',
        version: 1,
        fallback: emptyComposition,
        check: isStoredComposition,
      },
    );
    makeAutoObservable(
      this,
      {
        bankers: observableRef,
        order: observableRef,
        maxBlocks: observableRef,
        emptyBlocks: observableRef,
        blockStakes: false,
        selectionStakes: false,
      },
      { autoBind: true },
    );
    this.#stops = [
      this.#stored.dispose,
      reaction(() => this.#stored.value, this.applyStored, { fireImmediately: true }),
      reaction(() => this.outcomeIds, this.follow, {
        fireImmediately: true,
        equals: compareStructural,
      }),
      reaction(() => this.composition, this.keep, { equals: compareStructural }),
    ];
  }

  /** Outcome ids in the person's order. */
  get outcomeIds(): readonly number[] {
    const added = this.#selections.drafts.map((draft) => draft.outcomeId);
    if (this.order.length === 0) return added;
    const place = new Map(this.order.map((id, index) => [id, index]));
    return added.toSorted(
      (first, second) =>
        (place.get(first) ?? largestBlockId) - (place.get(second) ?? largestBlockId),
    );
  }

  /** Block of each selection. */
  get blocks(): ReadonlyMap<number, number> {
    const ids = this.#selections.drafts.map((draft) => draft.outcomeId);
    let next = Math.max(0, ...ids.map((id) => this.#assigned.get(id) ?? 0), ...this.emptyBlocks);
    return new Map(
      ids.map((id) => [id, this.#assigned.get(id) ?? Math.min((next += 1), largestBlockId)]),
    );
  }

  /** Ids of the blocks in order, empty ones included, without the lobby. */
  get blockIds(): readonly number[] {
    return [...new Set([...this.blocks.values(), ...this.emptyBlocks])]
      .filter((id) => id > 0)
      .toSorted((first, second) => first - second);
  }

  /** The stored form. */
  get composition(): Composition {
    return {
      ...(this.chosenType === undefined ? {} : { type: this.chosenType }),
      ...(this.blockSize === undefined ? {} : { blockSize: this.blockSize }),
      systemSize: this.systemSize,
      bankers: [...this.bankers],
      order: this.order,
      blocks: Object.fromEntries(this.#assigned),
      maxBlocks: [...this.maxBlocks],
      isPerBet: this.isPerBet,
      blockStakes: this.blockStakes.amounts,
      selectionStakes: this.selectionStakes.amounts,
      currency: this.blockStakes.currency,
    };
  }

  blockOf(outcomeId: number): number {
    return this.blocks.get(outcomeId) ?? 0;
  }

  choose(type: CouponType): void {
    this.chosenType = type;
  }

  setSystemSize(size: number): void {
    this.systemSize = Math.max(2, size);
  }

  toggleBanker(outcomeId: number): void {
    const bankers = new Set(this.bankers);
    if (!bankers.delete(outcomeId)) bankers.add(outcomeId);
    this.bankers = bankers;
  }

  /** Moves a selection to another position, from 0. */
  move(outcomeId: number, place: number): void {
    const others = this.outcomeIds.filter((id) => id !== outcomeId);
    const at = Math.max(0, Math.min(place, others.length));
    this.order = [...others.slice(0, at), outcomeId, ...others.slice(at)];
  }

  /** Sets how many blocks make a combination; undefined: each block has its own stake. */
  setBlockSize(size: number | undefined): void {
    this.blockSize = size;
  }

  addBlock(): void {
    if (this.nextBlockId > largestBlockId) return;
    this.#assigned.replace([...this.blocks]);
    this.emptyBlocks = [...this.emptyBlocks, this.nextBlockId];
  }

  removeEmptyBlock(blockId: number): void {
    this.emptyBlocks = this.emptyBlocks.filter((id) => id !== blockId);
    this.blockStakes.remove(blockId);
  }

  /** Moves a selection: 0 is the lobby, undefined a new block. Empty blocks are removed. */
  moveToBlock(outcomeId: number, blockId: number | undefined): void {
    const to = blockId ?? Math.min(this.nextBlockId, largestBlockId);
    if (!this.blocks.has(outcomeId)) return;
    this.#assigned.replace([...this.blocks]);
    this.#assigned.set(outcomeId, to);
    this.emptyBlocks = this.emptyBlocks.filter((id) => id !== blockId);
    this.forgetBlocks();
  }

  /** Swaps a block with its neighbour, stakes included. */
  moveBlock(blockId: number, direction: 1 | -1): void {
    const other = this.blockIds[this.blockIds.indexOf(blockId) + direction];
    if (other === undefined) return;
    const swapped = (id: number): number => (id === blockId ? other : id === other ? blockId : id);
    this.#assigned.replace([...this.blocks].map(([outcomeId, id]) => [outcomeId, swapped(id)]));
    this.emptyBlocks = this.emptyBlocks.map(swapped);
    this.maxBlocks = new Set([...this.maxBlocks].map(swapped));
    this.blockStakes.apply(
      Object.fromEntries(
        Object.entries(this.blockStakes.amounts).map(([id, minor]) => [swapped(Number(id)), minor]),
      ),
    );
  }

  setBlockMax(blockId: number, isMax: boolean): void {
    this.#assigned.replace([...this.blocks]);
    const maxBlocks = new Set(this.maxBlocks);
    if (isMax) maxBlocks.add(blockId);
    else maxBlocks.delete(blockId);
    this.maxBlocks = maxBlocks;
  }

  /** Fixes the blocks as they are, so that removing a selection does not move others. */
  typeBlockStake(blockId: number, text: string): void {
    this.#assigned.replace([...this.blocks]);
    this.blockStakes.type(blockId, text);
  }

  setPerBet(isPerBet: boolean): void {
    this.isPerBet = isPerBet;
  }

  setCurrency(currency: string): void {
    this.blockStakes.setCurrency(currency);
    this.selectionStakes.setCurrency(currency);
  }

  setLanguage(language: string): void {
    this.blockStakes.setLanguage(language);
    this.selectionStakes.setLanguage(language);
  }

  /** Applies a complete coupon: kind, size, bankers and blocks, without own stakes. */
  compose({ type, systemSize: size, selections }: ComposedCoupon): void {
    this.apply({
      ...emptyComposition,
      bankers: selections.flatMap(({ outcomeId, isBanker }) =>
        isBanker === true ? [outcomeId] : [],
      ),
      blocks: Object.fromEntries(
        selections.flatMap(({ outcomeId, blockId }) =>
          blockId === undefined ? [] : [[outcomeId, blockId]],
        ),
      ),
      currency: this.blockStakes.currency,
      ...(type === defaultType(this.#selections.count) ? {} : { type }),
      ...(size === undefined
        ? {}
        : type === 'multi'
          ? { blockSize: size }
          : { systemSize: Math.max(2, size) }),
    });
  }

  /** Restores the composition for selections put back after placing. */
  restore(): void {
    this.apply(this.#previous);
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }

  private get nextBlockId(): number {
    return Math.max(0, ...this.blockIds) + 1;
  }

  private follow(outcomeIds: readonly number[]): void {
    if (outcomeIds.length === 0) {
      this.#previous = this.composition;
      return this.apply(emptyComposition);
    }
    const ids = new Set(outcomeIds);
    for (const id of [...this.#assigned.keys()]) if (!ids.has(id)) this.#assigned.delete(id);
    this.bankers = kept(this.bankers, ids);
    this.order = this.order.filter((id) => ids.has(id));
    this.selectionStakes.retain(ids);
    this.forgetBlocks();
  }

  private forgetBlocks(): void {
    const ids = new Set(this.blockIds);
    this.blockStakes.retain(ids);
    this.maxBlocks = kept(this.maxBlocks, ids);
  }

  private keep(composition: Composition): void {
    if (compareStructural(composition, this.#known)) return;
    this.#known = composition;
    this.#stored.set(composition);
  }

  /** Applies what another tab, or an earlier page, stored. */
  private applyStored(composition: Composition): void {
    if (composition === this.#known) return;
    this.apply(composition);
    this.#known = this.composition;
  }

  private apply(composition: Composition): void {
    const isSameCurrency = composition.currency === this.blockStakes.currency;
    this.chosenType = composition.type;
    this.systemSize = composition.systemSize;
    this.bankers = new Set(composition.bankers);
    this.order = composition.order;
    this.blockSize = composition.blockSize;
    this.isPerBet = composition.isPerBet;
    this.emptyBlocks = [];
    this.#assigned.replace(
      Object.entries(composition.blocks).map(([id, block]) => [Number(id), block]),
    );
    this.maxBlocks = new Set(composition.maxBlocks);
    this.blockStakes.apply(isSameCurrency ? composition.blockStakes : {});
    this.selectionStakes.apply(isSameCurrency ? composition.selectionStakes : {});
  }
}

/** Drops ids that are gone; returns the same set when none is. */
function kept(set: ReadonlySet<number>, ids: ReadonlySet<number>): ReadonlySet<number> {
  return [...set].every((id) => ids.has(id)) ? set : new Set([...set].filter((id) => ids.has(id)));
}
