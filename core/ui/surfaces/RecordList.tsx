import type { ReactNode } from 'react';
import styles from './PanelParts.module.css';

interface RecordListProps {
  /** Name of the list, if no heading has it. */
  readonly label?: string | undefined;
  /** `RecordRow`s. */
  readonly children: ReactNode;
}

/** Records of a panel with details and buttons, one a row: sessions, checks. */
export function RecordList({ label, children }: RecordListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
