import type { ReactNode } from 'react';
import styles from './PanelParts.module.css';

/** Body of a panel, below its head: texts, fields and buttons under each other. */
export function PanelBody({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.body} data-panel-body="">
      {children}
    </div>
  );
}
