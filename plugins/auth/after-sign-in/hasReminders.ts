import type { CoreServices } from '#core';

/** Whether the brand reminds people of what would make their account safer. */
export function hasReminders({ config }: Pick<CoreServices, 'config'>): boolean {
  return config.features['reminders'] === true;
}
