import { definePlugin, menus, skeletons, slots } from '#core';

const securityId = 1080;

export const security = definePlugin({
  id: 'security',
  needs: ['auth', 'office'],
  routes: [
    {
      id: securityId,
      name: 'security.centre',
      path: 'office/security',
      titleKey: 'title',
      access: 'authed',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.list,
      texts: ['auth.passkeys', 'auth.new-password'],
      rules: { banned: 'allowed' },
      load: async () => (await import('./page/SecurityPage.tsx')).SecurityPage,
    },
  ],
  slots: [
    {
      id: 'security.office-menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: { op: 'route', id: securityId },
      skeleton: skeletons.panel,
      load: async () => (await import('./page/SecurityMenu.tsx')).SecurityMenu,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'security.menu',
        labelKey: 'menu',
        icon: 'shield-lock',
        target: 'security.centre',
      },
    },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
