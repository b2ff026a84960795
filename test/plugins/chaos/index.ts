import { definePlugin, menus, slots } from '#core';
import { homeTopSlot } from '../../../plugins/betting/contract.ts';
import { failWhenTold } from './ChaosError.ts';
import { chaosCommand, chaosEvent, chaosModal } from './contract.ts';

/** Plugin whose contributions throw on demand; the site has to survive. */
export const chaos = definePlugin({
  id: 'chaos',
  routes: [
    {
      id: 9901,
      name: 'chaos.page',
      path: 'chaos',
      titleKey: 'title',
      load: async () => (await import('./ChaosPage.tsx')).ChaosPage,
    },
  ],
  guards: [
    {
      id: 'chaos.open',
      station: 'media',
      kind: 'check',
      timeoutMs: 1000,
      onError: 'open',
      load: async () => (await import('./chaosGuards.ts')).openGuard,
    },
    {
      id: 'chaos.closed',
      station: 'access',
      kind: 'check',
      timeoutMs: 1000,
      onError: 'closed',
      load: async () => (await import('./chaosGuards.ts')).closedGuard,
    },
  ],
  modals: [{ id: chaosModal.id, load: async () => (await import('./ChaosModal.tsx')).ChaosModal }],
  slots: [
    {
      id: 'chaos.panel',
      slot: slots.columnStart,
      layout: 'desktop',
      load: async () => (await import('./ChaosPanel.tsx')).ChaosPanel,
    },
    {
      id: 'chaos.chunk',
      slot: homeTopSlot,
      load: async () => (await import('./loadChunk.ts')).loadChunk(),
    },
  ],
  menus: [
    {
      menu: menus.section,
      item: { id: 'chaos', target: 'chaos.page', labelKey: 'menu' },
    },
  ],
  interceptors: [
    {
      id: 'chaos.interceptor',
      order: 15,
      status: 418,
      load: async () => (await import('./chaosInterceptor.ts')).chaosInterceptor,
    },
  ],
  events: [{ name: chaosEvent.name, version: 1, payload: { type: 'object' } }],
  commands: [
    { id: chaosCommand.id, load: async () => (await import('./chaosCommand.ts')).chaosCommand },
  ],
  i18n: {
    load: async () => {
      failWhenTold('dictionary');
      return import('./locales/en.json');
    },
  },
  setup: async () => (await import('./chaosSetup.ts')).chaosSetup,
});
