/** Reads and writes telephone numbers by the rules of all countries, which are fetched then (30 kB) and not with the page. */
export const loadPhoneNumbers = async (): Promise<typeof import('./phoneNumber.ts')> =>
  import('./phoneNumber.ts');
