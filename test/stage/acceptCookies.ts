import type { BrowserContext } from '@playwright/test';

export type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Cookie of a visitor who has agreed to all cookies, so that preferences are stored. */
export function agreement(origin: string): Cookie {
  return { name: 'cookies_agree_type', value: 'all', url: origin };
}

/** Adds that cookie to a browser context. */
export async function acceptCookies(
  context: BrowserContext,
  origins: readonly string[],
): Promise<void> {
  await context.addCookies(origins.map(agreement));
}
