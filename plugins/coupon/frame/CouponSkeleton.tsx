import { SkeletonLine } from '#core/ui';
import styles from './CouponSkeleton.module.css';

/** Placeholder as high as the coupon that is loading. */
export function CouponSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: Math.max(1, Math.min(count, 6)) }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.lines}>
            <SkeletonLine width="62%" height="13px" />
            <SkeletonLine width="44%" height="10px" />
            <SkeletonLine width="74%" height="9px" />
          </div>
          <SkeletonLine width="36px" height="14px" />
        </div>
      ))}
      <div className={styles.foot}>
        <SkeletonLine width="100%" height="40px" />
        <SkeletonLine width="100%" height="28px" />
        <SkeletonLine width="100%" height="40px" />
      </div>
    </div>
  );
}
