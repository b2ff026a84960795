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

/** A note above the place button. Not a live region: see `CouponAnnouncements`. */
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
