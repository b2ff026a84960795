import type { ReactNode } from 'react';
import { classNames } from '#core/ui';
import styles from './Sums.module.css';

interface SumLineProps {
  readonly label: ReactNode;
  /** A figure as it is written; a line without one is only said. */
  readonly value: string | undefined;
  /** Stands out as the result of the others. */
  readonly isMain?: boolean;
  /** More than nothing, in favour of the person. */
  readonly isPlus?: boolean;
  readonly testId?: string;
}

/** A named figure in a `dl`, whose class (`sums`, or that of the paper) says how lines look. */
export function SumLine({ label, value, isMain = false, isPlus = false, testId }: SumLineProps) {
  return (
    <div className={classNames(isMain && styles.main)}>
      <dt dir="auto">{label}</dt>
      {value === undefined ? null : (
        <dd
          className={classNames('num', isPlus && styles.plus)}
          translate="no"
          data-testid={testId}
        >
          {value}
        </dd>
      )}
    </div>
  );
}
