import type { CoreServices } from '#core';

/** Returns whether the brand reminds people of measures that make their account safer. */
export function hasReminders({ config }: Pick<CoreServices, 'config'>): boolean {
  return config.features['reminders'] === true;
}
