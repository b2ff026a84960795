/** Where numbers are from, from the settings of the brand, which are not trusted. */
export function readPhoneCountry(settings: unknown): string | undefined {
  const country =
    typeof settings === 'object' && settings !== null && 'phoneCountry' in settings
      ? settings.phoneCountry
      : undefined;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined;
}
