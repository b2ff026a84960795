import { definePlugin, provideService, skeletons } from '#core';
import { confirmTransferRoute, termsTextModal, termsToken } from '../auth/contract.ts';
import { siteAccessToken, termsFailureModal } from './contract.ts';

const rules = { banned: 'allowed', isTermsExempt: true } as const;
const page = { access: 'authed', isPrivate: true, hasEndColumn: false } as const;
const confirmation = {
  ...page,
  titleKey: 'terms.page',
  layout: 'blocked',
  skeleton: skeletons.text,
  rules,
  load: async () => (await import('./terms/ConfirmTermsPage.tsx')).ConfirmTermsPage,
} as const;
const guard = { kind: 'check', timeoutMs: 10_000, onError: 'closed' } as const;
const closed = {
  isPrivate: true,
  hasEndColumn: false,
  layout: 'blocked',
  rules,
} as const;
const block = {
  ...closed,
  load: async () => (await import('./blocked/BlockPage.tsx')).BlockPage,
} as const;

export const access = definePlugin({
  id: 'access',
  needs: ['auth'],
  provides: [
    provideService(
      siteAccessToken,
      async () => (await import('./closed-site/createSiteAccess.ts')).createSiteAccess,
    ),
    provideService(termsToken, async () => (await import('./terms/createTerms.ts')).createTerms),
  ],
  routes: [
    { ...block, id: 1900, name: 'access.block', path: 'block', titleKey: 'block.title' },
    { ...block, id: 1901, name: 'access.block-ua', path: 'block-ua', titleKey: 'blockUa.title' },
    { ...block, id: 1902, name: 'access.block-ie', path: 'block-ie', titleKey: 'blockIe.title' },
    {
      ...block,
      id: 1903,
      name: 'access.suspension',
      path: 'suspension',
      titleKey: 'suspension.title',
    },
    {
      ...closed,
      id: 1904,
      name: 'access.site-updates',
      path: 'site-updates',
      titleKey: 'updates.title',
      load: async () => (await import('./maintenance/SiteUpdatesPage.tsx')).SiteUpdatesPage,
    },
    {
      ...closed,
      id: 1905,
      name: 'access.coming-soon',
      path: 'coming-soon',
      titleKey: 'soon.title',
      load: async () => (await import('./opening/ComingSoonPage.tsx')).ComingSoonPage,
    },
    {
      ...closed,
      id: 1906,
      name: 'access.maintenance',
      path: 'maintenance',
      layout: 'maintenance',
      titleKey: 'maintenance.title',
      load: async () => (await import('./maintenance/MaintenancePage.tsx')).MaintenancePage,
    },
    {
      ...closed,
      id: 1907,
      name: 'access.old-browser',
      path: 'oldbrowser',
      titleKey: 'oldBrowser.title',
      rules: { ...rules, isAlwaysOpen: true },
      load: async () => (await import('./old-browser/OldBrowserPage.tsx')).OldBrowserPage,
    },
    {
      ...closed,
      id: 1908,
      name: 'access.server-error',
      path: '500',
      titleKey: 'serverError.title',
      rules: { ...rules, isAlwaysOpen: true },
      load: async () => (await import('./closed-site/ServerErrorPage.tsx')).ServerErrorPage,
    },
    {
      ...closed,
      id: 1909,
      name: 'access.appeals',
      path: 'block-appeal-history',
      access: 'authed',
      titleKey: 'appeals.title',
      load: async () => (await import('./appeals/AppealsPage.tsx')).AppealsPage,
    },
    {
      id: 47,
      name: 'access.rules',
      path: 'information/rules/:ruleGroup',
      parameters: { ruleGroup: { words: ['1', 'privacy'] } },
      titleKey: 'rules.page',
      skeleton: skeletons.text,
      rules: { ...rules, isAlwaysOpen: true },
      load: async () => (await import('./terms/RulesPage.tsx')).RulesPage,
    },
    { ...confirmation, id: 1120, name: 'access.confirm-terms', path: 'confirm-terms' },
    {
      ...page,
      id: 1035,
      name: confirmTransferRoute,
      path: 'user/transfer',
      titleKey: 'access.transfer:title',
      layout: 'blocked',
      skeleton: skeletons.text,
      rules,
      texts: ['access.transfer'],
      load: async () => (await import('./transfer/TransferPage.tsx')).TransferPage,
    },
    { ...confirmation, id: 1121, name: 'access.confirm', path: 'confirm' },
    {
      ...page,
      id: 1122,
      name: 'access.banned',
      path: 'user/banned',
      titleKey: 'banned.page',
      layout: 'blocked',
      skeleton: skeletons.form,
      rules: { banned: 'only', isTermsExempt: true },
      load: async () => (await import('./permissions/BannedPage.tsx')).BannedPage,
    },
  ],
  guards: [
    {
      id: 'access.site',
      station: 'blocked',
      kind: 'check',
      timeoutMs: 15_000,
      onError: 'closed',
      load: async () => (await import('./closed-site/siteAccess.ts')).siteAccess,
    },
    {
      ...guard,
      id: 'access.rules',
      station: 'access',
      load: async () => (await import('./permissions/guardAccess.ts')).guardAccess,
    },
    {
      ...guard,
      id: 'access.terms',
      station: 'confirm-terms',
      load: async () => (await import('./terms/guardTerms.ts')).guardTerms,
    },
  ],
  modals: [
    {
      id: termsFailureModal.id,
      isDismissible: false,
      load: async () => (await import('./terms/TermsFailureDialog.tsx')).TermsFailureDialog,
    },
    {
      id: termsTextModal.id,
      load: async () => (await import('./terms/TermsTextDialog.tsx')).TermsTextDialog,
    },
  ],
  interceptors: [
    {
      id: 'access.terms',
      order: 40,
      status: 451,
      codes: [1],
      load: async () => (await import('./terms/askForTerms.ts')).askForTerms,
    },
  ],
  stored: [
    { name: 'access/announcement', area: 'local', purpose: 'site', consent: 'necessary' },
    { name: 'access/standing', area: 'session', purpose: 'account', consent: 'necessary' },
    { name: 'access/terms', area: 'session', purpose: 'account', consent: 'necessary' },
    {
      name: 'maintenance',
      area: 'cookie',
      purpose: 'site',
      consent: 'necessary',
      life: { kind: 'days', count: 1 },
    },
    { name: 'geo_off', area: 'cookie', purpose: 'site', consent: 'necessary' },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { transfer: (language) => import(`./locales/transfer/${language}.json`) },
  },
});
