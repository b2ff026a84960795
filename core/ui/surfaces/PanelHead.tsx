import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import styles from './Panel.module.css';

interface PanelHeadProps {
  readonly title: ReactNode;
  /** Id of the heading, for the aria-labelledby of the panel. */
  readonly id?: string | undefined;
  readonly actions?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** Title of a panel, with its actions. */
export function PanelHead({ title, id, actions, icon, level = 2, className }: PanelHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames(styles.head, className)}>
      {icon === undefined ? null : <Icon name={icon} className={styles.icon} />}
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {actions}
    </div>
  );
}
