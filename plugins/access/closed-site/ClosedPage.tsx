import type { ReactNode } from 'react';
import { usePageTitle } from '#core/ui';
import styles from './ClosedPage.module.css';

interface ClosedPageProps {
  readonly title: string;
  readonly text: string;
  readonly code?: string | undefined;
  readonly art: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Says why the site is closed: words and what can be done on one side, a drawing on the other. */
export function ClosedPage({ title, text, code, art, actions, children }: ClosedPageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        {code === undefined ? null : <span className={`num ${styles.code}`}>{code}</span>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      <svg className={styles.art} viewBox="0 0 560 420" aria-hidden="true" focusable="false">
        {art}
      </svg>
    </div>
  );
}
