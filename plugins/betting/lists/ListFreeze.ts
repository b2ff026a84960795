import { makeAutoObservable, runInAction } from 'mobx';
import type { Dispose } from '#core';
import { RefCount } from '#core/data';

/**
 * Freezes all lists of the page while pointer or keyboard is on a row, because a change in the list
 * above moves the one below.
 */
export class ListFreeze {
  isHeld = false;
  readonly #waiting = new Set<() => void>();
  readonly #use = new RefCount(() => {
    this.#set(true);
    return () => this.#set(false);
  });

  constructor() {
    makeAutoObservable(this, { join: false, afterwards: false });
  }

  join(): Dispose {
    return this.#use.retain();
  }

  afterwards(task: () => void): void {
    this.#waiting.add(task);
  }

  #set(isHeld: boolean): void {
    runInAction(() => {
      this.isHeld = isHeld;
      if (isHeld) return;
      const tasks = [...this.#waiting];
      this.#waiting.clear();
      for (const task of tasks) task();
    });
  }
}
