import type { Dispose } from '../contract/Dispose.ts';

/** Shared resource that runs while it is used: started by the first user, ended by the last. */
export class RefCount {
  readonly #begin: () => Dispose;
  #users = 0;
  #end: Dispose | undefined;

  /** @param begin starts it, and returns how it ends */
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

  /** Ends it even while in use, when its owner is disposed. */
  dispose(): void {
    const end = this.#end;
    this.#end = undefined;
    end?.();
  }
}
