import { useTranslate } from '#core/ui';
import { blockLetter } from '#domain/ticket/blockLetter.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';

/** Name of a block by its place from 0: letters for a multi coupon, in which the order means nothing, else numbers. */
export function useBlockName(): (type: CouponType, index: number) => string {
  const t = useTranslate('coupon.kinds');
  return (type, index) =>
    t('block.name', { name: type === 'multi' ? blockLetter(index + 1) : `${index + 1}` });
}
