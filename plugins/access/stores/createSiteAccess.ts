import type { CoreServices, Dispose } from '#core';
import { askBlock, followPerson, followSite } from '../api/AccessApi.ts';
import { toMaintenance } from '../api/fromWire.ts';
import type { SiteAccess } from '../contract.ts';
import { announceMaintenance } from './announceMaintenance.ts';
import { SiteAccessStore } from './SiteAccessStore.ts';

export function createSiteAccess(services: CoreServices): SiteAccess & { dispose: Dispose } {
  const { clock, config, cookies, critical, feed, http, navigation, scheduler, session } = services;
  const store = new SiteAccessStore({
    clock,
    cookies,
    critical,
    feed,
    navigation,
    scheduler,
    maintenance: toMaintenance(config.site.maintenance),
    version: config.version,
    askBlock: async () => askBlock(http, session.isAuthed, navigation.path),
    followSite: (hear) => followSite(services, hear),
    followPerson: (hear) => followPerson(services, hear),
    isSignedIn: () => session.isAuthed,
  });
  store.start();
  store.addEnding(announceMaintenance(store, services));
  // Another person may be blocked, or not.
  store.addEnding(session.onChange(() => void store.check()));
  return store;
}
