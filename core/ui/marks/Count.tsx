import { classNames } from '../classNames.ts';
import styles from './Count.module.css';

interface CountProps {
  readonly value: number;
  readonly tone?: 'neutral' | 'accent' | undefined;
  readonly className?: string | undefined;
}

/** A number beside a label: how many are behind it. */
export function Count({ value, tone = 'neutral', className }: CountProps) {
  return (
    <span className={classNames('num', styles.count, styles[tone], className)} translate="no">
      {value}
    </span>
  );
}
