import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Fold.module.css';

/** Panel that shows only its title until it is pressed. */
export function Fold({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
