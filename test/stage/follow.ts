import { expect, type Page } from '@playwright/test';

/**
 * Navigates by a link of the page; takes a fraction of a page load.
 *
 * @param path path without language, such as `office/deduce`
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="/en/${path}"]:visible`).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/en/${path}`);
}
