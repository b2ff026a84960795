import type { ReactNode } from 'react';
import { classNames, Panel } from '#core/ui';
import styles from './PagePanel.module.css';

interface PagePanelProps {
  readonly title: string;
  /** Above the title. */
  readonly mark?: ReactNode;
  /** For what has to be read at length. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page that says one thing: a panel in the middle under the title of the page. */
export function PagePanel({ title, mark, isWide = false, children }: PagePanelProps) {
  return (
    <div className={styles.page}>
      <Panel className={classNames(styles.panel, isWide && styles.wide)}>
        {mark}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Panel>
    </div>
  );
}
