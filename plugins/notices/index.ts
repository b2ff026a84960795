import { definePlugin, provideService } from '#core';
import { consentToken } from './contract.ts';

export const notices = definePlugin({
  id: 'notices',
  provides: [provideService(consentToken, async () => (await import('./stores/ConsentStore.ts')).createConsentStore)],
  routes: [
    {
      id: 1130,
      name: 'notices.cookie-policy',
      path: 'information/cookies',
      titleKey: 'notices.later:cookies.title',
      descriptionKey: 'notices.later:cookies.description',
      skeleton: 'text',
      load: async () => (await import('./pages/CookiePolicyPage.tsx')).CookiePolicyPage,
    },
  ],
  guards: [{ id: 'notices.app-version', station: 'app-version', kind: 'check', timeoutMs: 5000, onError: 'open', load: async () => (await import('./guards/appVersion.ts')).appVersion }],
  modals: [
    { id: 'notices.inactivity', load: async () => (await import('./components/InactivityDialog.tsx')).InactivityDialog },
    { id: 'notices.age', isDismissible: false, load: async () => (await import('./components/AgeDialog.tsx')).AgeDialog },
    { id: 'notices.conversion', load: async () => (await import('./components/ConversionDialog.tsx')).ConversionDialog },
    { id: 'notices.information', load: async () => (await import('./components/InformationDialog.tsx')).InformationDialog },
  ],
  events: [
    { name: 'notices.app-version', version: 1, payload: { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } }, required: ['from', 'to'], additionalProperties: false } },
  ],
  slots: [
    { id: 'notices.layer', slot: 'overlay', isEssential: true, load: async () => (await import('./components/NoticeLayer.tsx')).NoticeLayer },
    { id: 'notices.consent', slot: 'overlay', layout: 'desktop', when: { op: 'flag', name: 'cookieConsent' }, load: async () => (await import('./components/ConsentHost.tsx')).ConsentHost },
    { id: 'notices.consent-sheet', slot: 'bottom-bar', layout: 'mobile', when: { op: 'flag', name: 'cookieConsent' }, load: async () => (await import('./components/ConsentHost.tsx')).ConsentHost },
    { id: 'notices.cookies', slot: 'footer', when: { op: 'flag', name: 'cookieConsent' }, load: async () => (await import('./components/CookieSettingsLink.tsx')).CookieSettingsLink },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`), later: (language) => import(`./locales/later/${language}.json`) },
  setup: async () => (await import('./setup/startNotices.ts')).startNotices,
});
