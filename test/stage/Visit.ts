import { expect, type Page } from '@playwright/test';
import type { Look } from './Look.ts';
import type { Stage } from './stage.ts';
import { textOf } from './textOf.ts';

export interface Visit {
  readonly page: Page;
  readonly look: Look;
  readonly stage: Stage;
}

/** Something to look at: a page, a dialog, or a state of the coupon. */
export interface Scene {
  readonly name: string;
  /** Who and what can see it; everybody when absent. */
  readonly isSignedIn?: boolean;
  readonly isMobile?: boolean;
  /** A dialog, a menu or a notice over a page that is a scene itself. */
  readonly isLayer?: boolean;
  /** Changes what a page begins with, which the window would keep. */
  readonly isApart?: boolean;
  /** Goes there and waits until all of it stands. */
  readonly show: (visit: Visit) => Promise<void>;
  /** What opens next on the same page, which takes a fraction of the time of another visit. */
  readonly next?: readonly Pick<Scene, 'name' | 'isLayer' | 'show'>[];
}

/** A text of the site in the language of the visit. */
export function say({ look }: Visit, key: string): string {
  return textOf(look.language, key);
}

export async function go({ page, look }: Visit, path: string): Promise<void> {
  await page.goto(`/${look.language}${path === '' ? '' : `/${path}`}`);
  await stands(page);
}

/** The heading is there and nothing is loading; what the edge has drawn has given way. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('.fr-h')).toHaveCount(0);
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
