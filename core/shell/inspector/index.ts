import { skeletons } from '../skeletons.ts';
import { definePlugin } from '../../contract/definePlugin.ts';

/**
 * What the core knows of itself, for developers: the page `debugger` of the specification. It reads
 * what no plugin may (runs of guards, contributions, views), so it is the core's own; no production
 * bundle has it.
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
