import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import styles from '../Page.module.css';

/** Warns that others may see a match earlier; shown wherever live bets are offered. */
export const DelayNote = observer(function DelayNote() {
  const t = useTranslate('betting');
  return <p className={styles.delays}>{t('delays')}</p>;
});
