import { AnchoredPanel, useTranslate } from '#core/ui';
import { ListOptionsPanel } from './ListOptionsPanel.tsx';
import styles from './ListOptionsPanel.module.css';

/** Looks the button up on each use: a choice may replace the list and the button in it. */
function findButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-list-options]');
}

/** List options on desktop; Esc and a press outside close them and restore the focus. */
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
