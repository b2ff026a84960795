import type { CoreServices } from '#core';
import { isOverdue, storedActivity } from './activity.ts';
import { signOff } from './signOff.ts';

/** Ends the session if the page was closed or asleep beyond the idle limit. */
export async function endOverdueSession(services: CoreServices): Promise<void> {
  const { clock, config, session, storage } = services;
  await session.ready;
  const stored = storage.value(storedActivity);
  const activity = stored.read();
  stored.remove();
  // The clock has the platform's time by now, whatever the machine's own one says.
  if (
    activity?.userId !== session.userId ||
    !isOverdue(activity, clock.nowMs() / 1000, config.site.autoLogoffInactiveMinutes)
  )
    return;
  // Not awaited: from this moment the page counts as signed out.
  void signOff(services);
}
