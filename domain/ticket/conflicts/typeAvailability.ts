import { couponTypes, type CouponType } from '../CouponType.ts';
import { findConflicts, type ConflictFacts, type CouponConflict } from './findConflicts.ts';

/** Whether these selections can be a coupon of a kind; if not, the reason and its remedy. */
export type TypeAvailability =
  | { readonly isAvailable: true }
  | { readonly isAvailable: false; readonly reason: CouponConflict };

/**
 * Returns the possible kinds of a set of selections, with the first reason against each other kind.
 * Nothing is composed yet: there are no bankers, and each selection is a block. Source: CPN-99.
 *
 * @param platformMost how many selections the platform takes at most
 */
export function typeAvailability(
  facts: readonly ConflictFacts[],
  platformMost?: number,
): Readonly<Record<CouponType, TypeAvailability>> {
  const plain = facts.map((own, index): ConflictFacts => ({
    ...own,
    isBanker: false,
    blockId: index + 1,
  }));
  const entries = couponTypes.map((type): [CouponType, TypeAvailability] => {
    const [reason] = findConflicts(
      { type, systemSize: 2, ...(type === 'multi' ? { blockStakes: {} } : {}) },
      plain,
      platformMost,
    );
    return [type, reason === undefined ? { isAvailable: true } : { isAvailable: false, reason }];
  });
  return Object.fromEntries(entries) as Record<CouponType, TypeAvailability>;
}
