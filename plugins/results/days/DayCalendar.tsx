import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames, IconButton, useFormat, useServices, useTranslate } from '#core/ui';
import { addDays, addMonths, firstWeekdayOf, monthWeeks, noonS } from './calendar.ts';
import styles from './DayCalendar.module.css';

interface DayCalendarProps {
  readonly date: string;
  readonly firstDate: string;
  readonly lastDate: string;
  readonly onChoose: (date: string) => void;
}

/** A month to choose a day from: arrows go by days and weeks, Page Up and Page Down by months. */
export const DayCalendar = observer(function DayCalendar({
  date,
  firstDate,
  lastDate,
  onChoose,
}: DayCalendarProps) {
  const t = useTranslate('results');
  const format = useFormat();
  const { environment, preferences } = useServices();
  const { language, direction } = environment;
  const [at, setAt] = useState(date);
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  }, [at]);

  const bounded = (wanted: string): string =>
    wanted < firstDate ? firstDate : wanted > lastDate ? lastDate : wanted;
  const move = (event: KeyboardEvent): void => {
    const step = direction === 'rtl' ? -1 : 1;
    const wanted = {
      ArrowLeft: addDays(at, -step),
      ArrowRight: addDays(at, step),
      ArrowUp: addDays(at, -7),
      ArrowDown: addDays(at, 7),
      PageUp: addMonths(at, -1),
      PageDown: addMonths(at, 1),
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    setAt(bounded(wanted));
  };

  const firstWeekday = firstWeekdayOf(language);
  const name = (of: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...options, timeZone: 'UTC' }).format(
      noonS(of, 0) * 1000,
    );
  // The 4th of January 1970 was a Sunday.
  const weekdays = Array.from({ length: 7 }, (_unused, index) =>
    addDays('1970-01-04', (index + firstWeekday) % 7),
  );
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={t('month-before')}
          disabled={at.slice(0, 7) <= firstDate.slice(0, 7)}
          onClick={() => setAt(bounded(addMonths(at, -1)))}
        />
        <span aria-live="polite">{name(at, { month: 'long', year: 'numeric' })}</span>
        <IconButton
          icon="chevron-right"
          label={t('month-after')}
          disabled={at.slice(0, 7) >= lastDate.slice(0, 7)}
          onClick={() => setAt(bounded(addMonths(at, 1)))}
        />
      </div>
      <table ref={grid} className={styles.grid} onKeyDown={move}>
        <thead>
          <tr>
            {weekdays.map((each) => (
              <th key={each} scope="col" abbr={name(each, { weekday: 'long' })}>
                {name(each, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(at, firstWeekday).map((week) => (
            <tr key={week.find((each) => each !== undefined)}>
              {week.map((each, index) => (
                <td key={each ?? `none${index}`}>
                  {each === undefined ? null : (
                    <button
                      type="button"
                      className={classNames('num', styles.day)}
                      tabIndex={each === at ? 0 : -1}
                      data-autofocus={each === date ? '' : undefined}
                      disabled={each < firstDate || each > lastDate}
                      aria-pressed={each === date}
                      aria-label={format.date(noonS(each, preferences.timeZoneOffsetMin))}
                      onClick={() => onChoose(each)}
                    >
                      {Number(each.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
