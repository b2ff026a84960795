import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** A few facts, each with its name. */
export function Facts({ rows }: FactsProps) {
  if (rows.length === 0) return null;
  return (
    <dl className={`num ${styles.facts}`}>
      {rows.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
