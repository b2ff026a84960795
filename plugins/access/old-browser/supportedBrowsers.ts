/** The oldest supported versions: those the build targets. A test compares them. */
export const supportedBrowsers = [
  { name: 'Chrome', value: '123' },
  { name: 'Edge', value: '123' },
  { name: 'Firefox', value: '128' },
  { name: 'Safari', value: '17.5' },
] as const;
