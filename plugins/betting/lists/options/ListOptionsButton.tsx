import { observer } from 'mobx-react-lite';
import { IconButton, useTranslate } from '#core/ui';
import { useBetting } from '../../service/useBetting.ts';
import styles from './ListOptionsButton.module.css';

/** Opens the list options; the panel belongs to the page, as the list is redrawn. */
export const ListOptionsButton = observer(function ListOptionsButton() {
  const betting = useBetting();
  const t = useTranslate('betting');
  return (
    <IconButton
      icon="adjustments-horizontal"
      label={t('list.options')}
      className={styles.trigger}
      data-list-options=""
      aria-haspopup="dialog"
      aria-expanded={betting.isPanelOpen}
      onClick={() => betting.setPanelOpen(!betting.isPanelOpen)}
    />
  );
});
