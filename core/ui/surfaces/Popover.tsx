import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../classNames.ts';
import { followAnchor } from './followAnchor.ts';
import styles from './Popover.module.css';

interface PopoverProps {
  /** Name of the popover. */
  readonly label: string;
  /** Content of the button. */
  readonly trigger: ReactNode;
  /** Name of the button, if its content does not contain it. */
  readonly triggerLabel?: string | undefined;
  readonly triggerClassName?: string | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly className?: string | undefined;
  /** Rendered only while open. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * Popover on the popover API, with the browser's focus and Esc. SHL-510: closes when the focus
 * leaves.
 */
export function Popover({
  label,
  trigger,
  triggerLabel,
  triggerClassName,
  align = 'start',
  className,
  children,
}: PopoverProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const button = buttonRef.current;
    const panel = panelRef.current;
    if (!isOpen || button === null || panel === null) return undefined;
    return followAnchor(panel, () => button, { align });
  }, [isOpen, align]);

  // Before it is shown, so that its content is rendered when the browser looks for an element to
  // focus.
  function onBeforeToggle(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState === 'open') flushSync(() => setOpen(true));
  }

  function onToggle(event: ToggleEvent<HTMLDivElement>): void {
    setOpen(event.newState === 'open');
    if (event.newState === 'open')
      panelRef.current
        ?.querySelector<HTMLElement>('[data-autofocus]')
        ?.focus({ preventScroll: true });
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (
      relatedTarget !== null &&
      relatedTarget !== buttonRef.current &&
      panelRef.current?.contains(relatedTarget) === false
    )
      panelRef.current.hidePopover();
  }

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        popoverTarget={id}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames(styles.trigger, triggerClassName)}
      >
        {trigger}
      </button>
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classNames(styles.panel, className)}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onBlur={onBlur}
      >
        {isOpen ? children(() => document.getElementById(id)?.hidePopover()) : null}
      </div>
    </>
  );
}
