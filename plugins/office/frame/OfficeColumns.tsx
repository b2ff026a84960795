import type { ReactNode } from 'react';
import styles from './OfficeColumns.module.css';

interface OfficeColumnsProps {
  /** Content beside the wide column: panels, or a menu of sections. */
  readonly aside?: 'panels' | 'menu';
  readonly children: ReactNode;
}

/** Wide column with one beside it; stacked where there is no room. */
export function OfficeColumns({ aside = 'panels', children }: OfficeColumnsProps) {
  return (
    <div className={styles.columns} data-aside={aside}>
      {children}
    </div>
  );
}

/** Stack of panels within the columns. */
export function OfficeColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
