import type { Betting, OwnedStore } from './Betting.ts';

/** A store of one page or dialog: created on first use, disposed with the plugin. */
export function ownedStore<Services, Store extends OwnedStore>(
  create: (betting: Betting, services: Services) => Store,
): (betting: Betting, services: Services) => Store {
  const stores = new WeakMap<Betting, Store>();
  return (betting, services) => {
    let store = stores.get(betting);
    if (store === undefined) {
      store = betting.adopt(create(betting, services));
      stores.set(betting, store);
    }
    return store;
  };
}
