/**
 * Marks of changes of a user's data since the start: the feed sends a mark, and a page with another
 * one requests the data again.
 */
export class PersonMarks {
  readonly #changes = new Map<number, number>();
  readonly #onChange: (userId: number) => void;

  /** @param onChange wakes the user's channels after the current write */
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
