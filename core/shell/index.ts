import { definePlugin, provideService } from '../contract/definePlugin.ts';
import { dictionariesToken } from './dictionaries/dictionariesToken.ts';
import { configGroupsToken } from './groups/configGroupsToken.ts';
import { slots } from './slots.ts';

const check = { kind: 'check', timeoutMs: 3000, onError: 'open' } as const;

/** Contributions of the core itself, besides layouts; always on. */
export const shell = definePlugin({
  id: 'shell',
  guards: [
    {
      ...check,
      id: 'shell.dictionaries',
      station: 'dictionaries',
      kind: 'load',
      trigger: 'dictionaries',
      load: async () => (await import('./guards/dictionaries.ts')).dictionaries,
    },
    {
      ...check,
      id: 'shell.ssr-recheck',
      station: 'ssr-recheck',
      trigger: 'unmatched',
      load: async () => (await import('./guards/ssrRecheck.ts')).ssrRecheck,
    },
    {
      ...check,
      id: 'shell.tablet',
      station: 'ssr-recheck',
      side: 'after',
      trigger: 'tablet',
      load: async () => (await import('./guards/tablet.ts')).tablet,
    },
    {
      ...check,
      id: 'shell.url-language',
      station: 'url-language',
      trigger: 'other-language',
      load: async () => (await import('./guards/urlLanguage.ts')).urlLanguage,
    },
    {
      ...check,
      id: 'shell.search-bot',
      station: 'search-bot',
      trigger: 'bot',
      load: async () => () => ({ kind: 'show' }),
    },
  ],
  modals: [
    {
      id: 'shell.leave-site',
      load: async () => (await import('./leave/LeaveSiteDialog.tsx')).LeaveSiteDialog,
    },
  ],
  slots: [
    {
      id: 'shell.seo',
      slot: slots.mainEnd,
      texts: ['shell.seo'],
      load: async () => (await import('./seo/SeoBlock.tsx')).SeoBlock,
    },
    {
      id: 'shell.footer',
      slot: slots.footer,
      isDeferred: true,
      load: async () => (await import('./late/LateFooter.tsx')).LateFooter,
    },
    {
      id: 'shell.social',
      slot: slots.footer,
      isDeferred: true,
      load: async () => (await import('./groups/SocialLinks.tsx')).SocialLinks,
    },
    {
      id: 'shell.to-top',
      slot: slots.overlay,
      isDeferred: true,
      load: async () => (await import('./late/ScrollToTop.tsx')).ScrollToTop,
    },
  ],
  provides: [
    provideService(
      dictionariesToken,
      async () => (await import('./dictionaries/createDictionaries.ts')).createDictionaries,
    ),
    provideService(
      configGroupsToken,
      async () => (await import('./groups/createConfigGroups.ts')).createConfigGroups,
    ),
  ],
  stored: [
    { name: 'app_look', area: 'cookie', purpose: 'look', consent: 'functionality' },
    { name: 'app_theme', area: 'cookie', purpose: 'look', consent: 'functionality' },
    { name: 'hide_left', area: 'cookie', purpose: 'look', consent: 'functionality' },
    { name: 'hide_right', area: 'cookie', purpose: 'look', consent: 'functionality' },
    { name: 'is12h', area: 'cookie', purpose: 'look', consent: 'functionality' },
    { name: 'tzo', area: 'cookie', purpose: 'look', consent: 'functionality' },
    { name: 'preferences', area: 'local', purpose: 'look', consent: 'functionality' },
    { name: 'lng', area: 'cookie', purpose: 'site', consent: 'necessary' },
    {
      // Used by react-router for scroll positions on the way back.
      name: 'react-router-scroll-positions',
      area: 'session',
      purpose: 'site',
      consent: 'necessary',
    },
    { name: 'boot/*', area: 'local', purpose: 'site', consent: 'necessary' },
    {
      name: 'grandstand_sid',
      area: 'cookie',
      purpose: 'account',
      consent: 'necessary',
      life: { kind: 'signed-in' },
    },
    {
      name: 'grandstand_signed_in',
      area: 'cookie',
      purpose: 'account',
      consent: 'necessary',
      life: { kind: 'signed-in' },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    later: (language) => import(`./locales/later/${language}.json`),
    parts: {
      files: (language) => import(`./locales/files/${language}.json`),
      seo: (language) => import(`./locales/seo/${language}.json`),
    },
  },
});
