import type { BrowserContext } from '@playwright/test';
import { isDeclared } from '../services/assertDeclared.ts';

/** Set by referring sites, by the tests themselves, or by a scripted provider. */
const foreign = /^(?:chaos|ref|(?:.*:)?probe)$/;

/** Names of cookies and stored values that no manifest declares. */
export async function undeclaredNames(context: BrowserContext): Promise<readonly string[]> {
  const stored = await Promise.all(
    context.pages().map(async (page) => {
      try {
        return await page.evaluate(() => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
        ]);
      } catch {
        // Closed meanwhile, or no page of the site.
        return [];
      }
    }),
  );
  const names = [
    // Session values have the names of permanent ones.
    ...stored.flat().map((key) => key.replace(/^grandstand:[^:]*:/, '').replace(/:session$/, '')),
    ...(await context.cookies()).map(({ name }) => name.replace(/^__Host-/, '')),
  ];
  return [...new Set(names)].filter((name) => !isDeclared(name) && !foreign.test(name));
}
