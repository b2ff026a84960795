import type { ReactNode } from 'react';
import styles from './ClosedDetails.module.css';

interface ClosedDetailsProps {
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names and values below the text of a closed page. */
export function ClosedDetails({ rows }: ClosedDetailsProps) {
  if (rows.length === 0) return null;
  return (
    <dl className={`num ${styles.details}`}>
      {rows.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
