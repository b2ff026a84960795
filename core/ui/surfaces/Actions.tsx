import type { ReactNode } from 'react';
import styles from './PanelParts.module.css';

/** Buttons and links side by side; those without room wrap to the next line. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
