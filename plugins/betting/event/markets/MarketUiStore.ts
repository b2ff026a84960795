import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Dispose, Navigation, SafeStorage, StoredValue } from '#core';
import {
  firstListChoices,
  isListChoice,
  mostIds,
  type ListChoice,
  type ListChoices,
} from '../../lists/options/listChoices.ts';
import { toggled } from '../../lists/options/toggled.ts';
import { pinKey, pinnedOf } from './pinKey.ts';
import { storedListOptions } from '../../lists/options/storedListOptions.ts';
import type { ListOptions } from '../../lists/options/ListOptions.ts';
import { isStoredFolds } from '#stored/betting/isStoredFolds.js';

const kindsMax = 300;

type StoredFolds = Readonly<Record<string, readonly number[]>>;

interface MarketViewServices {
  readonly storage: SafeStorage;
  readonly navigation: Pick<Navigation, 'query' | 'rewriteQuery'>;
}

/** Source of the choices: stored in the browser and, after sign-in, in the account. */
interface ChoiceOwner {
  readonly options: ListOptions | undefined;
  readonly loadOptions: () => Promise<ListOptions>;
}

export interface PressedPin {
  readonly cardKey: number;
  readonly isByKey: boolean;
}

const noFolds: StoredFolds = {};

/**
 * How a person likes the markets of an event. Columns and pins (by sport) travel with the account,
 * folds stay in the browser; the chosen sub-event and group are in the address, so that a link
 * shows the same; the rest lasts as long as the page.
 */
export class MarketUiStore {
  readonly folded;
  readonly unfolded = observable.set<number>();
  subEvent: string | undefined;
  groupId: number | undefined;
  search = '';
  isSearching = false;
  /** Pin that was pressed; the focus follows its card to the new place. */
  #pressedPin: PressedPin | undefined;
  readonly #stored: StoredValue<StoredFolds>;
  /** Stored values, used until the list options are loaded. */
  readonly #first: Pick<ListChoices, 'isOneColumn' | 'pinnedMarkets'>;
  readonly #sportId: number;
  readonly #owner: ChoiceOwner;
  readonly #navigation: MarketViewServices['navigation'];

  constructor({ storage, navigation }: MarketViewServices, owner: ChoiceOwner, sportId: number) {
    this.#stored = storage.value({
      key: 'betting/market-view',
      version: 3,
      fallback: noFolds,
      check: isStoredFolds,
    });
    this.#sportId = sportId;
    this.#owner = owner;
    this.#navigation = navigation;
    this.#first = firstChoices(storage);
    this.folded = observable.set(this.#stored.read()[String(sportId)] ?? []);
    this.subEvent = navigation.query.get('part') ?? undefined;
    this.groupId = numberOf(navigation.query.get('group'));
    makeAutoObservable(this, { folded: false, unfolded: false, follow: false }, { autoBind: true });
  }

  /** Takes the folds that are found after the first drawing; another tab keeps its own. */
  follow(): Dispose {
    return this.#stored.onChange((kept, news) => {
      if (news === 'found')
        runInAction(() => this.folded.replace(kept[String(this.#sportId)] ?? []));
    });
  }

  get isTwoColumns(): boolean {
    return !this.#choices.isOneColumn;
  }

  get pinned(): ReadonlySet<number> {
    return new Set(pinnedOf(this.#choices.pinnedMarkets, this.#sportId));
  }

  togglePin(typeId: number, pressed?: PressedPin): void {
    this.#pressedPin = pressed;
    const key = pinKey(this.#sportId, typeId);
    const pins = this.#choices.pinnedMarkets;
    this.#choose('pinnedMarkets', toggled(pins, key).slice(-mostIds));
  }

  /** Returns the pressed pin of this card once, when the card is rendered at its new place. */
  takePressedPin(cardKey: number): PressedPin | undefined {
    if (this.#pressedPin?.cardKey !== cardKey) return undefined;
    const pressed = this.#pressedPin;
    this.#pressedPin = undefined;
    return pressed;
  }

  toggleFold(typeId: number): void {
    toggle(this.folded, typeId);
    this.#storeFolds();
  }

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
    this.#storeFolds();
  }

  toggleColumns(): void {
    this.#choose('isOneColumn', this.isTwoColumns);
  }

  /** The groups of another sub-event are others: all of them are shown first. */
  chooseSubEvent(subEvent: string | undefined): void {
    this.subEvent = subEvent;
    this.groupId = undefined;
    this.search = '';
    this.#notifyAddress();
  }

  chooseGroup(groupId: number | undefined): void {
    this.groupId = groupId;
    this.search = '';
    this.#notifyAddress();
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

  #notifyAddress(): void {
    this.#navigation.rewriteQuery({ part: this.subEvent, group: this.groupId?.toString() });
  }

  get #choices(): Pick<ListChoices, 'isOneColumn' | 'pinnedMarkets'> {
    return this.#owner.options?.choices ?? this.#first;
  }

  #choose<Key extends ListChoice>(key: Key, value: ListChoices[Key]): void {
    void this.#owner.loadOptions().then((options) => options.set(key, value));
  }

  /** Read again first: another tab may have kept another sport meanwhile. */
  #storeFolds(): void {
    this.#stored.write({
      ...this.#stored.read(),
      [String(this.#sportId)]: [...this.folded].slice(-kindsMax),
    });
  }
}

function firstChoices(storage: SafeStorage): Pick<ListChoices, 'isOneColumn' | 'pinnedMarkets'> {
  const { values } = storage.value(storedListOptions).read();
  const { isOneColumn, pinnedMarkets } = values;
  return {
    isOneColumn: isOneColumn === true,
    pinnedMarkets: isListChoice('pinnedMarkets', pinnedMarkets)
      ? pinnedMarkets
      : firstListChoices.pinnedMarkets,
  };
}

function toggle(set: Set<number>, value: number): void {
  if (!set.delete(value)) set.add(value);
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
