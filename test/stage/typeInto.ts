import type { Locator } from '@playwright/test';

/**
 * Fills a field of a page that was just rendered: before hydration it accepts no press, and typed
 * text would be lost.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}
