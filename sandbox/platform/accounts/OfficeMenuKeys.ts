/** Says whether something of the personal area is for a person. */
type IsFor = (userId: number) => boolean;

/** Pages of the personal area that not everybody has: parts add theirs, or leave one out. */
export class OfficeMenuKeys {
  readonly #added: { readonly key: string; readonly isFor: IsFor }[] = [];
  readonly #limited: { readonly key: string; readonly isFor: IsFor }[] = [];

  /** One more page, for some people. */
  add(key: string, isFor: IsFor): void {
    this.#added.push({ key, isFor });
  }

  /** A page of the menu that some people do not have. */
  limit(key: string, isFor: IsFor): void {
    this.#limited.push({ key, isFor });
  }

  /** What of the given keys a person gets, and what was added for them. */
  of(userId: number, keys: readonly string[]): readonly string[] {
    const isShown = (key: string): boolean =>
      this.#limited.every((each) => each.key !== key || each.isFor(userId));
    return keys.filter(isShown);
  }

  addedFor(userId: number): readonly string[] {
    return this.#added.filter(({ isFor }) => isFor(userId)).map(({ key }) => key);
  }
}
