/** The oldest versions that run the product: those for which the build writes its code. A test compares them. */
export const supportedBrowsers = [
  { name: 'Chrome', value: '123' },
  { name: 'Edge', value: '123' },
  { name: 'Firefox', value: '128' },
  { name: 'Safari', value: '17.5' },
] as const;
