import { when } from 'mobx';
import type { CoreServices } from '#core';
import { endSession } from './InactivityApi.ts';
import { storedSignOff } from './inactivity.ts';

/**
 * Signs out for inactivity: clears every tab at once, then waits until the platform was informed.
 */
export async function signOff(services: CoreServices): Promise<void> {
  const { config, pendingWork, http, reports, session, storage } = services;
  // Without pending work not even a microtask passes before the page is cleared.
  if (pendingWork.isBusy) await when(() => !pendingWork.isBusy);
  if (!session.isAuthed) return;
  storage.value(storedSignOff).write(config.site.autoLogoffInactiveMinutes);
  void session.end({ isServerTold: true });
  try {
    await endSession(http);
  } catch (error) {
    reports.report(error, { plugin: 'notices', contribution: 'inactivity' });
  }
}
