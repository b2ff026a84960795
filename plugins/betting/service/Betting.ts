import { appViewTypePreference, oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { fullMarketNames } from '../preferences/listPreferences.ts';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { isOdds } from '#domain/odds/Odds.ts';
import { selectionTakerToken, type SelectionTaker } from '../prices/SelectionTaker.ts';
import { BettingApi } from '../feed/BettingApi.ts';
import { queryKey, type EventQuery } from '../feed/EventQuery.ts';
import type { EventStore } from '../event/EventStore.ts';
import { FavouritesStore } from '../favourites/FavouritesStore.ts';
import { eventChoices, storedListOptions } from '../lists/options/storedListOptions.ts';
import type { ListOptions } from '../lists/options/ListOptions.ts';
import { ListStore } from '../lists/ListStore.ts';
import { PressedOutcomes } from '../prices/PressedOutcomes.ts';
import { PriceDisplay } from '../prices/PriceDisplay.ts';
import { PriceStore } from '../prices/PriceStore.ts';
import { ListFreeze } from '../lists/ListFreeze.ts';
import { SportsTreeStore } from '../navigation/SportsTreeStore.ts';
import { TickerStore } from '../clock/TickerStore.ts';

/** Lists and events kept after their page is left, so that going back shows them at once. */
const cachedMax = 6;

/** A store whose code is loaded later; it is disposed with this plugin. */
export interface OwnedStore {
  readonly dispose: Dispose;
}

/** The stores of this plugin, created once for the page. */
export class Betting {
  /** Selections of the coupon; absent until that service has loaded, or when the plugin is off. */
  selections: SelectionTaker | undefined;
  /** List options; their code is loaded when some are stored or the panel opens. */
  options: ListOptions | undefined;
  /** The panel with the list options is open. */
  isPanelOpen = false;
  readonly prices: PriceStore;
  readonly display: PriceDisplay;
  readonly pressed: PressedOutcomes;
  readonly tree: SportsTreeStore;
  readonly favourites: FavouritesStore;
  readonly ticker: TickerStore;
  readonly #core: CoreServices;
  readonly #api: BettingApi;
  readonly #lists = new Map<string, ListStore>();
  readonly #events = new Map<number, EventStore>();
  readonly #rows = new ListFreeze();
  readonly #hadOptions: boolean;
  readonly #ends: readonly Dispose[];
  readonly #owned: OwnedStore[] = [];
  #optionsLoading: Promise<ListOptions> | undefined;

  /** `hasCyberPages`: events of cyber sport have pages of their own on this site. */
  constructor(core: CoreServices, hasCyberPages: () => boolean) {
    this.#core = core;
    const stored = core.storage.value(storedListOptions);
    this.#hadOptions = Object.keys(stored.read().values).some((key) => !eventChoices.has(key));
    this.#api = new BettingApi(core);
    this.prices = new PriceStore(core);
    this.display = new PriceDisplay(core, this.prices);
    this.tree = new SportsTreeStore(
      this.#api,
      (section) => this.options?.hiddenSports(section) ?? [],
      hasCyberPages,
    );
    this.ticker = new TickerStore(core.scheduler);
    this.favourites = new FavouritesStore({
      api: this.#api,
      session: core.session,
      storage: core.storage,
      preferences: core.preferences,
      onRefused: () => this.#sayFavouritesRefused(),
    });
    makeAutoObservable(
      this,
      {
        selections: observableRef,
        options: observableRef,
        loadOptions: false,
        prices: false,
        display: false,
        pressed: false,
        tree: false,
        favourites: false,
        ticker: false,
        list: false,
        event: false,
        oddsText: false,
        hasCoupon: false,
        adopt: false,
        dispose: false,
      },
      { autoBind: true },
    );
    this.pressed = new PressedOutcomes(() => this.selections);
    this.#ends = [
      this.pressed.dispose,
      reaction(
        () => this.pressHint,
        () => this.prices.repaint(),
      ),
      // Another tab chose something.
      stored.onChange(() => void this.loadOptions()),
      reaction(
        () => this.#isOtherView,
        (isOther) => isOther && void this.loadOptions(),
      ),
    ];
    if (this.hasCoupon) {
      void core.services
        .get(selectionTakerToken)
        .then((selections) => runInAction(() => (this.selections = selections)));
    }
  }

  /** Something takes presses on odds. */
  get hasCoupon(): boolean {
    return this.#core.services.has(selectionTakerToken);
  }

  /** Effect of a press on odds besides adding to the coupon, as text. */
  get pressHint(): string {
    return this.selections?.pressHint ?? '';
  }

  /** Some options are stored: their code has loaded or has to be awaited. */
  get hasOptions(): boolean {
    return this.options !== undefined || this.#hadOptions || this.#isOtherView;
  }

  /** Rows differ from the default; their views are loaded then. */
  get isCustom(): boolean {
    return this.options?.isViewChanged ?? this.hasOptions;
  }

  /** The same on a phone. */
  get isCardCustom(): boolean {
    return this.options?.isCardViewChanged ?? this.hasOptions;
  }

  setPanelOpen(isOpen: boolean): void {
    this.isPanelOpen = isOpen;
  }

  /** The options, fetched when first asked for. */
  loadOptions(): Promise<ListOptions> {
    this.#optionsLoading ??= import('../lists/options/ListOptions.ts').then(({ ListOptions }) => {
      const options = new ListOptions(this.#core);
      runInAction(() => (this.options = options));
      return options;
    });
    return this.#optionsLoading;
  }

  get #isOtherView(): boolean {
    const { preferences } = this.#core;
    return preferences.get(appViewTypePreference) === 'asian' || preferences.get(fullMarketNames);
  }

  /** Returns the list of a query, shared by all callers. Open it to load it. */
  list(query: EventQuery): ListStore {
    return cached(
      this.#lists,
      queryKey(query),
      () => new ListStore(query, this.#api, this.prices, this.#rows),
    );
  }

  /** Ask `eventOf`, which knows the code: home does without it. */
  event(
    eventId: number,
    create: (parts: { readonly api: BettingApi; readonly prices: PriceStore }) => EventStore,
  ): EventStore {
    return cached(this.#events, eventId, () => create({ api: this.#api, prices: this.prices }));
  }

  adopt<Store extends OwnedStore>(store: Store): Store {
    this.#owned.push(store);
    return store;
  }

  /** A price as the person reads it; an en dash where there is none. */
  readonly oddsText = (thousandths: number): string =>
    isOdds(thousandths) ? oddsWriterFor(this.#core).price(thousandths) : '–';

  dispose(): void {
    for (const end of this.#ends) end();
    this.options?.dispose();
    this.display.dispose();
    for (const list of this.#lists.values()) list.dispose();
    for (const event of this.#events.values()) event.dispose();
    this.favourites.dispose();
    for (const store of this.#owned) store.dispose();
  }

  #sayFavouritesRefused(): void {
    this.#core.notices.add({
      group: 'favourites',
      kind: 'default',
      tone: 'warning',
      title: this.#core.i18n.t('betting:favourites.refused'),
    });
  }
}

/** Keeps the newest few; older ones are disposed unless they are open. */
function cached<Key, Store extends { readonly isOpen: boolean; readonly dispose: () => void }>(
  stores: Map<Key, Store>,
  key: Key,
  make: () => Store,
): Store {
  const store = stores.get(key) ?? make();
  stores.delete(key);
  stores.set(key, store);
  for (const [oldKey, old] of stores) {
    if (stores.size <= cachedMax) break;
    if (old.isOpen || old === store) continue;
    stores.delete(oldKey);
    old.dispose();
  }
  return store;
}
