import { reaction } from 'mobx';
import type { CoreServices, Dispose, Http } from '#core';
import type { BlockAnswer, SiteData, UserData } from '#wire';
import type { Maintenance } from '../maintenance/Maintenance.ts';
import { toMaintenance } from './accessFromWire.ts';

/** Response of the block checks, which the edge also inlines into the page. */
export type { BlockAnswer };

/** News from the feed's channel `site`. */
export interface SiteNews {
  readonly version: string | undefined;
  readonly maintenance: Maintenance | undefined;
}

/** Second version of the check, for a loaded page. `path` is the current page. */
export async function askBlock(http: Http, isAuthed: boolean, path: string): Promise<BlockAnswer> {
  return http.call('access.block', { body: { auth: isAuthed, url: path } });
}

/**
 * Follows the operator's changes to a loaded page: by the feed, and by the newest configuration,
 * which alone reports unplanned maintenance.
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
    // Compared by version and value: a configuration that is assembled again is no news of
    // maintenance, and a newer version replaces what only the feed reported.
    () => `${services.config.version} ${JSON.stringify(services.config.site.maintenance)}`,
    () => run({ version: undefined, maintenance: toMaintenance(services.config.site.maintenance) }),
  );
  return () => {
    stopFeed();
    stopConfiguration();
  };
}

/** Follows the mark of the person's block, which changes with the block; empty without one. */
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
      // The next person starts without a mark.
      if (!isAuthed) run('');
    },
    { fireImmediately: true },
  );
  return () => {
    stopSession();
    stopFeed?.();
  };
}
