import { definePlugin } from '#core';

export const limits = definePlugin({
  id: 'limits',
  slots: [
    {
      id: 'limits.session-time',
      slot: 'section-bar.end',
      when: { op: 'authed' },
      load: async () => (await import('./components/SessionTime.tsx')).SessionTime,
    },
  ],
  i18n: { load: async (language) => (language === 'ru' ? await import('./locales/ru.json') : await import('./locales/en.json')) },
});
