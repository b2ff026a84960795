import { definePlugin, menus, skeletons, slots } from '#core';
import { securityRoute } from '../auth/contract.ts';

const securityId = 1080;

export const security = definePlugin({
  id: 'security',
  needs: ['auth', 'office', 'recovery'],
  routes: [
    {
      id: securityId,
      name: securityRoute,
      path: 'office/security',
      titleKey: 'menu',
      access: 'authed',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.list,
      rules: { banned: 'allowed' },
      texts: [
        'auth.factor',
        'auth.passkeys',
        'auth.new-password',
        'auth.ways',
        'recovery.change',
        'security.data',
      ],
      load: async () => (await import('./protection/SecurityPage.tsx')).SecurityPage,
    },
  ],
  slots: [
    {
      id: 'security.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: { op: 'route', id: securityId },
      skeleton: skeletons.panel,
      load: async () => (await import('./protection/SecurityMenu.tsx')).SecurityMenu,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'security.centre',
        labelKey: 'menu',
        icon: 'shield-check',
        target: securityRoute,
      },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { data: (language) => import(`./locales/data/${language}.json`) },
  },
});
