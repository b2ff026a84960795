import { when } from 'mobx';
import type { CoreServices } from '#core';
import { storedSignOff } from './inactivity.ts';

/**
 * Signs out for inactivity. What is private is gone at once and in every tab; the platform is told while nothing of it
 * is to be seen any more. Resolves when the platform has answered, or has not.
 */
export async function signOff(services: CoreServices): Promise<void> {
  const { config, pendingWork, http, reports, session, storage } = services;
  // Without anything in flight not even a microtask passes before the page is cleared.
  if (pendingWork.isBusy) await when(() => !pendingWork.isBusy);
  if (!session.isAuthed) return;
  storage.value(storedSignOff).write(config.site.autoLogoffInactiveMinutes);
  void session.end({ isServerTold: true });
  try {
    await http.call('session.end');
  } catch (error) {
    reports.report(error, { plugin: 'notices', contribution: 'inactivity' });
  }
}
