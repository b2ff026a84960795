import { runInAction } from 'mobx';
import type { CouponSelections } from '../contract.ts';
import { couponTypeOf } from '../domain/CouponType.ts';
import type { PlacedBet } from '../domain/PlacedBet.ts';
import type { CompositionStore } from './CompositionStore.ts';
import type { CouponStore } from './CouponStore.ts';
import type { CouponView } from './CouponView.ts';
import type { PlacementStore } from './PlacementStore.ts';
import type { StakeStore } from './StakeStore.ts';

interface RepeatsParts {
  readonly selections: CouponSelections;
  readonly composition: CompositionStore;
  readonly coupon: CouponStore;
  readonly placement: PlacementStore;
  readonly stake: StakeStore;
  readonly view: CouponView;
}

/** Puts selections that were bet on into the coupon again. */
export class Repeats {
  readonly #parts: RepeatsParts;

  constructor(parts: RepeatsParts) {
    this.#parts = parts;
  }

  /** Those of the accepted bet, composed as they were. */
  keepSelections(): void {
    const { composition, placement, selections } = this.#parts;
    runInAction(() => {
      if (selections.count === 0) composition.restore();
      placement.keepSelections();
    });
  }

  /** Those of an accepted bet with its stake: one press places it once more. */
  repeat(bet: PlacedBet): void {
    const { composition, coupon, placement, selections, stake, view } = this.#parts;
    const wasEmpty = selections.count === 0;
    const wasPlaced = placement.placed.length > 0;
    const type = couponTypeOf(bet.typeId);
    placement.keepSelections();
    if (wasPlaced) composition.restore();
    for (const { outcomeId, eventId, odds, isPlaying, outcomeName, marketName, eventName, sportIcon } of bet.selections) {
      if (!selections.has(outcomeId)) selections.toggle({ outcomeId, eventId, odds, isLive: isPlaying, outcomeName, marketName, eventName, sportIcon });
    }
    // After a reload nothing tells how it was composed but the bet itself.
    if (wasEmpty && !wasPlaced && type !== undefined) composition.compose({ type, systemSize: bet.systemSize, selections: bet.selections });
    if (bet.stake.currency === stake.currency && coupon.fieldMeaning === 'total') stake.set(bet.stake.minor);
    view.wantFocus('place');
  }

  /** Those of an own bet that are still open, beside what the coupon holds. */
  repeatOpen(bet: PlacedBet): void {
    this.repeat({ ...bet, selections: bet.selections.filter(({ statusId }) => statusId < 0) });
    this.#parts.view.show('coupon');
  }
}
