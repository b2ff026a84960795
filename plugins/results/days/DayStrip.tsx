import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { classNames, Icon, Link, Popover, useFormat, useServices, useTranslate } from '#core/ui';
import { dayStrip, noonS } from './calendar.ts';
import type { ResultsStore } from './ResultsStore.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { resultsTarget } from './resultsTarget.ts';
import { scrollStripTo } from './scrollStripTo.ts';
import styles from './DayStrip.module.css';

export const DayStrip = observer(function DayStrip({ store }: { readonly store: ResultsStore }) {
  const t = useTranslate('results');
  const format = useFormat();
  const { preferences, environment, navigation } = useServices();
  const { date, today, filters, day } = store;
  const strip = useRef<HTMLUListElement>(null);
  // On a phone the chosen day may be outside of the strip.
  useEffect(() => {
    scrollStripTo(strip.current, strip.current?.querySelector('[aria-current]'));
  }, [date]);
  const weekday = new Intl.DateTimeFormat(environment.language, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return (
    <nav className={styles.strip} aria-label={t('days')}>
      <ul ref={strip} className={styles.days}>
        {dayStrip(date, today).map((each) => {
          const atS = noonS(each, preferences.timeZoneOffsetMin);
          const name = weekday.format(noonS(each, 0) * 1000);
          return (
            <li key={each}>
              <Link
                to={resultsTarget(each, today, filters)}
                className={styles.day}
                aria-current={each === date ? 'page' : undefined}
              >
                <small>{each === today ? t('today', { day: name }) : name}</small>
                <span className="num">{format.dayMonth(atS)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Popover
        label={t('calendar')}
        align="end"
        triggerClassName={classNames(styles.day, styles.any)}
        trigger={
          <>
            <Icon name="calendar" size={16} />
            <small>{t('any-date')}</small>
          </>
        }
      >
        {(close) => (
          <DayCalendar
            date={date}
            firstDate={day?.firstDate ?? date}
            lastDate={today}
            onChoose={(chosen) => {
              close();
              navigation.go(resultsTarget(chosen, today, filters));
            }}
          />
        )}
      </Popover>
    </nav>
  );
});
