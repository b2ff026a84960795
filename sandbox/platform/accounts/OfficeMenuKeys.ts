/** Whether a page of the personal area is for a person. */
type IsFor = (userId: number) => boolean;

/** Pages of the personal area that only some people have; parts add or restrict them. */
export class OfficeMenuKeys {
  readonly #added: { readonly key: string; readonly isFor: IsFor }[] = [];
  readonly #limited: { readonly key: string; readonly isFor: IsFor }[] = [];

  /** Adds a page for some people. */
  add(key: string, isFor: IsFor): void {
    this.#added.push({ key, isFor });
  }

  /** Restricts a page of the menu to some people. */
  limit(key: string, isFor: IsFor): void {
    this.#limited.push({ key, isFor });
  }

  /** Returns those of the keys that the person gets, and the pages added for them. */
  of(userId: number, keys: readonly string[]): readonly string[] {
    const isShown = (key: string): boolean =>
      this.#limited.every((each) => each.key !== key || each.isFor(userId));
    return keys.filter(isShown);
  }

  addedFor(userId: number): readonly string[] {
    return this.#added.filter(({ isFor }) => isFor(userId)).map(({ key }) => key);
  }
}
