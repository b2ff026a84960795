import type { Cookies } from './Cookies.ts';

/** Maximum lifetime in browsers. */
const longestAgeS = 400 * 86_400;

export interface BrowserCookiesDependencies {
  /** The document, or a stand-in of tests. */
  readonly jar: { cookie: string };
  readonly isSecure: boolean;
}

/** Readable cookies of this site. With cookies off they live as long as the page. */
export class BrowserCookies implements Cookies {
  readonly #jar: { cookie: string };
  readonly #isSecure: boolean;
  readonly #memory = new Map<string, string>();
  readonly #found = new Map<string, string | null>();

  constructor({ jar, isSecure }: BrowserCookiesDependencies) {
    this.#jar = jar;
    this.#isSecure = isSecure;
  }

  /** First value read of each cookie; null for an absent one. */
  get found(): Readonly<Record<string, string | null>> {
    return Object.fromEntries(this.#found);
  }

  readonly read = (name: string): string | undefined => {
    const value = this.#memory.get(name) ?? this.#readJar(name);
    if (!this.#found.has(name)) this.#found.set(name, value ?? null);
    return value;
  };

  readonly write = (name: string, value: string, maxAgeS?: number): void => {
    this.#memory.delete(name);
    this.#set(name, value, maxAgeS === undefined ? undefined : Math.min(maxAgeS, longestAgeS));
    if ((maxAgeS === undefined || maxAgeS > 0) && this.#readJar(name) !== value)
      this.#memory.set(name, value);
  };

  readonly remove = (name: string): void => {
    this.#memory.delete(name);
    this.#set(name, '', 0);
  };

  #set(name: string, value: string, maxAgeS: number | undefined): void {
    const age = maxAgeS === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(maxAgeS))}`;
    try {
      this.#jar.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax${this.#isSecure ? '; Secure' : ''}`;
    } catch {
      // Cookies are blocked: the value stays in memory.
    }
  }

  #readJar(name: string): string | undefined {
    try {
      const start = `${encodeURIComponent(name)}=`;
      const pair = this.#jar.cookie.split('; ').find((each) => each.startsWith(start));
      return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
    } catch {
      return undefined;
    }
  }
}
