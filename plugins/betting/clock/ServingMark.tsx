import { classNames } from '#core/ui';
import styles from './ServingMark.module.css';

interface ServingMarkProps {
  /** Label for screen readers, where no text beside the mark gives its meaning. */
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
