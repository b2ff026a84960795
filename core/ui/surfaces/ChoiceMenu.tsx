import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu } from '@base-ui/react/menu';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useServices } from '../react/useServices.ts';
import styles from './ChoiceMenu.module.css';
import type { OpenMenu } from './MenuButton.tsx';

/** Choice of a menu; a disabled one stays listed, so that it can show the reason. */
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
 * Menu of choices (Base UI): arrows, Home, End and first letters move through it, Esc, Tab and a
 * press outside close it, and the focus returns to the button. It weighs 49 kB, so import it in a
 * lazy component only, below `MenuButton`.
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
                  // Forwards the browser continues from the button, backwards the button gets the
                  // focus.
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

/** Above the dialog or popover from which it was opened. */
function show(popup: HTMLElement | null): void {
  popup?.parentElement?.showPopover();
}

/** Focuses the current choice, once the items know their positions. */
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
