import type { BrowserContext } from '@playwright/test';
import type { Cookie } from './Look.ts';

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
