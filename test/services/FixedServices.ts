import type { ServiceRegistry } from '../../core/contract/CoreServices.ts';
import type { Token } from '../../core/contract/Token.ts';

/** A registry of ready services, for tests: its promises are settled, so React never suspends. */
export class FixedServices implements ServiceRegistry {
  readonly #find: (name: string) => unknown;
  readonly #promises = new Map<string, Promise<unknown>>();

  constructor(find: (name: string) => unknown) {
    this.#find = find;
  }

  readonly has = (token: Token<unknown>): boolean => this.#find(token.name) !== undefined;

  readonly peek = <T>(token: Token<T>): T | undefined => this.#find(token.name) as T | undefined;

  readonly get = <T>(token: Token<T>): Promise<T> => {
    const known = this.#promises.get(token.name);
    if (known !== undefined) return known as Promise<T>;
    const value = this.#find(token.name) as T;
    const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
    this.#promises.set(token.name, promise);
    return promise;
  };
}
