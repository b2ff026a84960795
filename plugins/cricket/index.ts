import { definePlugin, provideService, skeletons } from '#core';
import { cricketToken } from './contract.ts';

/** A page for developers; no production bundle has it. */
export const cricket = definePlugin({
  id: 'cricket',
  needs: ['betting'],
  routes: [
    {
      id: 1299,
      name: 'cricket.page',
      path: 'cricket-dev-page',
      titleKey: 'title',
      skeleton: skeletons.list,
      hasEndColumn: false,
      isPrivate: true,
      load: async () => (await import('./matches/CricketPage.tsx')).CricketPage,
    },
  ],
  provides: [
    provideService(
      cricketToken,
      async () => (await import('./matches/createCricket.ts')).createCricket,
    ),
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
