import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Badge.module.css';
import { LiveDot } from './LiveDot.tsx';

interface BadgeProps {
  readonly tone: 'neutral' | 'now' | 'success' | 'danger' | 'warning' | 'info' | 'accent';
  readonly hasDot?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Short word of state, such as Live or Won. The tone is never the only sign. */
export function Badge({ tone, hasDot = false, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {hasDot ? <LiveDot /> : null}
      {children}
    </span>
  );
}
