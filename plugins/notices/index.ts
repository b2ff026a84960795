import { definePlugin, provideService } from '#core';
import { consentToken } from './contract.ts';

export const notices = definePlugin({
  id: 'notices',
  provides: [provideService(consentToken, async () => (await import('./stores/createConsentStore.ts')).createConsentStore)],
  slots: [{ id: 'notices.layer', slot: 'overlay', isEssential: true, load: async () => (await import('./components/NoticeLayer.tsx')).NoticeLayer }],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
  setup: async () => (await import('./setup/startNotices.ts')).startNotices,
});
