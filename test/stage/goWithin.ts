import { expect, type Page } from '@playwright/test';
import { stands } from './Visit.ts';

/**
 * Goes to another page of the site within the document, as a link does: whatever the page remembers
 * stays with it, and it costs a third of a load.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.title();
  // A page that is there already keeps its title.
  const isThere = new URL(page.url()).pathname === path;
  await page.evaluate((to) => {
    const { idx } = (history.state ?? {}) as { readonly idx?: number };
    history.pushState({ idx: (idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  if (!isThere) await expect(page, path).not.toHaveTitle(before);
  await stands(page);
}

/**
 * From now on `goto` closes what is open over the page and goes on within the document, until what
 * this returns is called.
 */
export function stayWithin(page: Page): () => void {
  const load = page.goto.bind(page);
  page.goto = async (address) => {
    await page.keyboard.press('Escape');
    // The entry of what was open goes first.
    await page.waitForFunction(() => !('layer' in ((history.state ?? {}) as object)));
    await goWithin(page, new URL(address, page.url()).pathname);
    return null;
  };
  return () => {
    page.goto = load;
  };
}
