import { Chip, useFormat, useTranslate } from '#core/ui';
import type { LineDay } from './lineDays.ts';
import styles from './DayChips.module.css';

interface DayChipsProps {
  readonly days: readonly LineDay[];
  readonly value: LineDay | undefined;
  readonly onChange: (day: LineDay | undefined) => void;
}

/** Narrows a line to one day. */
export function DayChips({ days, value, onChange }: DayChipsProps) {
  const t = useTranslate('betting');
  const format = useFormat();
  return (
    <div className={styles.days} role="group" aria-label={t('day.choose')}>
      <Chip isOn={value === undefined} onClick={() => onChange(undefined)}>
        {t('day.all')}
      </Chip>
      {days.map((day, index) => (
        <Chip key={day.date} isOn={day.date === value?.date} onClick={() => onChange(day)}>
          {index === 0
            ? t('time.today')
            : index === 1
              ? t('time.tomorrow')
              : format.dayMonth(day.fromS)}
        </Chip>
      ))}
    </div>
  );
}
