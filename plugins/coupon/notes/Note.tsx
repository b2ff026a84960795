import type { ReactNode } from 'react';
import { classNames, Icon, type IconName } from '#core/ui';
import styles from './Note.module.css';

interface NoteProps {
  readonly tone: 'warning' | 'danger' | 'info' | 'neutral';
  readonly icon: IconName;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What stands in the way of the bet. It is no live region: the coupon's announcer speaks, merged and not too often. */
export function Note({ tone, icon, title, children, actions }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone])}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined ? null : <p>{children}</p>}
        {actions === undefined || actions === null ? null : (
          <div className={styles.actions}>{actions}</div>
        )}
      </div>
    </div>
  );
}
