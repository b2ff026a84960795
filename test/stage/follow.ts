import { expect, type Page } from '@playwright/test';

/**
 * Goes to another page by a link of this one, as people do; it takes a fraction of a load.
 *
 * @param path after the language, such as `office/deduce`
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="/en/${path}"]:visible`).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/en/${path}`);
}
