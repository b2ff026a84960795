/** Phone numbers of all countries; their rules (30 kB) are fetched on first use. */
export const loadPhoneNumbers = async (): Promise<typeof import('./phoneNumber.ts')> =>
  import('./phoneNumber.ts');
