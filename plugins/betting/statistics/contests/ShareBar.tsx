import type { CSSProperties } from 'react';
import { ShareText } from './ShareText.tsx';
import styles from './ContestTable.module.css';

interface ShareBarProps {
  readonly share: number;
  /** The largest of the table: its bar is full. */
  readonly most: number;
}

/** A share in figures and as a bar. */
export function ShareBar({ share, most }: ShareBarProps) {
  return (
    <span
      className={styles.bar}
      style={{ '--part': most === 0 ? 0 : share / most } as CSSProperties}
    >
      <i aria-hidden="true" />
      <ShareText share={share} />
    </span>
  );
}
