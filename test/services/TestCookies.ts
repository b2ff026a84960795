import type { Cookies } from '#core';

/** Cookies of one test. */
export class TestCookies implements Cookies {
  readonly jar = new Map<string, string>();
  readonly read = (name: string): string | undefined => this.jar.get(name);
  readonly write = (name: string, value: string): void => void this.jar.set(name, value);
  readonly remove = (name: string): void => void this.jar.delete(name);
}
