import { AnchoredPanel, useTranslate } from '#core/ui';
import { ListOptionsPanel } from './ListOptionsPanel.tsx';
import styles from './ListOptionsPanel.module.css';

/** The button stands in the list, which is drawn again by many of the choices: it is looked for and not kept. */
function findButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-list-options]');
}

/** The options of lists on a desktop, beside their button; Esc and a press outside close them, and the button has the focus again. */
export function ListOptionsPopover({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('betting');
  return (
    <AnchoredPanel
      label={t('list.options')}
      anchor={findButton}
      align="end"
      className={styles.popover}
      onClose={onClose}
    >
      <ListOptionsPanel />
    </AnchoredPanel>
  );
}
