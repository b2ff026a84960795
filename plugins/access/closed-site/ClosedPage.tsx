import type { ComponentProps, ReactNode } from 'react';
import { PageMessage, usePageTitle } from '#core/ui';
import styles from './ClosedPage.module.css';

interface ClosedPageProps extends ComponentProps<typeof PageMessage> {
  readonly art: ReactNode;
}

/** Explains why the site is closed: text and actions on one side, a drawing on the other. */
export function ClosedPage({ title, art, ...words }: ClosedPageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      <PageMessage {...words} title={title} />
      <svg className={styles.art} viewBox="0 0 560 420" aria-hidden="true" focusable="false">
        {art}
      </svg>
    </div>
  );
}
