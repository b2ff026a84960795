import type { BrowserContext } from '@playwright/test';

/** A browser whose person agreed to all cookies on an earlier visit: what they choose is kept. */
export async function acceptCookies(context: BrowserContext, origins: readonly string[]): Promise<void> {
  await context.addCookies(origins.map((url) => ({ name: 'cookies_agree_type', value: 'all', url })));
}
