import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Panel.module.css';

interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: ElementType | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Bordered surface with content of one kind. */
export function Panel({ as: Tag = 'section', className, children, ...rest }: PanelProps) {
  return (
    <Tag {...rest} className={classNames(styles.panel, className)}>
      {children}
    </Tag>
  );
}
