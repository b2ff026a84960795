import { reaction } from 'mobx';
import type { CoreServices, Dispose, FeedStatus } from '#core';
import { formatSecond } from './formatSecond.ts';

/** Shorter gaps are not announced. */
const toleranceMs = 5000;

/** Shows a strip while live data is stale or late, and removes it afterwards. */
export function watchFeed(services: CoreServices): Dispose {
  let closeNotice: Dispose | undefined;
  let stopWaiting: Dispose | undefined;

  const show = async (
    text: 'connection' | 'delayed',
    values: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const { i18n, feed, notices } = services;
    await i18n.loadNamespace('notices');
    if ((feed.status === 'delayed') !== (text === 'delayed') || feed.status === 'current') return;
    closeNotice?.();
    closeNotice = notices.add({
      group: 'connection',
      kind: 'permanent',
      tone: text === 'connection' ? 'info' : 'warning',
      title: i18n.t(`notices:${text}.title`),
      text: i18n.t(`notices:${text}.text`, values),
    });
  };

  const waitForLoss = (): void => {
    const { clock, environment, feed, preferences, scheduler } = services;
    const sinceMs = feed.staleSinceMs ?? clock.nowMs();
    const time = formatSecond(
      sinceMs,
      environment.language,
      preferences.timeZoneOffsetMin,
      preferences.is12h,
    );
    stopWaiting?.();
    const waitMs = scheduler.isOnline ? Math.max(0, sinceMs + toleranceMs - clock.nowMs()) : 0;
    stopWaiting = scheduler.after(waitMs, () => void show('connection', { time }));
  };

  const clear = (): void => {
    stopWaiting?.();
    stopWaiting = undefined;
    if (closeNotice === undefined) return;
    closeNotice();
    closeNotice = undefined;
    services.announcer.polite(services.i18n.t('notices:connection.back'));
  };

  const follow = (status: FeedStatus): void => {
    switch (status) {
      case 'stale':
        waitForLoss();
        return;
      case 'delayed':
        stopWaiting?.();
        stopWaiting = undefined;
        void show('delayed');
        return;
      case 'current':
        clear();
        return;
      case 'connecting':
        // A retry is not a connection yet, and a first connection that does not come counts as
        // lost.
        if (closeNotice === undefined && stopWaiting === undefined) waitForLoss();
        return;
    }
  };

  const stopFollowing = reaction(() => services.feed.status, follow, { fireImmediately: true });
  return () => {
    stopFollowing();
    stopWaiting?.();
    closeNotice?.();
  };
}
