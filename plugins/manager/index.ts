import { definePlugin, menus, skeletons, slots } from '#core';

/** Personal manager of a customer at the operator. */
export const manager = definePlugin({
  id: 'manager',
  needs: ['auth', 'office'],
  routes: [
    {
      id: 1189,
      name: 'manager.page',
      path: 'office/manager',
      titleKey: 'menu',
      access: 'authed',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.form,
      texts: ['manager.page', 'office'],
      load: async () => (await import('./manager/ManagerPage.tsx')).ManagerPage,
    },
  ],
  slots: [
    {
      id: 'manager.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: { op: 'route', id: 1189 },
      skeleton: skeletons.panel,
      load: async () => (await import('./manager/ManagerMenu.tsx')).ManagerMenu,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'manager.page',
        labelKey: 'menu',
        icon: 'headset',
        target: 'manager.page',
        // Not every person has one, which only the account menu checks; the mobile menu cannot.
        when: { op: 'not', of: { op: 'mobile' } },
      },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { page: (language) => import(`./locales/page/${language}.json`) },
  },
});
