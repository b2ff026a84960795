import { skeletons } from '../skeletons.ts';
import { definePlugin } from '../../contract/definePlugin.ts';
import { gallerySlot } from './gallerySlot.ts';

/** Pages for people who build and run the site; no production bundle has them. */
export const workbench = definePlugin({
  id: 'workbench',
  routes: [
    {
      id: 1297,
      name: 'workbench.gallery',
      path: 'component-gallery',
      titleKey: 'gallery.title',
      texts: ['shell.later', 'shell.files'],
      skeleton: skeletons.text,
      hasEndColumn: false,
      isPrivate: true,
      load: async () => (await import('./GalleryPage.tsx')).GalleryPage,
    },
    {
      id: 1298,
      name: 'workbench.network',
      path: 'internal-vpn',
      titleKey: 'network.title',
      skeleton: skeletons.text,
      hasEndColumn: false,
      isPrivate: true,
      load: async () => (await import('./NetworkPage.tsx')).NetworkPage,
    },
  ],
  slots: [
    {
      id: 'workbench.sample',
      slot: gallerySlot,
      load: async () => (await import('./SlotSample.tsx')).SlotSample,
    },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
