/**
 * What parts of the platform have changed for a person since the start: the feed hands a mark on,
 * and a page that holds another one asks anew.
 */
export class PersonMarks {
  readonly #changes = new Map<number, number>();
  readonly #onChange: (userId: number) => void;

  /** @param onChange wakes the person's channels, once what was begun is written */
  constructor(onChange: (userId: number) => void) {
    this.#onChange = onChange;
  }

  change(userId: number): void {
    this.#changes.set(userId, this.of(userId) + 1);
    this.#onChange(userId);
  }

  of(userId: number): number {
    return this.#changes.get(userId) ?? 0;
  }
}
