import { expect, type Page } from '@playwright/test';
import { stands } from './Visit.ts';

/**
 * Moves to another address within the same document, like a link: for tests independent of the
 * load, which costs three times as much. The previous page may still be shown when it returns.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  // The server-rendered page is not interactive yet.
  await expect(page.locator('#root:not([inert])')).toBeAttached();
  await page.evaluate((to) => {
    // The router counts its history entries.
    history.pushState({ idx: Number(Object(history.state).idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Moves likewise, and waits until the other page is complete. */
export async function walkTo(page: Page, path: string): Promise<void> {
  const before = await page.title();
  // A move to the current page keeps its title.
  const isThere = new URL(page.url()).pathname === new URL(path, page.url()).pathname;
  await moveTo(page, path);
  if (!isThere) await expect(page, path).not.toHaveTitle(before);
  await stands(page);
}

/**
 * From now on `goto` closes layers over the page and moves, until the returned function is called.
 */
export function stayWithin(page: Page): () => void {
  const load = page.goto.bind(page);
  page.goto = async (address) => {
    await page.keyboard.press('Escape');
    // The history entry of the layer is removed first.
    await page.waitForFunction(() => !('layer' in ((history.state ?? {}) as object)));
    await walkTo(page, new URL(address, page.url()).pathname);
    return null;
  };
  return () => {
    page.goto = load;
  };
}
