import { makeAutoObservable, runInAction } from 'mobx';
import type { Dispose } from '#core';
import { RefCount } from '#core/data';

/**
 * The pointer or the keyboard is on a row: all lists of the page stand still, because what comes or
 * goes in the one above moves the one below as well.
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
