import { definePlugin } from '#core';

export const notices = definePlugin({
  id: 'notices',
  slots: [{ id: 'notices.layer', slot: 'overlay', isEssential: true, load: async () => (await import('./components/NoticeLayer.tsx')).NoticeLayer }],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
  setup: async () => (await import('./setup/watchFeed.ts')).watchFeed,
});
