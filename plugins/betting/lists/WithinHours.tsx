import { Icon, Popover, useTranslate } from '#core/ui';
import styles from './WithinHours.module.css';

/** Hours ahead that can be chosen; undefined is everything. */
const hourChoices = [1, 3, 12, 24, 72, undefined] as const;

interface WithinHoursProps {
  readonly value: number | undefined;
  readonly onChange: (withinH: number | undefined) => void;
}

export function WithinHours({ value, onChange }: WithinHoursProps) {
  const t = useTranslate('betting');
  const text = (hours: number | undefined): string =>
    hours === undefined ? t('time.any') : t('time.hours', { count: hours });
  return (
    <Popover
      label={t('time.choose')}
      align="end"
      triggerLabel={t('time.chosen', { time: text(value) })}
      triggerClassName={styles.trigger}
      trigger={
        <>
          <Icon name="clock" size={15} />
          {text(value)}
          <Icon name="chevron-down" size={15} />
        </>
      }
    >
      {(close) => (
        <ul className={styles.choices}>
          {hourChoices.map((hours) => (
            <li key={hours ?? 'any'}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={hours === value}
                onClick={() => {
                  onChange(hours);
                  close();
                }}
              >
                {text(hours)}
                {hours === value ? <Icon name="check" size={15} /> : null}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
