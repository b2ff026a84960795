import type { BrowserContext } from '@playwright/test';
import { isDeclared } from '../services/assertDeclared.ts';

/** Set by whoever sends visitors, by the tests themselves, or left of a scripted provider. */
const foreign = /^(?:chaos|ref|(?:.*:)?probe)$/;

/** Cookies and stored values of a browser, by name, that no manifest declares. */
export async function undeclaredNames(context: BrowserContext): Promise<readonly string[]> {
  const stored = await Promise.all(
    context.pages().map(async (page) => {
      try {
        return await page.evaluate(() => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
        ]);
      } catch {
        // Closed while it was asked, or no page of the site.
        return [];
      }
    }),
  );
  const names = [
    // What is kept until the tab is closed has the name of what is kept for long.
    ...stored.flat().map((key) => key.replace(/^grandstand:[^:]*:/, '').replace(/:session$/, '')),
    ...(await context.cookies()).map(({ name }) => name.replace(/^__Host-/, '')),
  ];
  return [...new Set(names)].filter((name) => !isDeclared(name) && !foreign.test(name));
}
