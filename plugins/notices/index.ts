import { definePlugin } from '#core';

export const notices = definePlugin({
  id: 'notices',
  slots: [{ id: 'notices.layer', slot: 'overlay', isEssential: true, load: async () => (await import('./components/NoticeLayer.tsx')).NoticeLayer }],
  i18n: { load: async (language) => (language === 'ru' ? await import('./locales/ru.json') : await import('./locales/en.json')) },
  setup: async () => (await import('./setup/watchFeed.ts')).watchFeed,
});
