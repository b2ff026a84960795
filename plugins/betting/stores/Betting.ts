import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices, Odds } from '#core';
import { couponSelectionsToken, type CouponSelections } from '../../coupon/contract.ts';
import { BettingApi } from '../api/BettingApi.ts';
import { queryKey, type EventQuery } from '../domain/EventQuery.ts';
import { EventStore } from './EventStore.ts';
import { FavouritesStore } from './FavouritesStore.ts';
import { ListStore } from './ListStore.ts';
import { PriceDisplay } from './PriceDisplay.ts';
import { PriceStore } from './PriceStore.ts';
import { SportsTreeStore } from './SportsTreeStore.ts';
import { TickerStore } from './TickerStore.ts';

/** So many lists and events are kept after their page is left, so that going back shows them at once. */
const KEPT = 6;

/** The stores of this plugin, made once for the page. */
export class Betting {
  /** What is in the coupon; absent until the coupon's light service is there, or when that plugin is off. */
  selections: CouponSelections | undefined;
  readonly prices: PriceStore;
  readonly display: PriceDisplay;
  readonly tree: SportsTreeStore;
  readonly favourites: FavouritesStore;
  readonly ticker: TickerStore;
  readonly #core: CoreServices;
  readonly #api: BettingApi;
  readonly #lists = new Map<string, ListStore>();
  readonly #events = new Map<number, EventStore>();

  constructor(core: CoreServices) {
    this.#core = core;
    this.#api = new BettingApi(core);
    this.prices = new PriceStore(core);
    this.display = new PriceDisplay(core, this.prices);
    this.tree = new SportsTreeStore(this.#api);
    this.ticker = new TickerStore(core.scheduler);
    this.favourites = new FavouritesStore({
      api: this.#api,
      session: core.session,
      storage: core.storage,
      onRefused: () => this.#sayFavouritesRefused(),
    });
    makeAutoObservable(
      this,
      {
        selections: observableRef,
        prices: false,
        display: false,
        tree: false,
        favourites: false,
        ticker: false,
        list: false,
        event: false,
        oddsText: false,
        dispose: false,
      },
      { autoBind: true },
    );
    if (core.services.has(couponSelectionsToken)) {
      void core.services.get(couponSelectionsToken).then((selections) => runInAction(() => (this.selections = selections)));
    }
  }

  /** The list of a query; the same one for all who ask. Open it to have it read. */
  list(query: EventQuery): ListStore {
    return kept(this.#lists, queryKey(query), () => new ListStore(query, this.#api, this.prices));
  }

  event(eventId: number): EventStore {
    return kept(this.#events, eventId, () => new EventStore(eventId, this.#api, this.prices));
  }

  /** A price as the person reads it; an en dash where there is none. */
  readonly oddsText = (thousandths: number): string =>
    thousandths < 1000 ? '–' : this.#core.preferences.oddsWriter.price(thousandths as Odds);

  dispose(): void {
    this.display.dispose();
    for (const list of this.#lists.values()) list.dispose();
    for (const event of this.#events.values()) event.dispose();
    this.favourites.dispose();
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

/** The newest few stay; an older one is let go unless somebody has it open. */
function kept<Key, Store extends { readonly isOpen: boolean; readonly dispose: () => void }>(
  stores: Map<Key, Store>,
  key: Key,
  make: () => Store,
): Store {
  const store = stores.get(key) ?? make();
  stores.delete(key);
  stores.set(key, store);
  for (const [oldKey, old] of stores) {
    if (stores.size <= KEPT) break;
    if (old.isOpen || old === store) continue;
    stores.delete(oldKey);
    old.dispose();
  }
  return store;
}
