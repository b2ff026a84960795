import { classNames, SkeletonLine } from '#core/ui';
import styles from './PartSkeleton.module.css';

interface PartSkeletonProps {
  readonly lineCount?: number | undefined;
  readonly className?: string | undefined;
}

export function PartSkeleton({ lineCount = 6, className }: PartSkeletonProps) {
  return (
    <div className={classNames(styles.waiting, className)} aria-hidden="true">
      {Array.from({ length: lineCount }, (_, row) => (
        <SkeletonLine key={row} width={`${92 - ((row * 17) % 30)}%`} />
      ))}
    </div>
  );
}
