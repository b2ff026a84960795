const defaultLimit = 6;
const most = 12;

/** Returns the number of matches side by side: `multiLimit` of the plugin's settings, 2 to 12. */
export function multiLimit(settings: unknown): number {
  const limit =
    typeof settings === 'object' && settings !== null && 'multiLimit' in settings
      ? settings.multiLimit
      : defaultLimit;
  return typeof limit === 'number' && Number.isInteger(limit) && limit >= 2 && limit <= most
    ? limit
    : defaultLimit;
}
