import type { Dispose } from '../contract/Dispose.ts';

/** Something shared that runs while it is used: the first user starts it, the last one ends it. */
export class RefCount {
  readonly #begin: () => Dispose;
  #users = 0;
  #end: Dispose | undefined;

  /** @param begin starts what is shared, and returns how it ends */
  constructor(begin: () => Dispose) {
    this.#begin = begin;
  }

  get isUsed(): boolean {
    return this.#users > 0;
  }

  /** Disposing twice counts once. */
  retain(): Dispose {
    this.#users += 1;
    if (this.#users === 1) this.#end = this.#begin();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#users -= 1;
      if (this.#users === 0) this.dispose();
    };
  }

  /** Ends it although it is still used, for an owner that goes. */
  dispose(): void {
    const end = this.#end;
    this.#end = undefined;
    end?.();
  }
}
