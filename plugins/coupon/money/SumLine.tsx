import type { ReactNode } from 'react';
import { classNames } from '#core/ui';
import styles from './Sums.module.css';

interface SumLineProps {
  readonly label: ReactNode;
  /** Formatted figure; a line without one is text only. */
  readonly value: string | undefined;
  /** Emphasised as the result of the other lines. */
  readonly isMain?: boolean;
  /** Positive, in favour of the person. */
  readonly isPlus?: boolean;
  readonly testId?: string;
}

/** Labelled figure in a `dl`, styled by the class of that list (`sums`, or the printed one). */
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
