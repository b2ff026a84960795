import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import type { ComposedSelection } from '#domain/ticket/ComposedCoupon.ts';

/** A coupon that was saved: under which code, and until when it works. */
export interface SavedCode {
  readonly code: string;
  /** Epoch seconds: when the first of its events begins. */
  readonly expiresAtS: number;
}

/** Why a selection of a loaded coupon cannot be bet on now. */
export type CodeReason = 'suspended' | 'finished' | 'gone';

/** One selection of a loaded coupon, at the odds of now. */
export interface CodedSelection extends ComposedSelection, SelectionDraft {
  /** Undefined when it can be bet on. */
  readonly reason: CodeReason | undefined;
}

/** A coupon as it comes back by its code. */
export interface CodedCoupon extends SavedCode {
  readonly type: CouponType;
  readonly systemSize: number | undefined;
  readonly selections: readonly CodedSelection[];
}
