import type { MouseEvent, ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the target, which must be focusable. */
  readonly to: string;
  readonly children: ReactNode;
}

/**
 * Link past many stops of Tab. It moves the focus itself, because a changed hash would navigate.
 */
export function SkipLink({ to, children }: SkipLinkProps) {
  function skip(event: MouseEvent): void {
    event.preventDefault();
    const target = document.getElementById(to);
    target?.focus();
    target?.scrollIntoView({ block: 'start' });
  }
  return (
    <a href={`#${to}`} className={styles.skip} onClick={skip}>
      {children}
    </a>
  );
}
