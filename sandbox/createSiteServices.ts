import type { SandboxPartData } from './SandboxPartData.ts';
import { Appeals } from './platform/access/Appeals.ts';
import { Blocks } from './platform/access/Blocks.ts';
import { SiteGate } from './platform/access/SiteGate.ts';
import { OpeningNotices } from './platform/access/OpeningNotices.ts';
import { HttpFaults } from './control/HttpFaults.ts';
import { RequestLog } from './control/RequestLog.ts';
import { Broadcasts } from './platform/media/Broadcasts.ts';
import { SearchService } from './platform/search/SearchService.ts';
import { Addresses } from './platform/seo/Addresses.ts';
import { NamedAddresses } from './platform/seo/NamedAddresses.ts';
import { SeoService } from './platform/seo/SeoService.ts';
import { SiteState } from './platform/site/SiteState.ts';
import { SupportService } from './platform/support/SupportService.ts';
import { Terms } from './platform/terms/Terms.ts';
import { Redirects } from './platform/site/Redirects.ts';
import { type NotifyUser, type Infrastructure } from './createInfrastructure.ts';
import { type AccountServices } from './createAccountServices.ts';

/** Creates the content of the site beside bets, and the gate that closes the site. */
export function createSiteServices(
  { store, nowMs, line }: Infrastructure,
  { users, mailer }: AccountServices,
  notifyUser: NotifyUser,
  parts: readonly SandboxPartData[],
) {
  const blocks = new Blocks(store, nowMs);
  const seoParts = parts.flatMap(({ seo }) => (seo === undefined ? [] : [seo(line)]));
  const addresses = new Addresses(line, seoParts);
  const site = new SiteState(store);
  return {
    blocks,
    addresses,
    site,
    siteGate: new SiteGate({ site, blocks, nowMs }),
    openings: new OpeningNotices(store, mailer, blocks, nowMs),
    appeals: new Appeals({ store, users, blocks, mailer, nowMs, onAnswered: notifyUser }),
    redirects: new Redirects(store, line, new NamedAddresses(line, addresses, seoParts)),
    terms: new Terms(store, nowMs),
    support: new SupportService({ store, nowMs }),
    seo: new SeoService(line, addresses, seoParts),
    search: new SearchService(line),
    broadcasts: new Broadcasts(line, nowMs),
    /** Groups of settings by name; empty at the start, so that each brand uses its own. */
    configGroups: new Map<string, Readonly<Record<string, unknown>>>(),
    faults: new HttpFaults(),
    requests: new RequestLog(),
  };
}

export type SiteServices = ReturnType<typeof createSiteServices>;
