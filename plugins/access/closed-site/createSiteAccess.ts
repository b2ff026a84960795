import type { CoreServices, Dispose } from '#core';
import { askBlock, followPerson, syncSite } from './AccessApi.ts';
import { toMaintenance } from './accessFromWire.ts';
import type { SiteAccess } from '../contract.ts';
import { announceMaintenance } from '../maintenance/announceMaintenance.ts';
import { SiteAccessStore } from './SiteAccessStore.ts';

export function createSiteAccess(services: CoreServices): SiteAccess & { dispose: Dispose } {
  const { clock, config, cookies, pendingWork, feed, http, navigation, plan, scheduler, session } =
    services;
  const store = new SiteAccessStore({
    clock,
    cookies,
    pendingWork,
    feed,
    navigation,
    scheduler,
    maintenance: toMaintenance(config.site.maintenance),
    version: config.version,
    rulesOf: (routeName) => plan.routes.find(({ name }) => name === routeName)?.rules,
    askBlock: async () => askBlock(http, session.isAuthed, navigation.path),
    syncSite: (onMessage) => syncSite(services, onMessage),
    followPerson: (onMessage) => followPerson(services, onMessage),
    isSignedIn: () => session.isAuthed,
  });
  store.start();
  store.addEnding(announceMaintenance(store, services));
  // Another person may be blocked, or not.
  store.addEnding(session.onChange(() => void store.check()));
  return store;
}
