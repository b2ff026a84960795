import { SkeletonLine } from '#core/ui';
import styles from './PartSkeleton.module.css';

/** Lines of a part that is on its way. */
export function PartSkeleton({ lineCount = 6 }: { readonly lineCount?: number }) {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({ length: lineCount }, (_, row) => (
        <SkeletonLine key={row} width={`${92 - ((row * 17) % 30)}%`} />
      ))}
    </div>
  );
}
