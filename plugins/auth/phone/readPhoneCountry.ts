/**
 * Returns the default country of numbers from the brand's settings, whose content nothing has
 * checked.
 */
export function readPhoneCountry(settings: unknown): string | undefined {
  const country =
    typeof settings === 'object' && settings !== null && 'phoneCountry' in settings
      ? settings.phoneCountry
      : undefined;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined;
}
