import type { ReactNode } from 'react';
import styles from './PanelParts.module.css';

interface RecordListProps {
  /** What the rows are, where no heading says it. */
  readonly label?: string | undefined;
  /** `RecordRow`s. */
  readonly children: ReactNode;
}

/** Things of a panel that have facts and buttons of their own, one a row: sessions, checks. */
export function RecordList({ label, children }: RecordListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
