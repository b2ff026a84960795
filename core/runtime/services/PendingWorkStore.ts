import { makeAutoObservable, observable } from 'mobx';
import type { PendingWork } from './PendingWork.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/**
 * Counts work that must not be interrupted. Each `begin` needs its end; ending twice is harmless.
 */
export class PendingWorkStore implements PendingWork {
  /** Names in the order of their start, for the inspector. */
  readonly work = observable.map<number, string>();
  #next = 0;

  constructor() {
    makeAutoObservable(this, { work: false }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.work.size > 0;
  }

  begin(what: string): Dispose {
    const id = this.#next++;
    this.work.set(id, what);
    return () => this.end(id);
  }

  end(id: number): void {
    this.work.delete(id);
  }
}
