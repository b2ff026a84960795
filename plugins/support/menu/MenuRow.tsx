import { observer } from 'mobx-react-lite';
import { createModalToken } from '#core';
import { Count, Icon, usePeekService, useServices, useTranslate } from '#core/ui';
import { supportToken } from '../contract.ts';
import styles from './MenuRow.module.css';

const optionsModal = createModalToken<object>('support.options');

/** The way to the support in the menu of the mobile layout. */
export const MenuRow = observer(function MenuRow() {
  const t = useTranslate('support');
  const { modals } = useServices();
  const unread = usePeekService(supportToken)?.unreadAnswers ?? 0;
  return (
    <button type="button" className={styles.row} onClick={() => void modals.open(optionsModal, {})}>
      <Icon name="headset" size={20} className={styles.icon} />
      <span>{t('contact')}</span>
      {unread === 0 ? null : <Count value={unread} tone="accent" />}
      <Icon name="chevron-right" className={styles.chevron} />
    </button>
  );
});
