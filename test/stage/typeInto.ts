import type { Locator } from '@playwright/test';

/**
 * Fills a field of a page that may just have been drawn: it takes a press only once scripts have
 * taken it over, and what is filled in before is lost.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}
