import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Count } from '../marks/Count.tsx';
import { LiveDot } from '../marks/LiveDot.tsx';
import styles from './Tabs.module.css';

/** Choice of Tabs and Segmented. */
export interface ChoiceItem<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | undefined;
  readonly isLive?: boolean | undefined;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly items: readonly ChoiceItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /**
   * Shows counts as plain figures instead of marks, for filters, whose counts need no attention.
   */
  readonly areCountsQuiet?: boolean | undefined;
  readonly className?: string | undefined;
}

/** WAI-ARIA tabs: one stop for Tab; arrows (mirrored in RTL pages), Home and End select. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  areCountsQuiet = false,
  className,
}: TabsProps<Id>) {
  const listRef = useRef<HTMLDivElement>(null);

  function choose(index: number): void {
    const item = items[(index + items.length) % items.length];
    if (item === undefined) return;
    onChange(item.id);
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(item.id)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const now = items.findIndex((item) => item.id === value);
    const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const previous = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === next) choose(now + 1);
    else if (event.key === previous) choose(now - 1);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(items.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label={label}
      className={classNames(styles.tabs, className)}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => {
        const isSelected = item.id === value;
        return (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`tab-${item.id}`}
            data-tab={item.id}
            aria-selected={isSelected}
            aria-controls={isSelected ? `panel-${item.id}` : undefined}
            tabIndex={isSelected ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.id)}
          >
            {item.isLive === true ? <LiveDot /> : null}
            {item.label}
            {item.count === undefined ? null : areCountsQuiet ? (
              <span className={`num ${styles.quiet}`} translate="no">
                {item.count}
              </span>
            ) : (
              <Count value={item.count} tone={isSelected ? 'accent' : 'neutral'} />
            )}
          </button>
        );
      })}
    </div>
  );
}

interface TabPanelProps<Id extends string> {
  /** Id of its tab. */
  readonly id: Id;
  /** Id of the selected tab. */
  readonly value: Id;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders its children only while its tab is selected. */
export function TabPanel<Id extends string>({ id, value, className, children }: TabPanelProps<Id>) {
  if (id !== value) return null;
  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} className={className}>
      {children}
    </div>
  );
}
