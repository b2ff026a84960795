import { definePlugin, provideService } from '#core';
import { callbackModal, questionModal, requestsModal, supportToken } from './contract.ts';

export const support = definePlugin({
  id: 'support',
  provides: [provideService(supportToken, async () => (await import('./stores/createSupportStore.ts')).createSupportStore)],
  modals: [
    { id: 'support.options', load: async () => (await import('./components/OptionsDialog.tsx')).OptionsDialog },
    { id: questionModal.id, load: async () => (await import('./components/QuestionDialog.tsx')).QuestionDialog },
    { id: requestsModal.id, load: async () => (await import('./components/RequestsDialog.tsx')).RequestsDialog },
    { id: callbackModal.id, load: async () => (await import('./components/CallbackDialog.tsx')).CallbackDialog },
  ],
  slots: [
    { id: 'support.corner', slot: 'overlay', isDeferred: true, load: async () => (await import('./components/SupportCorner.tsx')).SupportCorner },
    { id: 'support.menu', slot: 'menu.end', load: async () => (await import('./components/MenuRow.tsx')).MenuRow },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
