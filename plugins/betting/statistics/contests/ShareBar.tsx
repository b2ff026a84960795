import type { CSSProperties } from 'react';
import { ShareText } from './ShareText.tsx';
import styles from './ContestTable.module.css';

interface ShareBarProps {
  readonly share: number;
  readonly most: number;
}

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
