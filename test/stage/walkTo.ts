import { expect, type Page } from '@playwright/test';
import { stands } from './Visit.ts';

/**
 * To another address within the same document, as a link leads there: for what does not depend on
 * the load, which costs three times as much. What the page before had may still stand when it
 * returns.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  // What the edge has drawn does not listen yet.
  await expect(page.locator('#root:not([inert])')).toBeAttached();
  await page.evaluate((to) => {
    // The router counts its entries.
    history.pushState({ idx: Number(Object(history.state).idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The same, until all of another page stands. */
export async function walkTo(page: Page, path: string): Promise<void> {
  const before = await page.title();
  // A page that is there already keeps its title.
  const isThere = new URL(page.url()).pathname === new URL(path, page.url()).pathname;
  await moveTo(page, path);
  if (!isThere) await expect(page, path).not.toHaveTitle(before);
  await stands(page);
}

/**
 * From now on `goto` closes what is open over the page and walks, until what this returns is
 * called.
 */
export function stayWithin(page: Page): () => void {
  const load = page.goto.bind(page);
  page.goto = async (address) => {
    await page.keyboard.press('Escape');
    // The entry of what was open goes first.
    await page.waitForFunction(() => !('layer' in ((history.state ?? {}) as object)));
    await walkTo(page, new URL(address, page.url()).pathname);
    return null;
  };
  return () => {
    page.goto = load;
  };
}
