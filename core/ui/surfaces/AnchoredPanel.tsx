import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { followAnchor } from './followAnchor.ts';
import { tabStops } from './tabStops.ts';
import styles from './Popover.module.css';

interface AnchoredPanelProps {
  readonly label: string;
  /**
   * Element beside the panel, looked up whenever it is placed, because lists recreate their
   * elements.
   */
  readonly anchor: () => HTMLElement | null;
  readonly align?: 'start' | 'end' | undefined;
  readonly className?: string | undefined;
  /**
   * Called on Esc, or a press outside of panel and anchor; a press on the anchor is handled by the
   * anchor.
   */
  readonly onClose: () => void;
  /** The anchor has been removed. */
  readonly onAnchorLost?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Popover beside an element that is not its own button, open as long as it is rendered, in the top
 * layer. The focus goes to the element marked `data-autofocus`, else to the panel, and back to the
 * anchor. SHL-515: Tab goes through it as if it followed its anchor, and closes it when it leaves.
 * With a button use `Popover`.
 */
export function AnchoredPanel({
  label,
  anchor,
  align = 'start',
  className,
  onClose,
  onAnchorLost,
  children,
}: AnchoredPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const findAnchor = useEffectEvent(() => anchor());
  const loseAnchor = useEffectEvent(() => onAnchorLost?.());
  const handlePress = useEffectEvent((event: PointerEvent) => {
    if (
      event.target instanceof Node &&
      ref.current?.contains(event.target) !== true &&
      anchor()?.contains(event.target) !== true
    )
      onClose();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  const handleTab = useEffectEvent((event: KeyboardEvent, panel: HTMLElement) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = tabStops(panel);
    const { activeElement } = document;
    const isLeaving = event.shiftKey
      ? activeElement === panel || activeElement === stops[0]
      : stops.length === 0 || activeElement === stops.at(-1);
    if (!isLeaving) return;
    // The panel is elsewhere in the document: forwards the browser continues from the anchor,
    // backwards the anchor gets the focus.
    anchor()?.focus({ preventScroll: true });
    if (event.shiftKey) event.preventDefault();
    onClose();
  });
  const giveFocusBack = useEffectEvent((panel: HTMLElement) => {
    // Unless the press was elsewhere.
    if (panel.contains(document.activeElement) || document.activeElement === document.body)
      anchor()?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const panel = ref.current;
    if (panel === null) return undefined;
    panel.showPopover();
    const stop = followAnchor(panel, () => findAnchor(), { align, onLost: () => loseAnchor() });
    (panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel).focus({ preventScroll: true });
    const press = (event: PointerEvent): void => handlePress(event);
    const key = (event: KeyboardEvent): void => handleKey(event);
    const tab = (event: KeyboardEvent): void => handleTab(event, panel);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    panel.addEventListener('keydown', tab);
    return () => {
      stop();
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
      panel.removeEventListener('keydown', tab);
      giveFocusBack(panel);
    };
  }, [align]);

  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.panel, className)}
    >
      {children}
    </div>
  );
}
