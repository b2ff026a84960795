import { runInAction } from 'mobx';
import type { CouponSelections } from '../contract.ts';
import { isSettled, type Bet } from '#domain/bets/Bet.ts';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import { oddsOf } from '../selections/oddsOf.ts';
import type { StakeStore } from '../stake/StakeStore.ts';

interface RepeatsDependencies {
  readonly selections: CouponSelections;
  readonly composition: CompositionStore;
  readonly coupon: CouponStore;
  readonly placement: PlacementStore;
  readonly stake: StakeStore;
  readonly view: CouponUiStore;
}

/** Puts the selections of placed bets back into the coupon. */
export class Repeats {
  readonly #dependencies: RepeatsDependencies;

  constructor(dependencies: RepeatsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Puts back the selections of the accepted bet, and their composition if the coupon is empty. */
  keepSelections(): void {
    const { composition, placement, selections } = this.#dependencies;
    runInAction(() => {
      if (selections.count === 0) composition.restore();
      placement.keepSelections();
    });
  }

  /** Puts a bet back with its odds and, if a total, its stake, and focuses the place button. */
  repeat(bet: Bet): void {
    const { composition, coupon, placement, selections, stake, view } = this.#dependencies;
    const { placed, state } = placement;
    const wasEmpty = selections.count === 0;
    // While its receipt is open, the page still has its composition and the accepted selections.
    const isOnReceipt =
      placed.length > 0 && state.kind === 'accepted' && state.bet.id === bet.id && !state.singles;
    placement.dismiss();
    for (const selection of bet.selections)
      if (!selections.has(selection.outcomeId))
        selections.toggle(
          placed.find(({ outcomeId }) => outcomeId === selection.outcomeId) ?? {
            ...selection,
            isLive: selection.isLiveNow,
          },
        );
    selections.acceptOdds(oddsOf(bet.selections));
    if (wasEmpty && isOnReceipt) composition.restore();
    else if (wasEmpty) composition.compose(bet);
    if (bet.stake.currency === stake.currency && coupon.fieldMeaning === 'total')
      stake.set(bet.stake.minor);
    view.wantFocus('place');
  }

  /** Adds the unsettled selections of a bet to the coupon, and shows the coupon. */
  repeatOpen(bet: Bet): void {
    this.repeat({
      ...bet,
      selections: bet.selections.filter((selection) => !isSettled(selection)),
    });
    this.#dependencies.view.show('coupon');
  }
}
