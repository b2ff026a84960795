import type { Guard } from '#core';
import { appVersionEvent } from '../contract.ts';
import { storedAppVersion } from './appVersion.ts';
import { maySeemOverdue, storedActivity } from '../inactivity/activity.ts';

/**
 * Informs other tabs of a newer application. On the first navigation it also signs out a person who
 * was away for too long, before private content is shown.
 */
export const appVersion: Guard = async ({ fromRouteName }, services) => {
  const { clock, config, events, storage } = services;
  const { appVersion: own, autoLogoffInactiveMinutes, isAutoLogoffEnable } = config.site;
  const isFirst = fromRouteName === undefined;
  const known = storage.value(storedAppVersion);
  const last = known.read();
  if (own !== '' && last !== own) {
    if (isFirst) known.write(own);
    if (last !== '')
      events.emit(appVersionEvent, isFirst ? { from: last, to: own } : { from: own, to: last });
  }
  const nowS = clock.nowMs() / 1000;
  if (
    isFirst &&
    isAutoLogoffEnable &&
    maySeemOverdue(storage.value(storedActivity).read(), nowS, autoLogoffInactiveMinutes)
  ) {
    await (await import('../inactivity/endOverdueSession.ts')).endOverdueSession(services);
  }
  return { kind: 'next' };
};
