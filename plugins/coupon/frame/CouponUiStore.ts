import { makeAutoObservable } from 'mobx';

export type CouponTab = 'coupon' | 'bets';
export type CouponFocus = 'stake' | 'place';

/** State of the coupon's tabs and sheet. Small, because the empty coupon loads nothing else. */
export class CouponUiStore {
  tab: CouponTab = 'coupon';
  isSheetOpen = false;
  /** A bet is being placed or was just accepted, which is shown even with an empty coupon. */
  isBusy: boolean;
  /** Number of open bets, set by the stores of the coupon once they are loaded. */
  openBets = 0;

  /** The quick coupon is open. */
  isQuickCouponVisible = false;

  /** The tools beside the tabs are shown; not in the first second. */
  hasTools = false;

  /** The element to be focused next. */
  wantedFocus: CouponFocus | undefined = undefined;

  constructor(isBusy: boolean) {
    this.isBusy = isBusy;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(tab: CouponTab): void {
    this.tab = tab;
  }

  openSheet(tab: CouponTab = 'coupon'): void {
    this.tab = tab;
    this.isSheetOpen = true;
  }

  closeSheet(): void {
    this.isSheetOpen = false;
  }

  setOpenBets(count: number): void {
    this.openBets = count;
  }

  wantFocus(place: CouponFocus | undefined): void {
    this.wantedFocus = place;
  }

  showQuickCoupon(isVisible: boolean): void {
    this.isQuickCouponVisible = isVisible;
  }

  showTools(): void {
    this.hasTools = true;
  }

  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
