import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Message for empty content, with a suggestion. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {icon === undefined ? null : <Icon name={icon} size={32} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
