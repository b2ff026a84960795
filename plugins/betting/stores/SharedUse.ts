import type { Dispose } from '#core';

/** What runs for as long as anybody uses it: the first one begins it, the last one ends it. */
export class SharedUse {
  readonly #begin: () => Dispose;
  #users = 0;
  #end: Dispose | undefined;

  constructor(begin: () => Dispose) {
    this.#begin = begin;
  }

  get isUsed(): boolean {
    return this.#users > 0;
  }

  join(): Dispose {
    this.#users += 1;
    if (this.#users === 1) this.#end = this.#begin();
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#users -= 1;
      if (this.#users === 0) this.end();
    };
  }

  /** Ends it whoever still uses it, for an owner that goes. */
  end(): void {
    const end = this.#end;
    this.#end = undefined;
    end?.();
  }
}
