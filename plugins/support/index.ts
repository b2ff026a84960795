import {
  definePlugin,
  menus,
  parameters,
  provideService,
  skeletons,
  slots,
  type Condition,
} from '#core';
import { officeMenuMark } from '../office/contract.ts';
import {
  callbackModal,
  questionModal,
  requestRoute,
  requestsModal,
  requestsRoute,
  supportToken,
} from './contract.ts';

const ids = { requests: 1200, request: 1201, idea: 1202 } as const;
const onHelpPages: Condition = {
  op: 'any',
  of: Object.values(ids).map((id) => ({ op: 'route', id })),
};
const texts = ['support.thread', 'shell.files'];
const page = {
  access: 'authed',
  isPrivate: true,
  hasEndColumn: false,
  texts: [...texts, 'office'],
  rules: { banned: 'allowed' },
} as const;

export const support = definePlugin({
  id: 'support',
  provides: [
    provideService(
      supportToken,
      async () => (await import('./menu/SupportStore.ts')).createSupportStore,
    ),
  ],
  routes: [
    {
      ...page,
      id: ids.requests,
      name: requestsRoute,
      path: 'office/support',
      titleKey: 'support',
      skeleton: skeletons.panel,
      load: async () => (await import('./requests/RequestsPage.tsx')).RequestsPage,
    },
    {
      ...page,
      id: ids.request,
      name: requestRoute,
      path: 'office/support/:request',
      parameters: { request: parameters.integer },
      titleKey: 'support',
      skeleton: skeletons.panel,
      load: async () => (await import('./requests/RequestPage.tsx')).RequestPage,
    },
    {
      ...page,
      id: ids.idea,
      name: 'support.idea',
      path: 'office/share-idea',
      titleKey: 'menu.idea',
      skeleton: skeletons.form,
      load: async () => (await import('./idea/IdeaPage.tsx')).IdeaPage,
    },
  ],
  modals: [
    {
      id: 'support.options',
      load: async () => (await import('./menu/OptionsDialog.tsx')).OptionsDialog,
    },
    {
      id: questionModal.id,
      texts: ['shell.files'],
      load: async () => (await import('./requests/QuestionDialog.tsx')).QuestionDialog,
    },
    {
      id: requestsModal.id,
      texts,
      load: async () => (await import('./requests/RequestsDialog.tsx')).RequestsDialog,
    },
    {
      id: callbackModal.id,
      load: async () => (await import('./requests/CallbackDialog.tsx')).CallbackDialog,
    },
  ],
  slots: [
    {
      id: 'support.office-menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: onHelpPages,
      skeleton: skeletons.panel,
      load: async () => (await import('./menu/HelpMenu.tsx')).HelpMenu,
    },
    {
      id: 'support.unread',
      slot: officeMenuMark(requestsRoute),
      load: async () => (await import('./menu/UnreadAnswers.tsx')).UnreadAnswers,
    },
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
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'support.help',
        labelKey: 'menu.help',
        children: [
          { id: requestsRoute, labelKey: 'support', icon: 'headset', target: requestsRoute },
          { id: 'support.idea', labelKey: 'menu.idea', icon: 'sparkles', target: 'support.idea' },
        ],
      },
    },
  ],
  stored: [
    { name: 'support/told', area: 'session', purpose: 'account', consent: 'necessary' },
    {
      name: 'grandstand_visitor',
      area: 'cookie',
      purpose: 'site',
      consent: 'necessary',
      life: { kind: 'tab' },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { thread: (language) => import(`./locales/thread/${language}.json`) },
  },
});
