import type { ReactNode } from 'react';
import styles from './PanelPage.module.css';
import { classNames } from '../classNames.ts';
import { focusElement } from '../react/focusElement.ts';
import { Panel } from './Panel.tsx';

interface PanelPageProps {
  readonly title: string;
  /** Above the title. */
  readonly mark?: ReactNode;
  /** Why the person is here, under the title. */
  readonly reason?: string | undefined;
  /** `sm` for a form, `lg` for what has to be read at length, `xl` for a document. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly isBusy?: boolean | undefined;
  /** What the person came for is done, and the title says it: it has the focus. */
  readonly isDone?: boolean | undefined;
  readonly children: ReactNode;
}

/** A page that is one panel in the middle: sign-in, a new password, a ban, changed terms. */
export function PanelPage({
  title,
  mark,
  reason,
  size = 'sm',
  isBusy,
  isDone = false,
  children,
}: PanelPageProps) {
  return (
    <div className={classNames(styles.page, size === 'sm' && styles.form)}>
      <Panel className={classNames(styles.panel, styles[size])} aria-busy={isBusy}>
        {mark}
        <h1
          ref={isDone ? focusElement : undefined}
          tabIndex={isDone ? -1 : undefined}
          className={styles.title}
        >
          {title}
        </h1>
        {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
        {children}
      </Panel>
    </div>
  );
}
