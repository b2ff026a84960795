import { useTranslate } from '#core/ui';
import { couponTypes, selectionCounts, type CouponType } from '../../domain/CouponType.ts';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';

/** A kind of coupon in a list of all. */
interface ListedKind {
  readonly type: CouponType;
  readonly name: string;
  /** What it is, or why these selections cannot be one. */
  readonly text: string;
  readonly isOff: boolean;
  readonly isOn: boolean;
}

/** All kinds with the reason why one is not available. Call it in an observer. */
export function useKinds(workspace: CouponWorkspace): readonly ListedKind[] {
  const t = useTranslate('coupon.kinds');
  const { type: current } = workspace.coupon;
  const { count } = workspace.selections;
  return couponTypes.map((type) => {
    const [least, largest] = selectionCounts[type];
    const isOff = count < least || count > largest;
    const text = count < least ? t('off.few', { count: least - count }) : isOff ? t('off.many', { count: largest }) : t(`about.${type}`);
    return { type, name: t(`name.${type}`), text, isOff, isOn: type === current };
  });
}
