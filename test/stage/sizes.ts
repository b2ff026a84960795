import type { PlaywrightTestOptions } from '@playwright/test';

const telephone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

interface Size {
  readonly name: string;
  readonly isMobile: boolean;
  readonly options: Partial<PlaywrightTestOptions>;
}

/** The sizes of every journey: desktop and phone, distinguished by the edge by user agent. */
export const sizes: readonly Size[] = [
  { name: '1366', isMobile: false, options: { viewport: { width: 1366, height: 900 } } },
  {
    name: '390',
    isMobile: true,
    options: {
      viewport: { width: 390, height: 844 },
      userAgent: telephone,
      hasTouch: true,
      isMobile: true,
    },
  },
];
