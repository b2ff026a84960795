import { makeAutoObservable, observable } from 'mobx';
import type { Navigation, SafeStorage, StoredValue } from '#core';

/** So many kinds of markets of a sport are remembered. */
const KEPT_KINDS = 300;

interface KeptSport {
  readonly pinned: readonly number[];
  readonly folded: readonly number[];
}

interface KeptView {
  readonly isTwoColumns: boolean;
  readonly sports: Readonly<Record<string, KeptSport>>;
}

interface MarketViewServices {
  readonly storage: SafeStorage;
  readonly navigation: Pick<Navigation, 'query' | 'rewriteQuery'>;
}

const FIRST_VIEW: KeptView = { isTwoColumns: true, sports: {} };
const NO_SPORT: KeptSport = { pinned: [], folded: [] };

/**
 * How a person likes the markets of an event. Columns, and by sport what is pinned and folded, are kept; the chosen
 * sub-event and group are in the address, so that a link shows the same; the rest lasts as long as the page.
 */
export class MarketView {
  /** Kinds of markets. */
  readonly pinned;
  readonly folded;
  /** Cards with all their lines. */
  readonly unfolded = observable.set<number>();
  isTwoColumns = true;
  subEvent: string | undefined;
  groupId: number | undefined;
  search = '';
  isSearching = false;
  readonly #kept: StoredValue<KeptView>;
  readonly #sport: string;
  readonly #navigation: MarketViewServices['navigation'];

  constructor({ storage, navigation }: MarketViewServices, sportId: number) {
    this.#kept = storage.value({ key: 'betting/market-view', version: 2, fallback: FIRST_VIEW, check: isKeptView });
    this.#sport = String(sportId);
    this.#navigation = navigation;
    const kept = this.#kept.read();
    const { pinned, folded } = kept.sports[this.#sport] ?? NO_SPORT;
    this.pinned = observable.set(pinned);
    this.folded = observable.set(folded);
    this.isTwoColumns = kept.isTwoColumns;
    this.subEvent = navigation.query.get('part') ?? undefined;
    this.groupId = numberOf(navigation.query.get('group'));
    makeAutoObservable(this, { pinned: false, folded: false, unfolded: false }, { autoBind: true });
  }

  togglePin(typeId: number): void {
    toggle(this.pinned, typeId);
    this.#keep();
  }

  toggleFold(typeId: number): void {
    toggle(this.folded, typeId);
    this.#keep();
  }

  /** Shows every line of a card, or the first few again. */
  toggleLines(cardKey: number): void {
    toggle(this.unfolded, cardKey);
  }

  /** Folds these kinds, or unfolds them when all are folded. */
  foldAll(typeIds: readonly number[]): void {
    const areFolded = typeIds.every((typeId) => this.folded.has(typeId));
    for (const typeId of typeIds) {
      if (areFolded) this.folded.delete(typeId);
      else this.folded.add(typeId);
    }
    this.#keep();
  }

  toggleColumns(): void {
    this.isTwoColumns = !this.isTwoColumns;
    this.#keep();
  }

  /** The groups of another sub-event are others: all of them are shown first. */
  chooseSubEvent(subEvent: string | undefined): void {
    this.subEvent = subEvent;
    this.groupId = undefined;
    this.search = '';
    this.#tellAddress();
  }

  chooseGroup(groupId: number | undefined): void {
    this.groupId = groupId;
    this.search = '';
    this.#tellAddress();
  }

  setSearch(search: string): void {
    this.search = search;
  }

  openSearch(): void {
    this.isSearching = true;
  }

  closeSearch(): void {
    this.isSearching = false;
    this.search = '';
  }

  #tellAddress(): void {
    this.#navigation.rewriteQuery({ part: this.subEvent, group: this.groupId?.toString() });
  }

  /** Read anew first: another tab may have kept another sport meanwhile. */
  #keep(): void {
    const own = { pinned: [...this.pinned].slice(-KEPT_KINDS), folded: [...this.folded].slice(-KEPT_KINDS) };
    this.#kept.write({ isTwoColumns: this.isTwoColumns, sports: { ...this.#kept.read().sports, [this.#sport]: own } });
  }
}

function toggle(set: Set<number>, value: number): void {
  if (!set.delete(value)) set.add(value);
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function isKeptView(value: unknown): value is KeptView {
  if (typeof value !== 'object' || value === null) return false;
  const { isTwoColumns, sports } = value as Partial<Record<keyof KeptView, unknown>>;
  return typeof isTwoColumns === 'boolean' && typeof sports === 'object' && sports !== null && Object.values(sports).every(isKeptSport);
}

function isKeptSport(value: unknown): value is KeptSport {
  if (typeof value !== 'object' || value === null) return false;
  const { pinned, folded } = value as Partial<Record<keyof KeptSport, unknown>>;
  return isIds(pinned) && isIds(folded);
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.every(Number.isSafeInteger);
}
