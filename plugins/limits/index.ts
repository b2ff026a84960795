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
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
