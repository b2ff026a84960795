import { useTranslate } from '#core/ui';
import { splitDuration } from '../maintenance/splitDuration.ts';
import styles from './Countdown.module.css';
import { useNowS } from '../maintenance/useNowS.ts';

interface CountdownProps {
  readonly atS: number;
  readonly label: string;
}

/** Days, hours and minutes until an instant. Not announced by screen readers. */
export function Countdown({ atS, label }: CountdownProps) {
  const t = useTranslate('access');
  const { days, hours, minutes } = splitDuration(atS - useNowS() + 59);
  const parts = [
    { value: days, name: t('soon.days', { count: days }) },
    { value: hours, name: t('soon.hours', { count: hours }) },
    { value: minutes, name: t('soon.minutes', { count: minutes }) },
  ];
  return (
    <div className={`num ${styles.parts}`} role="timer" aria-label={label}>
      {parts.map(({ value, name }, index) => (
        <div key={index} className={styles.part}>
          <b className={styles.value}>{String(value).padStart(2, '0')}</b>
          <span className={styles.name}>{name}</span>
        </div>
      ))}
    </div>
  );
}
