/** Settings of a brand for payments. */
export interface PaymentSettings {
  readonly opensOverPage: boolean;
  readonly hasAfterRegistrationRedirect: boolean;
  /** Names of routes from which deposits still open as a page. */
  readonly pageFrom: readonly string[];
}

/** Reads the settings without trusting them. */
export function readPaymentSettings(given: unknown): PaymentSettings {
  const fields: Readonly<Record<string, unknown>> =
    typeof given === 'object' && given !== null ? { ...given } : {};
  const { pageFrom } = fields;
  return {
    opensOverPage: fields['opensOverPage'] === true,
    hasAfterRegistrationRedirect: fields['hasAfterRegistrationRedirect'] === true,
    pageFrom: Array.isArray(pageFrom)
      ? pageFrom.filter((name): name is string => typeof name === 'string')
      : [],
  };
}
