import { definePlugin, menus, skeletons, slots } from '#core';

/** Referral of friends; off unless a brand switches it on. */
export const referrals = definePlugin({
  id: 'referrals',
  needs: ['auth', 'office', 'registration'],
  routes: [
    {
      id: 1195,
      name: 'referrals.friends',
      path: 'office/bringfriend',
      titleKey: 'menu',
      access: 'authed',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.form,
      texts: ['referrals.page', 'office'],
      load: async () => (await import('./friends/FriendsPage.tsx')).FriendsPage,
    },
  ],
  slots: [
    {
      id: 'referrals.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: { op: 'route', id: 1195 },
      skeleton: skeletons.panel,
      load: async () => (await import('./friends/FriendsMenu.tsx')).FriendsMenu,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'referrals.friends',
        labelKey: 'menu',
        icon: 'users',
        target: 'referrals.friends',
      },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { page: (language) => import(`./locales/page/${language}.json`) },
  },
});
