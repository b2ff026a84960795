import type { ReactNode } from 'react';
import styles from './FormPage.module.css';
import { Panel } from './Panel.tsx';

interface FormPageProps {
  readonly title: string;
  /** Why the person is here, under the title. */
  readonly reason?: string | undefined;
  readonly isBusy?: boolean | undefined;
  readonly children: ReactNode;
}

/** A page that is one narrow form: sign-in, a new password, a last missing detail. */
export function FormPage({ title, reason, isBusy, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <Panel className={styles.panel} aria-busy={isBusy}>
        <h1 className={styles.title}>{title}</h1>
        {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
        {children}
      </Panel>
    </div>
  );
}
