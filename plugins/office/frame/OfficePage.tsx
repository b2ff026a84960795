import type { ReactNode } from 'react';
import { HeldAccountNote } from '../../auth/ui.ts';
import styles from './OfficePage.module.css';

/** Frame of a page of the personal area: stacked panels, with a margin on a phone. */
export function OfficePage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <HeldAccountNote />
      {children}
    </div>
  );
}
