import { definePlugin } from '../plan/definePlugin.ts';

/** What the core itself contributes; always on. Layouts are no contribution: they stand around all of them. */
export const shell = definePlugin({
  id: 'shell',
  slots: [
    { id: 'shell.seo', slot: 'main.end', isDeferred: true, load: async () => (await import('./seo/SeoBlock.tsx')).SeoBlock },
    { id: 'shell.footer', slot: 'footer', isDeferred: true, load: async () => (await import('./late/LateFooter.tsx')).LateFooter },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
  },
});
