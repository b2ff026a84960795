import { definePlugin, slots } from '#core';

export const limits = definePlugin({
  id: 'limits',
  slots: [
    {
      id: 'limits.session-time',
      slot: slots.sectionBarEnd,
      when: { op: 'authed' },
      load: async () => (await import('./session-time/SessionTime.tsx')).SessionTime,
    },
    {
      id: 'limits.session-time-menu',
      slot: slots.menuEnd,
      when: { op: 'authed' },
      load: async () => (await import('./session-time/SessionTime.tsx')).SessionTime,
    },
    {
      id: 'limits.session-time-keeper',
      slot: slots.overlay,
      layout: 'mobile',
      when: { op: 'authed' },
      load: async () => (await import('./session-time/SessionTimeKeeper.tsx')).SessionTimeKeeper,
    },
  ],
  stored: [
    { name: 'limits/session', area: 'local', purpose: 'protection', consent: 'necessary' },
    { name: 'limits/visible-time', area: 'local', purpose: 'protection', consent: 'necessary' },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
