import { definePlugin, provideService, slots, skeletons } from '#core';
import { afterSignInSlot, functionalConsentToken } from '../auth/contract.ts';
import { consentToken } from './contract.ts';
import { messagesToken } from './messages/messagesToken.ts';

export const notices = definePlugin({
  id: 'notices',
  provides: [
    provideService(
      consentToken,
      async () => (await import('./consent/ConsentStore.ts')).createConsentStore,
    ),
    provideService(
      functionalConsentToken,
      async () => (await import('./consent/ConsentStore.ts')).findConsent,
    ),
    provideService(
      messagesToken,
      async () => (await import('./messages/loadMessages.ts')).loadMessages,
    ),
  ],
  routes: [
    {
      id: 1130,
      name: 'notices.cookie-policy',
      path: 'information/cookies',
      titleKey: 'notices.later:cookies.title',
      descriptionKey: 'notices.later:cookies.description',
      skeleton: skeletons.text,
      // The cookie prompt links to it from every page, including those of a closed site.
      rules: { banned: 'allowed', isTermsExempt: true, isAlwaysOpen: true },
      texts: ['notices.later'],
      load: async () => (await import('./cookie-policy/CookiePolicyPage.tsx')).CookiePolicyPage,
    },
  ],
  guards: [
    {
      id: 'notices.app-version',
      station: 'app-version',
      kind: 'check',
      timeoutMs: 5000,
      onError: 'open',
      load: async () => (await import('./app-version/guardAppVersion.ts')).appVersion,
    },
  ],
  modals: [
    {
      id: 'notices.inactivity',
      texts: ['notices.later'],
      load: async () => (await import('./inactivity/InactivityDialog.tsx')).InactivityDialog,
    },
    {
      id: 'notices.age',
      texts: ['notices.later'],
      isDismissible: false,
      load: async () => (await import('./age/AgeDialog.tsx')).AgeDialog,
    },
    {
      id: 'notices.conversion',
      texts: ['notices.later'],
      load: async () => (await import('./conversion/ConversionDialog.tsx')).ConversionDialog,
    },
    {
      id: 'notices.information',
      texts: ['notices.later'],
      load: async () => (await import('./new-site/InformationDialog.tsx')).InformationDialog,
    },
  ],
  events: [
    {
      name: 'notices.app-version',
      version: 1,
      payload: {
        type: 'object',
        properties: { from: { type: 'string' }, to: { type: 'string' } },
        required: ['from', 'to'],
        additionalProperties: false,
      },
    },
  ],
  slots: [
    {
      id: 'notices.messages',
      slot: slots.headerEnd,
      when: { op: 'authed' },
      skeleton: skeletons.control,
      isDeferred: true,
      texts: ['notices.messages'],
      load: async () => (await import('./messages/MessageBell.tsx')).MessageBell,
    },
    {
      id: 'notices.conversion-question',
      slot: afterSignInSlot,
      texts: [],
      load: async () => (await import('./conversion/ConversionQuestion.tsx')).ConversionQuestion,
    },
    {
      id: 'notices.layer',
      slot: slots.overlay,
      isEssential: true,
      isDeferred: true,
      texts: [],
      load: async () => (await import('./notices/NoticeLayer.tsx')).NoticeLayer,
    },
    {
      id: 'notices.consent',
      slot: slots.overlay,
      layout: 'desktop',
      when: { op: 'flag', name: 'cookieConsent' },
      load: async () => (await import('./consent/ConsentHost.tsx')).ConsentHost,
    },
    {
      id: 'notices.consent-sheet',
      slot: slots.bottomBar,
      layout: 'mobile',
      when: { op: 'flag', name: 'cookieConsent' },
      load: async () => (await import('./consent/ConsentHost.tsx')).ConsentHost,
    },
    {
      id: 'notices.cookies',
      slot: slots.footer,
      when: { op: 'flag', name: 'cookieConsent' },
      load: async () => (await import('./consent/CookieSettingsLink.tsx')).CookieSettingsLink,
    },
  ],
  stored: [
    {
      name: 'cookies_agree_type',
      area: 'cookie',
      purpose: 'choice',
      consent: 'necessary',
      life: { kind: 'days', count: 180 },
    },
    { name: 'cookies-agreement', area: 'local', purpose: 'choice', consent: 'necessary' },
    {
      name: 'age-until',
      area: 'local',
      purpose: 'protection',
      consent: 'necessary',
      life: { kind: 'days', count: 30 },
    },
    { name: 'notices/activity', area: 'local', purpose: 'protection', consent: 'necessary' },
    { name: 'notices/signed-off', area: 'local', purpose: 'protection', consent: 'necessary' },
    {
      name: 'new-site-until',
      area: 'local',
      purpose: 'site',
      consent: 'necessary',
      life: { kind: 'years', count: 5 },
    },
    { name: 'strip_h', area: 'cookie', purpose: 'look', consent: 'functionality' },
    { name: 'ad-block-told', area: 'session', purpose: 'site', consent: 'necessary' },
    { name: 'conversion-reminded', area: 'session', purpose: 'site', consent: 'necessary' },
    { name: 'kuna-told', area: 'local', purpose: 'site', consent: 'necessary' },
    { name: 'notices/app-version', area: 'local', purpose: 'site', consent: 'necessary' },
    { name: 'notices/forced-reload', area: 'session', purpose: 'site', consent: 'necessary' },
    { name: 'notices/pay-and-play', area: 'local', purpose: 'site', consent: 'necessary' },
    { name: 'notices/pay-and-play-of', area: 'local', purpose: 'site', consent: 'necessary' },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    later: (language) => import(`./locales/later/${language}.json`),
    parts: { messages: (language) => import(`./locales/messages/${language}.json`) },
  },
  setup: async () => (await import('./start/startNotices.ts')).startNotices,
});
