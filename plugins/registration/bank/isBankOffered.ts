/** From the settings of the brand, which are not trusted: an account by a first deposit. */
export function isBankOffered(settings: unknown): boolean {
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'bank' in settings &&
    settings.bank === true
  );
}
