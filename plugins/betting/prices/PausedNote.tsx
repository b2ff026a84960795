import { observer } from 'mobx-react-lite';
import { Button, useFormat, useTranslate } from '#core/ui';
import { useBetting } from '../service/useBetting.ts';
import styles from './PausedNote.module.css';

/** Note that prices are paused: since when, and a button that shows the latest. */
export const PausedNote = observer(function PausedNote() {
  const { display } = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  if (display.pausedAtS === undefined) return null;
  return (
    <div className={styles.note} role="group" aria-label={t('prices.paused')}>
      <p className={styles.text}>
        {t('prices.paused-since', { time: format.time(display.pausedAtS) })}
      </p>
      <Button size="sm" variant="secondary" onClick={display.update}>
        {t('prices.update')}
      </Button>
      <Button size="sm" variant="ghost" onClick={display.resume}>
        {t('prices.resume')}
      </Button>
    </div>
  );
});
