import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import type { ComposedSelection } from '#domain/ticket/ComposedCoupon.ts';

/** Code of a saved coupon, and until when it is valid. */
export interface SavedCode {
  readonly code: string;
  /** Epoch seconds; the start of its first event. */
  readonly expiresAtS: number;
}

/** Why a selection of a loaded coupon cannot be bet on now. */
export type CodeReason = 'suspended' | 'finished' | 'gone';

/** Selection of a loaded coupon at current odds. */
export interface CodedSelection extends ComposedSelection, SelectionDraft {
  /** Undefined when it can be bet on. */
  readonly reason: CodeReason | undefined;
}

/** Coupon loaded by its code. */
export interface CodedCoupon extends SavedCode {
  readonly type: CouponType;
  readonly systemSize: number | undefined;
  readonly selections: readonly CodedSelection[];
}
