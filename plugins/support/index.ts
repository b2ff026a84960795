import { definePlugin, provideService, slots } from '#core';
import { callbackModal, questionModal, requestsModal, supportToken } from './contract.ts';

export const support = definePlugin({
  id: 'support',
  provides: [
    provideService(
      supportToken,
      async () => (await import('./menu/SupportStore.ts')).createSupportStore,
    ),
  ],
  modals: [
    {
      id: 'support.options',
      load: async () => (await import('./menu/OptionsDialog.tsx')).OptionsDialog,
    },
    {
      id: questionModal.id,
      load: async () => (await import('./requests/QuestionDialog.tsx')).QuestionDialog,
    },
    {
      id: requestsModal.id,
      load: async () => (await import('./requests/RequestsDialog.tsx')).RequestsDialog,
    },
    {
      id: callbackModal.id,
      load: async () => (await import('./requests/CallbackDialog.tsx')).CallbackDialog,
    },
  ],
  slots: [
    {
      id: 'support.corner',
      slot: slots.overlay,
      isDeferred: true,
      load: async () => (await import('./menu/SupportCorner.tsx')).SupportCorner,
    },
    {
      id: 'support.menu',
      slot: slots.menuEnd,
      load: async () => (await import('./menu/MenuRow.tsx')).MenuRow,
    },
  ],
  stored: [
    {
      name: 'grandstand_visitor',
      area: 'cookie',
      purpose: 'site',
      consent: 'necessary',
      life: { kind: 'tab' },
    },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
