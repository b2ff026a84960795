import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Line of the list: the value may be anything that renders. */
interface Description {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values of a description list. */
interface DescriptionListProps {
  readonly items: readonly Description[];
}

/** Names and values, one line each. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
