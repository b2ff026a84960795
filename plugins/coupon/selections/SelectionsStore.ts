import { makeAutoObservable, observable, reaction } from 'mobx';
import type { Dispose, SafeStorage } from '#core';
import { persisted, type Persisted } from '#core/data';
import type { CouponSelections } from '../contract.ts';
import type { SelectionDraft, ToggleResult } from '../../betting/contract.ts';
import { isStoredSelections } from '#stored/coupon/isStoredSelections.js';

/** Maximum number of selections in a coupon, set by the platform. */
const largestCoupon = 50;

/** Selections of the coupon by outcome id, so that an odds button observes only its own outcome. */
export class SelectionsStore implements CouponSelections {
  isLocked = false;
  pressHint = '';
  #pressHandlers: readonly ((draft: SelectionDraft) => boolean)[] = [];
  readonly #byId = observable.map<number, SelectionDraft>([], { deep: false });
  readonly #stored: Persisted<readonly SelectionDraft[]>;
  readonly #stop: Dispose;

  constructor(storage: SafeStorage) {
    this.#stored = persisted<readonly SelectionDraft[]>(
      { storage },
      { key: 'coupon/selections', version: 1, fallback: [], check: isStoredSelections },
    );
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stop = reaction(() => this.#stored.value, this.apply, { fireImmediately: true });
  }

  get count(): number {
    return this.#byId.size;
  }

  get drafts(): readonly SelectionDraft[] {
    return [...this.#byId.values()];
  }

  has(outcomeId: number): boolean {
    return this.#byId.has(outcomeId);
  }

  toggle(draft: SelectionDraft): ToggleResult {
    if (this.isLocked) return 'locked';
    const isIn = this.#byId.has(draft.outcomeId);
    if (!isIn && this.#byId.size >= largestCoupon) return 'full';
    if (isIn) this.#byId.delete(draft.outcomeId);
    else this.#byId.set(draft.outcomeId, draftOf(draft));
    this.keep();
    return isIn ? 'removed' : 'added';
  }

  press(draft: SelectionDraft): void {
    if (!this.#pressHandlers.some((handle) => handle(draft))) this.toggle(draft);
  }

  remove(outcomeId: number): void {
    if (!this.isLocked && this.#byId.delete(outcomeId)) this.keep();
  }

  clear(): void {
    if (this.isLocked || this.#byId.size === 0) return;
    this.#byId.clear();
    this.keep();
  }

  acceptOdds(odds: ReadonlyMap<number, number>): void {
    for (const [outcomeId, thousandths] of odds) {
      const draft = this.#byId.get(outcomeId);
      if (draft !== undefined && draft.odds !== thousandths)
        this.#byId.set(outcomeId, { ...draft, odds: thousandths });
    }
    this.keep();
  }

  setLocked(isLocked: boolean): void {
    this.isLocked = isLocked;
  }

  addPressHandler(handle: (draft: SelectionDraft) => boolean): Dispose {
    this.#pressHandlers = [handle, ...this.#pressHandlers];
    return () => {
      this.#pressHandlers = this.#pressHandlers.filter((each) => each !== handle);
    };
  }

  setPressHint(hint: string): void {
    this.pressHint = hint;
  }

  dispose(): void {
    this.#stop();
    this.#stored.dispose();
  }

  private apply(drafts: readonly SelectionDraft[]): void {
    this.#byId.replace(drafts.map((draft) => [draft.outcomeId, draft]));
  }

  private keep(): void {
    this.#stored.set(this.drafts);
  }
}

/** Picks the fields that the coupon stores. */
function draftOf({
  outcomeId,
  eventId,
  odds,
  isLive,
  outcomeName,
  marketName,
  eventName,
  sportIcon,
  accumulatorId,
  pageType,
}: SelectionDraft): SelectionDraft {
  return {
    outcomeId,
    eventId,
    odds,
    isLive,
    outcomeName,
    marketName,
    eventName,
    ...(sportIcon === undefined ? {} : { sportIcon }),
    ...(accumulatorId === undefined ? {} : { accumulatorId }),
    ...(pageType === undefined ? {} : { pageType }),
  };
}
