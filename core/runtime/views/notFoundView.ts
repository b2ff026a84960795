import type { View } from './ViewLoader.ts';

/** The 404 page, in a chunk of its own. */
export const notFoundView: View = {
  name: 'page not-found',
  plugin: 'shell',
  load: async () => (await import('../../shell/pages/NotFoundPage.tsx')).NotFoundPage,
};
