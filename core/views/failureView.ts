import type { View } from './ViewLoader.ts';

/** The page that says that ours is the fault. Without a network its place is taken by the error block, which is always there. */
export const failureView: View = {
  name: 'page failure',
  plugin: 'shell',
  load: async () => (await import('../shell/pages/ErrorPage.tsx')).ErrorPage,
};
