import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import type { CouponSelections } from '../contract.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';

/**
 * Handles presses on odds while the coupon's column is hidden, on pages that allow it, and shows
 * the outcome beside its odds. A press on an outcome in the coupon removes it as usual.
 */
export class QuickPressesStore {
  draft: SelectionDraft | undefined = undefined;
  readonly #services: CoreServices;
  readonly #selections: CouponSelections;
  readonly #view: CouponUiStore;
  readonly #stops: readonly Dispose[];

  constructor(services: CoreServices, selections: CouponSelections, view: CouponUiStore) {
    this.#services = services;
    this.#selections = selections;
    this.#view = view;
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
    this.#stops = [
      selections.addPressHandler((draft) => this.handlePress(draft)),
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
    this.draft = undefined;
  }

  private handlePress(draft: SelectionDraft): boolean {
    const { navigation, plan } = this.#services;
    const isAllowed = plan.routes.some(
      (route) => route.name === navigation.routeName && route.quickCoupon,
    );
    // One-click betting handles the press first.
    if (
      !isAllowed ||
      this.#selections.pressHint !== '' ||
      this.#selections.isLocked ||
      this.#selections.has(draft.outcomeId)
    )
      return false;
    if (this.draft?.outcomeId === draft.outcomeId) {
      this.close();
      return true;
    }
    this.draft = draft;
    this.#view.showQuickCoupon(true);
    return true;
  }
}
