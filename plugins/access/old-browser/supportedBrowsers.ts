/** Oldest supported versions, the same that the build targets; a test compares them. */
export const supportedBrowsers = [
  { name: 'Chrome', value: '123' },
  { name: 'Edge', value: '123' },
  { name: 'Firefox', value: '128' },
  { name: 'Safari', value: '17.5' },
] as const;
