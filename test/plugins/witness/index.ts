import { definePlugin, slots } from '#core';

/** Records the page's reports for journeys, and performs actions for them. */
export const witness = definePlugin({
  id: 'witness',
  slots: [
    {
      id: 'witness.reports',
      slot: slots.footer,
      isEssential: true,
      load: async () => (await import('./Witness.tsx')).Witness,
    },
  ],
});
