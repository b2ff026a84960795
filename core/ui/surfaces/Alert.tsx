import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Alert.module.css';

interface AlertProps {
  readonly tone: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  readonly title?: string | undefined;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const icons = {
  info: 'info-circle',
  success: 'circle-check',
  warning: 'alert-triangle',
  danger: 'alert-circle',
  neutral: 'info-circle',
} as const;

/** Message inside the page. Role `status`: a screen reader finishes its sentence before it. */
export function Alert({ tone, title, actions, className, children }: AlertProps) {
  return (
    <div role="status" className={classNames(styles.alert, styles[tone], className)}>
      <Icon name={icons[tone]} size={18} className={styles.icon} />
      <div className={styles.text}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
