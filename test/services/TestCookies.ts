import type { CookieName, Cookies } from '#core';
import { assertDeclared } from './assertDeclared.ts';

/** Cookies of one test. */
export class TestCookies implements Cookies {
  readonly jar = new Map<string, string>();
  readonly read = (name: string): string | undefined => this.jar.get(name);
  readonly write = (name: CookieName, value: string): void => {
    assertDeclared(name);
    this.jar.set(name, value);
  };
  readonly remove = (name: string): void => void this.jar.delete(name);
}
