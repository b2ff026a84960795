import type { CSSProperties } from 'react';
import styles from './Marble.module.css';

export function Marble({ colors: [glass, vein] }: { readonly colors: readonly [string, string] }) {
  return (
    <span
      className={styles.marble}
      style={{ '--glass': glass, '--vein': vein } as CSSProperties}
      aria-hidden="true"
    />
  );
}
