import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu } from '@base-ui/react/menu';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useServices } from '../react/useServices.ts';
import styles from './ChoiceMenu.module.css';
import type { OpenMenu } from './MenuButton.tsx';

/** A choice of a menu; one that is off stays listed, so that it can say why. */
export interface MenuChoice<Id extends string | number> {
  readonly id: Id;
  /** Read out, and found by its first letters. */
  readonly name: string;
  readonly content: ReactNode;
  readonly isOff?: boolean | undefined;
}

interface ChoiceMenuProps<Id extends string | number> {
  readonly menu: OpenMenu;
  readonly label: string;
  readonly align?: 'start' | 'end' | undefined;
  readonly className?: string | undefined;
  readonly itemClassName?: string | undefined;
  readonly items: readonly MenuChoice<Id>[];
  readonly value: Id | undefined;
  readonly onChoose: (id: Id) => void;
}

/**
 * One of a few in a menu (Base UI): arrows, Home, End and first letters go through it, Esc, Tab and
 * a press outside close it, and the focus goes back to the button. Comes with 49 kB, so import it
 * in a lazy component only, below `MenuButton`.
 */
export const ChoiceMenu = observer(function ChoiceMenu<Id extends string | number>({
  menu: { anchor, onClose },
  label,
  align = 'start',
  className,
  itemClassName,
  items,
  value,
  onChoose,
}: ChoiceMenuProps<Id>) {
  const { environment } = useServices();
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <DirectionProvider direction={environment.direction}>
      <div ref={setHost} className={styles.host}>
        <Menu.Root
          open={host !== null}
          modal={false}
          onOpenChange={(_isOpen, details) => {
            // A press on the button, which also takes the focus, closes it by itself.
            if (isAt(anchor, details.event)) details.cancel();
            else onClose();
          }}
        >
          <Menu.Portal container={host}>
            <Menu.Positioner
              anchor={anchor}
              align={align}
              sideOffset={6}
              collisionPadding={8}
              positionMethod="fixed"
              popover="manual"
              className={styles.place}
            >
              <Menu.Popup
                ref={show}
                aria-label={label}
                onKeyDown={(event) => {
                  if (event.key !== 'Tab') return;
                  // From the button the browser itself goes on, back it is the button's turn.
                  anchor.focus();
                  if (event.shiftKey) event.preventDefault();
                  onClose();
                }}
                finalFocus={() => anchor}
                className={classNames(styles.popup, className)}
                style={{ maxBlockSize: 'var(--available-height)' }}
              >
                <Menu.RadioGroup value={value}>
                  {items.map(({ id, name, content, isOff }) => (
                    <Menu.RadioItem
                      key={id}
                      value={id}
                      label={name}
                      disabled={isOff}
                      closeOnClick
                      className={classNames(styles.item, itemClassName)}
                      onClick={() => onChoose(id)}
                    >
                      {content}
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
                <FocusChosen />
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </div>
    </DirectionProvider>
  );
});

/** Above dialogs and popovers, from whichever it was opened. */
function show(popup: HTMLElement | null): void {
  popup?.parentElement?.showPopover();
}

/** Begins at what is chosen; the items know their places by then. */
function FocusChosen() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    here.current?.parentElement
      ?.querySelector<HTMLElement>('[aria-checked="true"]')
      ?.focus({ preventScroll: true });
  }, []);
  return <span ref={here} hidden />;
}

function isAt(anchor: HTMLElement, event: Event): boolean {
  const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
  return target instanceof Node && anchor.contains(target);
}
