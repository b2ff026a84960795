import { definePlugin, slots } from '#core';

/** Records what the page reports for journeys, and does what they ask. */
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
