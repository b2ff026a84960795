import { useTranslate } from '#core/ui';
import { blockLetter } from '#domain/ticket/blockLetter.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';

/** Name of a block by index: letters in a multi coupon (unordered), else numbers. */
export function useBlockName(): (type: CouponType, index: number) => string {
  const t = useTranslate('coupon.kinds');
  return (type, index) =>
    t('block.name', { name: type === 'multi' ? blockLetter(index + 1) : `${index + 1}` });
}
