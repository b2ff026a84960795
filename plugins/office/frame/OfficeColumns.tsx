import type { ReactNode } from 'react';
import styles from './OfficeColumns.module.css';

interface OfficeColumnsProps {
  /** What stands beside the wide column: panels, or a menu of the sections. */
  readonly aside?: 'panels' | 'menu';
  readonly children: ReactNode;
}

/** A wide column and one beside it; below each other where there is no room. */
export function OfficeColumns({ aside = 'panels', children }: OfficeColumnsProps) {
  return (
    <div className={styles.columns} data-aside={aside}>
      {children}
    </div>
  );
}

/** Panels below each other, within the columns. */
export function OfficeColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
