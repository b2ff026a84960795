import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import { AsyncBoundary } from '../react/AsyncBoundary.tsx';
import { Popover } from './Popover.tsx';
import styles from './BarPopover.module.css';

interface BarPopoverProps {
  /** Name of the popover. */
  readonly label: string;
  /** Content of the button: the current value, behind an icon or a title. */
  readonly trigger: ReactNode;
  readonly icon?: IconName | undefined;
  readonly title?: string | undefined;
  /** Rendered only while open; may be lazy. */
  readonly children: (close: () => void) => ReactNode;
}

/** Button of the bar below the header that opens a choice. */
export function BarPopover({ label, trigger, icon, title, children }: BarPopoverProps) {
  return (
    <Popover
      label={label}
      align="end"
      triggerClassName={styles.item}
      trigger={
        <>
          {icon === undefined ? null : <Icon name={icon} size={14} className={styles.quiet} />}
          {title === undefined ? null : <span className={styles.quiet}>{title}</span>}
          {trigger}
          <Icon name="chevron-down" size={14} className={styles.quiet} />
        </>
      }
    >
      {(close) => <AsyncBoundary fallback={null}>{children(close)}</AsyncBoundary>}
    </Popover>
  );
}
