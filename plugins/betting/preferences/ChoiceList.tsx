import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '#core/ui';
import styles from './ChoiceList.module.css';

interface ChoiceListProps<Id extends string | number> {
  readonly label: string;
  readonly items: readonly {
    readonly id: Id;
    readonly label: string;
    readonly detail?: string | undefined;
  }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Called after a choice by pointer, Enter or Space; arrow keys only move the focus. */
  readonly onDone?: (() => void) | undefined;
}

/** One of a few, as rows: WAI-ARIA radio group with arrows, Home and End. */
export function ChoiceList<Id extends string | number>({
  label,
  items,
  value,
  onChange,
  onDone,
}: ChoiceListProps<Id>) {
  const listRef = useRef<HTMLDivElement>(null);
  const now = Math.max(
    0,
    items.findIndex((item) => item.id === value),
  );

  useEffect(() => {
    listRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);

  function choose(index: number): void {
    const item = items[(index + items.length) % items.length];
    if (item === undefined) return;
    onChange(item.id);
    listRef.current
      ?.querySelectorAll<HTMLElement>('[role="radio"]')
      [(index + items.length) % items.length]?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') choose(now + 1);
    else if (event.key === 'ArrowUp') choose(now - 1);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(items.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={listRef} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="radio"
          aria-checked={item.id === value}
          tabIndex={index === now ? 0 : -1}
          {...(index === now ? { 'data-autofocus': '' } : {})}
          className={styles.item}
          onClick={() => {
            onChange(item.id);
            onDone?.();
          }}
        >
          <span className={styles.label}>{item.label}</span>
          {item.detail === undefined ? null : (
            <span className={`num ${styles.detail}`}>{item.detail}</span>
          )}
          {item.id === value ? <Icon name="check" className={styles.check} /> : null}
        </button>
      ))}
    </div>
  );
}
