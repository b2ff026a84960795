/** The oldest versions that run the product: those for which the build writes its code. A test compares them. */
export const supportedBrowsers = [
  { name: 'Chrome', version: '123' },
  { name: 'Edge', version: '123' },
  { name: 'Firefox', version: '128' },
  { name: 'Safari', version: '17.5' },
] as const;
