import type { Locator, Page } from '@playwright/test';
import { expect } from './stage.ts';

const mostStops = 40;

/** A user without a pointer: counts the keys that do not type text. */
export class KeyboardUser {
  readonly #page: Page;
  keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let each = 0; each < times; each += 1) await this.#page.keyboard.press(key);
    this.keys += times;
  }

  /** Skips header and menus by the link that is the first focus stop of every page. */
  async skipToContent(): Promise<void> {
    await this.press('Tab');
    await this.press('Enter');
  }

  /** Presses Tab until it has the focus. */
  async moveTo(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    const isThere = (): Promise<boolean> =>
      target.evaluate((element) => element === document.activeElement);
    for (let stop = 0; !(await isThere()); stop += 1) {
      if (stop === mostStops)
        throw new Error(`${String(target)} is not among the next ${mostStops} stops of the focus`);
      await this.press('Tab');
    }
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.moveTo(target);
    await this.#page.keyboard.type(text);
  }
}
