/** Whether settings of the brand, which are not trusted, name any account elsewhere. */
export function hasProviders(settings: unknown): boolean {
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'providers' in settings &&
    Array.isArray(settings.providers) &&
    settings.providers.length > 0
  );
}
