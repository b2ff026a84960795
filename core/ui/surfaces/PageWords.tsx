import type { ReactNode } from 'react';
import styles from './PageWords.module.css';

interface PageWordsProps {
  /** Above the title: `404`. */
  readonly code?: string | undefined;
  readonly title: string;
  readonly text: string;
  /** Links and buttons at the end. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Text of a page without other content: not found, failed, closed. */
export function PageWords({ code, title, text, actions, children }: PageWordsProps) {
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
