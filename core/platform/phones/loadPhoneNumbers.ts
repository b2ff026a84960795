/** Loads the numbering rules of all countries (30 kB) on first use. */
export const loadPhoneNumbers = async (): Promise<typeof import('./phoneNumber.ts')> =>
  import('./phoneNumber.ts');
