import type { CoreServices } from '#core';

/** Reports once per page that the browser stores nothing, before a coupon is lost. */
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
