import { makeAutoObservable, observable } from 'mobx';
import type { SafeStorage, StoredValue } from '#core';

interface KeptView {
  readonly pinned: readonly number[];
  readonly isTwoColumns: boolean;
}

const FIRST_VIEW: KeptView = { pinned: [], isTwoColumns: true };

/** How a person likes the markets of an event: pinned kinds and columns are kept, the rest lasts as long as the page. */
export class MarketView {
  readonly pinned = observable.set<number>();
  readonly folded = observable.set<number>();
  readonly unfolded = observable.set<number>();
  isTwoColumns = true;
  groupId: number | undefined;
  search = '';
  isSearching = false;
  readonly #kept: StoredValue<KeptView>;

  constructor(storage: SafeStorage) {
    this.#kept = storage.value({ key: 'betting/market-view', version: 1, fallback: FIRST_VIEW, check: isKeptView });
    const kept = this.#kept.read();
    this.pinned.replace(kept.pinned);
    this.isTwoColumns = kept.isTwoColumns;
    makeAutoObservable(this, { pinned: false, folded: false, unfolded: false }, { autoBind: true });
  }

  togglePin(typeId: number): void {
    toggle(this.pinned, typeId);
    this.#keep();
  }

  toggleFold(cardKey: number): void {
    toggle(this.folded, cardKey);
  }

  /** Shows every line of a card, or the first few again. */
  toggleLines(cardKey: number): void {
    toggle(this.unfolded, cardKey);
  }

  foldAll(cardKeys: readonly number[]): void {
    if (cardKeys.every((cardKey) => this.folded.has(cardKey))) this.folded.clear();
    else this.folded.replace(cardKeys);
  }

  toggleColumns(): void {
    this.isTwoColumns = !this.isTwoColumns;
    this.#keep();
  }

  chooseGroup(groupId: number | undefined): void {
    this.groupId = groupId;
  }

  setSearch(search: string): void {
    this.search = search;
  }

  toggleSearch(): void {
    this.isSearching = !this.isSearching;
    if (!this.isSearching) this.search = '';
  }

  #keep(): void {
    this.#kept.write({ pinned: [...this.pinned], isTwoColumns: this.isTwoColumns });
  }
}

function toggle(set: Set<number>, value: number): void {
  if (!set.delete(value)) set.add(value);
}

function isKeptView(value: unknown): value is KeptView {
  if (typeof value !== 'object' || value === null) return false;
  const { pinned, isTwoColumns } = value as Partial<Record<keyof KeptView, unknown>>;
  return typeof isTwoColumns === 'boolean' && Array.isArray(pinned) && pinned.every(Number.isSafeInteger);
}
