import type { MouseEvent, ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of what it leads to, which can take the focus. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A way past many stops of Tab. It moves the focus itself: a changed hash would navigate. */
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
