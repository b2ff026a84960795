import type { ReactNode } from 'react';
import styles from './PanelPage.module.css';
import { classNames } from '../classNames.ts';
import { focusElement } from '../react/focusElement.ts';
import { Panel } from './Panel.tsx';

interface PanelPageProps {
  readonly title: string;
  /** Above the title. */
  readonly mark?: ReactNode;
  /** Reason why the person is here, under the title. */
  readonly reason?: string | undefined;
  /** `sm` for a form, `lg` for long texts, `xl` for a document. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly isBusy?: boolean | undefined;
  /** The task is complete, and the title says so: it gets the focus. */
  readonly isDone?: boolean | undefined;
  readonly children: ReactNode;
}

/** Page with one panel in the middle: sign-in, a new password, a ban, changed terms. */
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
