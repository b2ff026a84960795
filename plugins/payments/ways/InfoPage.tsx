import type { ReactNode } from 'react';
import styles from './InfoPage.module.css';

/** A public page, for people signed in or not. */
export function InfoPage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}

/** A sentence between its parts. */
export function InfoLead({
  role,
  children,
}: {
  readonly role?: 'status';
  readonly children: string;
}) {
  return (
    <p role={role} className={styles.lead}>
      {children}
    </p>
  );
}
