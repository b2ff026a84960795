import type { CSSProperties } from 'react';
import styles from './Marble.module.css';

/** A marble in its colours, which are data; its name stands beside it. */
export function Marble({ colors: [glass, vein] }: { readonly colors: readonly [string, string] }) {
  return (
    <span
      className={styles.marble}
      style={{ '--glass': glass, '--vein': vein } as CSSProperties}
      aria-hidden="true"
    />
  );
}
