import { skeletons } from '../skeletons.ts';
import { definePlugin } from '../../contract/definePlugin.ts';

/**
 * State of the core for developers: the page `debugger` of the specification. It reads what plugins
 * may not (runs of guards, contributions, views), so it belongs to the core; no production bundle
 * has it.
 */
export const inspector = definePlugin({
  id: 'inspector',
  routes: [
    {
      id: 1999,
      name: 'inspector.page',
      path: 'debugger',
      titleKey: 'title',
      skeleton: skeletons.text,
      hasEndColumn: false,
      isPrivate: true,
      load: async () => (await import('./InspectorPage.tsx')).InspectorPage,
    },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
