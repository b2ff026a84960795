import type { ReactNode } from 'react';
import { VisuallyHidden } from '#core/ui';
import styles from './ContestTable.module.css';

interface ContestTableProps {
  readonly caption: string;
  /** Head of the first column; the second one has the share, drawn as a bar. */
  readonly name: string;
  readonly share: string;
  /** Heads of the columns behind them. */
  readonly heads: ReactNode;
  readonly children: ReactNode;
}

export function ContestTable({ caption, name, share, heads, children }: ContestTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {name}
            </th>
            <th scope="col" className={styles.share}>
              {share}
            </th>
            {heads}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
