import type { ReactNode } from 'react';
import styles from './PanelParts.module.css';

/** A sentence or two that explain the content beside them. */
export function PanelText({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
