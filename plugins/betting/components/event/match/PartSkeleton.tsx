import { SkeletonLine } from '#core/ui';
import styles from './PartSkeleton.module.css';

/** Lines of a part that is on its way. */
export function PartSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({ length: 6 }, (_, row) => (
        <SkeletonLine key={row} width={`${92 - ((row * 17) % 30)}%`} />
      ))}
    </div>
  );
}
