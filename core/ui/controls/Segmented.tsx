import { classNames } from '../classNames.ts';
import { LiveDot } from '../marks/LiveDot.tsx';
import type { ChoiceItem } from './Tabs.tsx';
import styles from './Segmented.module.css';

export interface SegmentedProps<Id extends string | number> {
  readonly label: string;
  readonly items: readonly ChoiceItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isBlock?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Two to four views of the same thing, one of which is selected. */
export function Segmented<Id extends string | number>({
  label,
  items,
  value,
  onChange,
  isBlock = false,
  className,
}: SegmentedProps<Id>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.segmented, isBlock && styles.block, className)}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={item.id === value}
          className={styles.segment}
          onClick={() => onChange(item.id)}
        >
          {item.isLive === true ? <LiveDot /> : null}
          {item.label}
          {item.count === undefined ? null : (
            <span className="num" translate="no">
              {item.count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
