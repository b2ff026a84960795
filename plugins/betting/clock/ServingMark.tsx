import { classNames } from '#core/ui';
import styles from './ServingMark.module.css';

interface ServingMarkProps {
  /** What it means, where nothing beside it says so. */
  readonly label?: string;
  readonly isOnBoard?: boolean;
}

/** Marks the side that serves. */
export function ServingMark({ label, isOnBoard = false }: ServingMarkProps) {
  return (
    <i
      className={classNames(styles.mark, isOnBoard && styles.board)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    />
  );
}
