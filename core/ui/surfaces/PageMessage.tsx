import type { ReactNode } from 'react';
import styles from './PageMessage.module.css';

interface PageMessageProps {
  /** Above the title: `404`. */
  readonly code?: string | undefined;
  readonly title: string;
  readonly text: string;
  /** Links and buttons at the end. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Text of a page without other content: not found, failed, closed. */
export function PageMessage({ code, title, text, actions, children }: PageMessageProps) {
  return (
    <div className={styles.words}>
      {code === undefined ? null : <span className={`num ${styles.code}`}>{code}</span>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
