import { expect, type Page } from '@playwright/test';
import { stands } from './Visit.ts';

/**
 * To another page of the same document, as a link of it leads: for what does not depend on the
 * load, which costs many times as much. What the page before had may still stand when it returns.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  // What the edge has drawn does not listen yet.
  await expect(page.locator('#root:not([inert])')).toBeAttached();
  await page.evaluate((to) => {
    // The router counts its entries.
    history.pushState({ idx: Number(Object(history.state).idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The same, to a page with another heading, until all of it stands. */
export async function walkTo(page: Page, path: string): Promise<void> {
  const title = page.locator('main h1').first();
  const before = (await title.textContent()) ?? '';
  await goInside(page, path);
  await expect(title).not.toHaveText(before);
  await stands(page);
}
