import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import type { CouponSelections, SelectionDraft } from '../../contract.ts';
import type { CouponView } from '../CouponView.ts';

/** A press that closed it by being outside must not open it again on the same odds. */
const reopenMs = 400;

/**
 * Takes presses on odds while the coupon's column is hidden, on pages that allow it: the outcome is shown beside its
 * odds. What is in the coupon goes out by its own press, as ever.
 */
export class QuickPresses {
  draft: SelectionDraft | undefined = undefined;
  readonly #services: CoreServices;
  readonly #selections: CouponSelections;
  readonly #view: CouponView;
  readonly #stops: readonly Dispose[];
  #closed: { readonly outcomeId: number; readonly atMs: number } | undefined = undefined;

  constructor(services: CoreServices, selections: CouponSelections, view: CouponView) {
    this.#services = services;
    this.#selections = selections;
    this.#view = view;
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
    this.#stops = [
      selections.addTaker((draft) => this.take(draft)),
      reaction(
        () => view.isQuickCouponVisible,
        (isVisible) => !isVisible && this.forget(),
      ),
      reaction(() => services.navigation.path, this.close),
    ];
  }

  close(): void {
    this.#view.showQuickCoupon(false);
    this.forget();
  }

  dispose(): void {
    this.close();
    for (const stop of this.#stops) stop();
  }

  private forget(): void {
    if (this.draft !== undefined) this.#closed = { outcomeId: this.draft.outcomeId, atMs: this.#services.clock.monotonicMs() };
    this.draft = undefined;
  }

  private take(draft: SelectionDraft): boolean {
    const { clock, navigation, plan } = this.#services;
    const isAllowed = plan.routes.some((route) => route.name === navigation.routeName && route.quickCoupon);
    // One-click betting goes first.
    if (!isAllowed || this.#selections.pressHint !== '' || this.#selections.isLocked || this.#selections.has(draft.outcomeId)) return false;
    if (this.#closed?.outcomeId === draft.outcomeId && clock.monotonicMs() - this.#closed.atMs < reopenMs) {
      this.#closed = undefined;
      return true;
    }
    this.draft = draft;
    this.#view.showQuickCoupon(true);
    return true;
  }
}
