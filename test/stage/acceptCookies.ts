import type { BrowserContext } from '@playwright/test';

export type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** A person who agreed to all cookies on an earlier visit: what they choose is kept. */
export function agreement(origin: string): Cookie {
  return { name: 'cookies_agree_type', value: 'all', url: origin };
}

/** A browser of such a person. */
export async function acceptCookies(
  context: BrowserContext,
  origins: readonly string[],
): Promise<void> {
  await context.addCookies(origins.map(agreement));
}
