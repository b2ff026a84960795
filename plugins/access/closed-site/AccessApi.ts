import { reaction } from 'mobx';
import type { CoreServices, Dispose, Http } from '#core';
import type { BlockAnswer, SiteData, UserData } from '#wire';
import type { Maintenance } from '../maintenance/Maintenance.ts';
import { toMaintenance } from './accessFromWire.ts';

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

/**
 * What the operator says while the page stands: by the feed, and by the newest configuration, which
 * alone tells of unplanned maintenance.
 */
export function syncSite(
  services: Pick<CoreServices, 'config' | 'feed'>,
  run: (news: SiteNews) => void,
): Dispose {
  const notify = ({ version, maintenance }: SiteData): void =>
    run({
      version,
      maintenance: maintenance === undefined ? undefined : toMaintenance(maintenance),
    });
  const stopFeed = services.feed.subscribe<SiteData>(
    { kind: 'site' },
    { onSnapshot: notify, onDelta: notify },
  );
  const stopConfiguration = reaction(
    // By version and value: a configuration that is put together again is no news of maintenance,
    // and one of a newer version takes back what only the feed has said.
    () => `${services.config.version} ${JSON.stringify(services.config.site.maintenance)}`,
    () => run({ version: undefined, maintenance: toMaintenance(services.config.site.maintenance) }),
  );
  return () => {
    stopFeed();
    stopConfiguration();
  };
}

/** A mark of the person's block, another one with every change; empty without a block. */
export function followPerson(
  { feed, session }: Pick<CoreServices, 'feed' | 'session'>,
  run: (mark: string) => void,
): Dispose {
  const notify = ({ blockMark }: UserData): void => {
    if (blockMark !== undefined) run(blockMark);
  };
  let stopFeed: Dispose | undefined;
  const stopSession = reaction(
    () => session.isAuthed,
    (isAuthed) => {
      stopFeed?.();
      stopFeed = isAuthed
        ? feed.subscribe<UserData>({ kind: 'user' }, { onSnapshot: notify, onDelta: notify })
        : undefined;
      // The next person begins without one.
      if (!isAuthed) run('');
    },
    { fireImmediately: true },
  );
  return () => {
    stopSession();
    stopFeed?.();
  };
}
