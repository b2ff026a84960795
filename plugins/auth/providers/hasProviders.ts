/** Returns whether the brand's settings, whose content nothing has checked, name a provider. */
export function hasProviders(settings: unknown): boolean {
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'providers' in settings &&
    Array.isArray(settings.providers) &&
    settings.providers.length > 0
  );
}
