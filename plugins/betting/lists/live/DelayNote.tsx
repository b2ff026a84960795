import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import styles from '../Page.module.css';

/** Others may see a match sooner: said wherever bets on running matches are offered. */
export const DelayNote = observer(function DelayNote() {
  const t = useTranslate('betting');
  return <p className={styles.delays}>{t('delays')}</p>;
});
