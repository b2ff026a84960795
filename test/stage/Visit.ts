import { expect, type Page } from '@playwright/test';
import type { Look } from './Look.ts';
import type { Stage } from './stage.ts';
import { textOf } from './textOf.ts';

export interface Visit {
  readonly page: Page;
  readonly look: Look;
  readonly stage: Stage;
}

/** A state to be shown: a page, a dialog, or a state of the coupon. */
export interface Scene {
  readonly name: string;
  /** Session and layout that can show it; all by default. */
  readonly isSignedIn?: boolean;
  readonly isMobile?: boolean;
  /** Whether it is a dialog, menu or notice over a page that is a scene itself. */
  readonly isLayer?: boolean;
  /** Whether it changes the initial state of a page, which the window would keep. */
  readonly isApart?: boolean;
  /** Opens it and waits until it is complete. */
  readonly show: (visit: Visit) => Promise<void>;
  /** A further state on the same page, which takes a fraction of the time of another visit. */
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

/** Waits until the heading is shown and nothing is loading, after hydration. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('.fr-h')).toHaveCount(0);
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
