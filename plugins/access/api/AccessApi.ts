import type { Feed, Http, Dispose } from '#core';
import type { BlockAnswer, SiteData } from '#wire';
import type { Maintenance } from '../domain/Maintenance.ts';
import { toMaintenance } from './fromWire.ts';

/** What the block calls answer; it comes with the page, too. */
export type { BlockAnswer };

/** What the channel of the site says. */
export interface SiteNews {
  readonly version: string | undefined;
  readonly maintenance: Maintenance | undefined;
}

/** The second version of the check, for a page that stands. `path` is where the person is. */
export async function askBlock(http: Http, isAuthed: boolean, path: string): Promise<BlockAnswer> {
  return http.call('access.block', { body: { auth: isAuthed, url: path } });
}

/** What the platform says of its work now; undefined when it says nothing, and what the page came with holds. */
export async function askMaintenance(http: Http, language: string): Promise<Maintenance | undefined> {
  const { site } = await http.call('site.config', { query: { lang: language } });
  const wire = site?.['maintenance'];
  return typeof wire === 'object' && wire !== null ? toMaintenance(wire) : undefined;
}

export function followSite(feed: Feed, run: (news: SiteNews) => void): Dispose {
  const tell = ({ version, maintenance }: SiteData): void => run({ version, maintenance: maintenance === undefined ? undefined : toMaintenance(maintenance) });
  return feed.subscribe<SiteData>({ kind: 'site' }, { onSnapshot: tell, onDelta: tell });
}
