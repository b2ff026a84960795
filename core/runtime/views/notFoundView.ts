import type { View } from './ViewLoader.ts';

/** The page that says that there is none; nobody else pays for it. */
export const notFoundView: View = {
  name: 'page not-found',
  plugin: 'shell',
  load: async () => (await import('../../shell/pages/NotFoundPage.tsx')).NotFoundPage,
};
