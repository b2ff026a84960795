import type { CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import styles from './SkeletonLine.module.css';

interface SkeletonLineProps {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly className?: string | undefined;
}

/** Grey line in place of a loading text; width and height are CSS lengths. */
export function SkeletonLine({ width, height, className }: SkeletonLineProps) {
  const size = { '--skeleton-width': width, '--skeleton-height': height } as CSSProperties;
  return <span className={classNames(styles.line, className)} style={size} aria-hidden="true" />;
}
