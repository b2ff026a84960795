import type { ReactNode } from 'react';
import styles from './PanelParts.module.css';

interface FactListProps {
  /** What the rows are, where no heading says it. */
  readonly label?: string | undefined;
  /** `FactRow`s. */
  readonly children: ReactNode;
}

/** Things of a panel that have facts and buttons of their own, one a row: sessions, checks. */
export function FactList({ label, children }: FactListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
