import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTranslate } from '../react/useTranslate.ts';
import { classNames } from '../classNames.ts';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './Dialog.module.css';
import { useLayer } from './useLayer.ts';

interface DialogProps {
  readonly title: string;
  readonly isTitleHidden?: boolean | undefined;
  /** False: neither Esc nor a press outside closes it, and it has no close button. */
  readonly isDismissible: boolean;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'wide' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const markedFocus = '[data-autofocus]';
const fields =
  '[data-dialog-body] :is(input:not([type="hidden"]), select, textarea):not(:disabled)';

/** Dialog on `<dialog>`: the browser stacks it, keeps the focus inside and makes the page inert. */
export function Dialog({
  title,
  isTitleHidden = false,
  isDismissible,
  onClose,
  footer,
  size = 'md',
  className,
  children,
}: DialogProps) {
  const t = useTranslate('shell');
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    const opener = document.activeElement;
    if (dialog === null) return undefined;
    dialog.showModal();
    // The marked element, or else the first field; without either the browser chooses.
    const first =
      dialog.querySelector<HTMLElement>(markedFocus) ?? dialog.querySelector<HTMLElement>(fields);
    first?.focus({ preventScroll: true });
    return () => {
      dialog.close();
      // A browser restores the focus only while the opener is still in the page.
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);

  useLayer(onClose, isDismissible);

  // Esc is prevented on the key, too, because a second Esc cannot be cancelled in the `cancel`
  // event.
  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    if (isDismissible) onClose();
  }

  function onCancel(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isDismissible) onClose();
  }

  function onPress(event: MouseEvent<HTMLDialogElement>): void {
    if (isDismissible && event.target === event.currentTarget && event.button === 0) onClose();
  }

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[size], className)}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onMouseDown={onPress}
    >
      <div className={styles.frame}>
        <div className={classNames(styles.head, isTitleHidden && styles.bare)}>
          <h2 id={titleId} className={isTitleHidden ? styles.hidden : styles.title}>
            {title}
          </h2>
          {isDismissible ? (
            <IconButton icon="x" size="lg" label={t('close')} onClick={onClose} />
          ) : null}
        </div>
        <div className={styles.body} data-dialog-body="">
          {children}
        </div>
        {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
