import { definePlugin, slots } from '#core';

/** Writes what the page reports to where a journey can read it, and does what a journey asks for. */
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
