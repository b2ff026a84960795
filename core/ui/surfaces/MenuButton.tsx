import { useState, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { AsyncBoundary } from '../react/AsyncBoundary.tsx';
import styles from './Popover.module.css';

/** Open menu: its anchor, and its close function. */
export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface MenuButtonProps {
  /** Content of the button. */
  readonly trigger: ReactNode;
  /** Name of the button, if its content does not contain it. */
  readonly triggerLabel?: string | undefined;
  readonly triggerClassName?: string | undefined;
  /**
   * Renders a `ChoiceMenu` in a lazy component, whose code is loaded when the button is pressed.
   */
  readonly children: (menu: OpenMenu) => ReactNode;
}

/** Button that opens a menu of choices. For links and anything else use `Popover`. */
export function MenuButton({ trigger, triggerLabel, triggerClassName, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        aria-label={triggerLabel}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        className={classNames(styles.trigger, triggerClassName)}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        {trigger}
      </button>
      {anchor === undefined ? null : (
        <AsyncBoundary fallback={null}>
          {children({ anchor, onClose: () => setAnchor(undefined) })}
        </AsyncBoundary>
      )}
    </>
  );
}
