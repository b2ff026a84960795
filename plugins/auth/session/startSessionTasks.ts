import type { CoreServices, Dispose } from '#core';
import { videoTokenToken } from '../contract.ts';
import { syncGrants } from './syncGrants.ts';
import { offerOneTap } from '../one-tap/offerOneTap.ts';

/**
 * Starts the tasks of a session: grant cookies and video token; for a visitor the one-tap offer.
 */
export async function startSessionTasks(services: CoreServices): Promise<Dispose> {
  const { session } = services;
  await session.ready;
  const stopGrants = syncGrants(services);
  const stopOneTap = offerOneTap(services);
  // Created at the first sign-in; from then on it renews itself.
  const needVideoToken = (): void => {
    if (session.isAuthed) void services.services.get(videoTokenToken);
  };
  const stopVideo = session.onChange(needVideoToken);
  needVideoToken();
  return () => {
    stopVideo();
    stopOneTap();
    stopGrants();
  };
}
