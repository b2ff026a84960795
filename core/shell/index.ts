import { definePlugin } from '../plan/definePlugin.ts';

/** What the core itself contributes; always on. Layouts are no contribution: they stand around all of them. */
export const shell = definePlugin({
  id: 'shell',
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
  },
});
