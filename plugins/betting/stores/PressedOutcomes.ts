import { reaction } from 'mobx';
import type { Dispose } from '#core';
import type { CouponSelections } from '../../coupon/contract.ts';

/**
 * Which outcomes are in the coupon, told to each odds button by itself: one reaction serves all buttons of the page, 1,500
 * on a large event, and only those that change render.
 */
export class PressedOutcomes {
  #pressed: ReadonlySet<number> = new Set();
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly dispose: Dispose;

  constructor(selections: () => CouponSelections | undefined) {
    this.dispose = reaction(
      () => selections()?.drafts.map(({ outcomeId }) => outcomeId) ?? [],
      (outcomeIds) => this.#take(new Set(outcomeIds)),
      { fireImmediately: true },
    );
  }

  has(outcomeId: number): boolean {
    return this.#pressed.has(outcomeId);
  }

  /** Runs whenever the outcome has come into the coupon or left it. */
  onChange(outcomeId: number, run: () => void): Dispose {
    const runs = this.#listeners.get(outcomeId) ?? new Set();
    this.#listeners.set(outcomeId, runs.add(run));
    return () => {
      runs.delete(run);
      if (runs.size === 0 && this.#listeners.get(outcomeId) === runs) this.#listeners.delete(outcomeId);
    };
  }

  #take(pressed: ReadonlySet<number>): void {
    const before = this.#pressed;
    this.#pressed = pressed;
    for (const outcomeId of new Set([...before, ...pressed])) {
      if (before.has(outcomeId) !== pressed.has(outcomeId)) for (const run of this.#listeners.get(outcomeId) ?? []) run();
    }
  }
}
