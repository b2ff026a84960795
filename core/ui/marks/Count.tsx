import { classNames } from '../classNames.ts';
import styles from './Count.module.css';

interface CountProps {
  readonly value: number;
  readonly tone?: 'neutral' | 'accent' | undefined;
  readonly className?: string | undefined;
}

/** Number beside a label, such as that of its items. */
export function Count({ value, tone = 'neutral', className }: CountProps) {
  return (
    <span className={classNames('num', styles.count, styles[tone], className)} translate="no">
      {value}
    </span>
  );
}
