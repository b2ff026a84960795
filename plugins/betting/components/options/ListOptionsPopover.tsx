import { useLayoutEffect, useRef } from 'react';
import { placePopover, useTranslate } from '#core/ui';
import { ListOptionsPanel } from './ListOptionsPanel.tsx';
import styles from './ListOptionsPanel.module.css';

/** The button stands in the list, which is drawn anew by many of the choices: it is looked for and not kept. */
function findButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-list-options]');
}

/** The options of lists on a desktop, beside their button; Esc and a press outside close them, and the button has the focus again. */
export function ListOptionsPopover({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('betting');
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (panel === null) return undefined;
    const place = (): void => {
      const button = findButton();
      if (button !== null) placePopover(button, panel, 'end');
    };
    const handlePress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !panel.contains(event.target) && findButton()?.contains(event.target) !== true) onClose();
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      onClose();
    };
    panel.showPopover();
    place();
    panel.focus({ preventScroll: true });
    // The texts and the choices come after the first paint, and make it higher.
    const sizes = new ResizeObserver(place);
    sizes.observe(panel);
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
      if (panel.contains(document.activeElement)) findButton()?.focus({ preventScroll: true });
    };
  }, [onClose]);
  return (
    <div ref={ref} popover="manual" role="dialog" aria-label={t('list.options')} tabIndex={-1} className={styles.popover}>
      <ListOptionsPanel />
    </div>
  );
}
