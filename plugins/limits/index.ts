import { definePlugin, menus, skeletons, slots } from '#core';
import { afterSignInSlot, responsibleRoute } from '../auth/contract.ts';
import { accountDepositsSlot } from '../office/contract.ts';
import {
  limitApprovalModal,
  limitQuestionsModal,
  realityCheckModal,
  reviewModal,
  setLimitsModal,
} from './contract.ts';

const responsibleId = 1075;

export const limits = definePlugin({
  id: 'limits',
  needs: ['auth', 'office'],
  routes: [
    {
      id: responsibleId,
      name: responsibleRoute,
      path: 'office/responsible',
      titleKey: 'menu.responsible',
      access: 'authed',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.list,
      texts: ['limits.responsible', 'office'],
      rules: { banned: 'allowed' },
      load: async () => (await import('./responsible/ResponsiblePage.tsx')).ResponsiblePage,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'limits.menu',
        labelKey: 'menu',
        children: [
          {
            id: 'limits.responsible',
            labelKey: 'menu.responsible',
            icon: 'adjustments-horizontal',
            target: responsibleRoute,
          },
        ],
      },
    },
    {
      menu: menus.footer,
      item: {
        id: 'limits.footer',
        labelKey: 'auth:menu.limits',
        icon: 'adjustments-horizontal',
        target: responsibleRoute,
      },
    },
  ],
  modals: [
    {
      id: realityCheckModal.id,
      texts: ['limits.play'],
      load: async () => (await import('./play/RealityCheckDialog.tsx')).RealityCheckDialog,
    },
    {
      id: limitQuestionsModal.id,
      texts: ['limits.dialogs'],
      load: async () => (await import('./dialogs/QuestionsDialog.tsx')).QuestionsDialog,
    },
    {
      id: limitApprovalModal.id,
      texts: ['limits.dialogs'],
      load: async () => (await import('./dialogs/ApprovalDialog.tsx')).ApprovalDialog,
    },
    {
      id: setLimitsModal.id,
      texts: ['limits.dialogs'],
      load: async () => (await import('./dialogs/SetLimitsDialog.tsx')).SetLimitsDialog,
    },
    {
      id: reviewModal.id,
      texts: ['limits.dialogs'],
      load: async () => (await import('./dialogs/ReviewDialog.tsx')).ReviewDialog,
    },
  ],
  slots: [
    {
      id: 'limits.play',
      slot: slots.overlay,
      when: { op: 'authed' },
      isDeferred: true,
      texts: [],
      load: async () => (await import('./play/PlayWatch.tsx')).PlayWatch,
    },
    {
      id: 'limits.question',
      slot: afterSignInSlot,
      texts: [],
      load: async () => (await import('./play/LimitsQuestion.tsx')).LimitsQuestion,
    },
    {
      id: 'limits.deposits',
      slot: accountDepositsSlot,
      texts: ['limits.responsible'],
      load: async () => (await import('./account/DepositsPanel.tsx')).DepositsPanel,
    },
    {
      id: 'limits.office-menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: { op: 'route', id: responsibleId },
      skeleton: skeletons.panel,
      load: async () => (await import('./responsible/LimitsMenu.tsx')).LimitsMenu,
    },
    {
      id: 'limits.session-time',
      slot: slots.sectionBarEnd,
      when: { op: 'authed' },
      load: async () => (await import('./session-time/SessionTime.tsx')).SessionTime,
    },
    {
      id: 'limits.session-time-menu',
      slot: slots.menuEnd,
      when: { op: 'authed' },
      load: async () => (await import('./session-time/SessionTimeRow.tsx')).SessionTimeRow,
    },
    {
      id: 'limits.session-time-keeper',
      slot: slots.overlay,
      layout: 'mobile',
      when: { op: 'authed' },
      load: async () => (await import('./session-time/SessionTimeKeeper.tsx')).SessionTimeKeeper,
    },
  ],
  stored: [
    { name: 'limits/answers', area: 'local', purpose: 'protection', consent: 'necessary' },
    { name: 'limits/session', area: 'local', purpose: 'protection', consent: 'necessary' },
    { name: 'limits/visible-time', area: 'local', purpose: 'protection', consent: 'necessary' },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: {
      responsible: (language) => import(`./locales/responsible/${language}.json`),
      play: (language) => import(`./locales/play/${language}.json`),
      dialogs: (language) => import(`./locales/dialogs/${language}.json`),
    },
  },
});
