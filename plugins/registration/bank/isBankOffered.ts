/**
 * Returns whether the brand's settings, whose content nothing has checked, offer accounts by a
 * first deposit at a bank.
 */
export function isBankOffered(settings: unknown): boolean {
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'bank' in settings &&
    settings.bank === true
  );
}
