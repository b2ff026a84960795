import { reaction } from 'mobx';
import type { Dispose } from '#core';
import type { SelectionTaker } from './SelectionTaker.ts';

/** Outcomes in the coupon: one reaction serves all odds, 1,500 on a large event. */
export class PressedOutcomes {
  #pressed: ReadonlySet<number> = new Set();
  readonly #listeners = new Set<() => void>();
  readonly dispose: Dispose;

  constructor(selections: () => SelectionTaker | undefined) {
    this.dispose = reaction(
      () => selections()?.drafts.map(({ outcomeId }) => outcomeId) ?? [],
      (outcomeIds) => {
        this.#pressed = new Set(outcomeIds);
        for (const run of this.#listeners) run();
      },
      { fireImmediately: true },
    );
  }

  has(outcomeId: number): boolean {
    return this.#pressed.has(outcomeId);
  }

  /** Runs whenever something has come into the coupon or left it. */
  onChange(run: () => void): Dispose {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }
}
