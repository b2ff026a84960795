import type { CoreServices, Dispose } from '#core';
import { isStoredNoticeFlag } from '#stored/notices/isStoredNoticeFlag.js';

/** Class names in every filter list; no style of the site uses them. */
const baitClasses = 'adsbox ad-banner ad-placement pub_300x250 text-ad';
/** Time after which a blocker has acted. */
const patienceMs = 1500;

/** Reports once a session that a blocker hides an advert-like element. */
export function watchAdBlock(services: CoreServices): Dispose {
  const { environment, scheduler, storage } = services;
  const notified = storage.value({
    key: 'ad-block-told',
    version: 1,
    fallback: false,
    check: isStoredNoticeFlag,
    area: 'session',
  });
  if (environment.isBot || notified.read()) return () => undefined;
  const bait = document.createElement('div');
  bait.className = baitClasses;
  bait.setAttribute('aria-hidden', 'true');
  bait.style.cssText =
    'position: fixed; inset-block-start: -20px; inset-inline-start: 0; inline-size: 10px; block-size: 10px; pointer-events: none';
  document.body.append(bait);
  const cancel = scheduler.after(patienceMs, () => {
    const isBlocked =
      !bait.isConnected ||
      bait.offsetHeight === 0 ||
      getComputedStyle(bait).visibility === 'hidden';
    bait.remove();
    if (isBlocked) void notify(services, () => notified.write(true));
  });
  return () => {
    cancel();
    bait.remove();
  };
}

async function notify(
  { i18n, navigation, notices }: CoreServices,
  onTold: () => void,
): Promise<void> {
  await i18n.loadNamespace('notices.later');
  notices.add({
    group: 'ad-block',
    kind: 'without-timeout',
    tone: 'warning',
    title: i18n.t('notices.later:adBlock.title'),
    text: i18n.t('notices.later:adBlock.text'),
    actions: [
      { id: 'reload', label: i18n.t('notices.later:adBlock.reload'), run: navigation.reload },
    ],
    onClose: onTold,
  });
}
