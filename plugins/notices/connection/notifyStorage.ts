import type { CoreServices } from '#core';

/** Says once a page that nothing will be remembered: better than a coupon that is gone. */
export async function notifyStorage({ i18n, notices, storage }: CoreServices): Promise<void> {
  if (storage.isPersistent) return;
  await i18n.loadNamespace('notices.later');
  notices.add({
    group: 'storage',
    kind: 'without-timeout',
    tone: 'warning',
    title: i18n.t('notices.later:storage.title'),
    text: i18n.t('notices.later:storage.text'),
  });
}
